// What the players without a search choose where the right choice is plain.

#include <gtest/gtest.h>

#include "bots/players/zirkhaki/greedy_player.h"
#include "bots/players/zirkhaki/knowledge.h"
#include "bots/players/zirkhaki/positions.h"
#include "bots/players/zirkhaki/prospect.h"
#include "bots/players/zirkhaki/three_player.h"

namespace mohreh::zirkhaki {
namespace {

constexpr Card card_of(Kind kind, int value) {
  return card_at(kind, value - lowest_value(kind));
}

// Seat 0's turn, between two: all burnt cards are back in the deck but the lowest ones.
State turn_with(std::initializer_list<Card> area) {
  Options options;
  options.first_seat = seat_of(0);
  State state = Zirkhaki::setup(options, 2);
  state.begun = true;
  for (const Card card : area) state.area.push_back(card);
  return state;
}

void peek_at(State& state, Card card) {
  state.peeked.push_back(card);
  state.seen_by.push_back(SeatSet::only(seat_of(0)));
}

template <class P>
Move choice_of(const State& state) {
  EXPECT_TRUE(Zirkhaki::check(state).none()) << Zirkhaki::check(state).key;
  MoveList<Move> legal;
  Zirkhaki::legal_moves(state, seat_of(0), legal);
  Rng rng(1);
  P player;
  return player.choose_move(Zirkhaki::view(state, {seat_of(0), Recall::perfect}), seat_of(0), legal,
                            rng);
}

const Card kCoinNine = card_of(Kind::coin, 9);
const Card kCoin8 = card_of(Kind::coin, 8);
const Card kKeySeven = card_of(Kind::key, 7);
const Card kChest7 = card_of(Kind::chest, 7);
const Card kCarpet3 = card_of(Kind::carpet, 3);
const Card kPistol3 = card_of(Kind::pistol, 3);
const Card kSnake5 = card_of(Kind::snake, 5);

TEST(ThreePlayer, CollectsAtThreeCards) {
  EXPECT_EQ(choice_of<ThreePlayer>(turn_with({kCoinNine, kKeySeven})), Move::reveal());
  EXPECT_EQ(choice_of<ThreePlayer>(turn_with({kCoinNine, kKeySeven, kCarpet3})), Move::collect());
  EXPECT_EQ(choice_of<ThreePlayer>(turn_with({kChest7, kKeySeven})), Move::collect());
}

TEST(ThreePlayer, MindsWhatItHasSeen) {
  State duplicate = turn_with({kCoinNine});
  peek_at(duplicate, kCoin8);
  EXPECT_EQ(choice_of<ThreePlayer>(duplicate), Move::collect());
  State snake = turn_with({kCoinNine});
  peek_at(snake, kSnake5);
  EXPECT_EQ(choice_of<ThreePlayer>(snake), Move::reveal());
  State late_snake = turn_with({kCoinNine, kKeySeven});
  peek_at(late_snake, kSnake5);
  EXPECT_EQ(choice_of<ThreePlayer>(late_snake), Move::collect());
}

TEST(GreedyPlayer, StopsWhenTheAreaIsWorthMoreThanTheRisk) {
  EXPECT_EQ(choice_of<GreedyPlayer>(turn_with({kPistol3})), Move::reveal());
  EXPECT_EQ(choice_of<GreedyPlayer>(turn_with(
                {kCoinNine, kKeySeven, kPistol3, card_of(Kind::map, 7), card_of(Kind::dagger, 7)})),
            Move::collect());
}

TEST(GreedyPlayer, RisksNothingWithWhatTheCarpetSaves) {
  const auto area = {kCoinNine, kKeySeven, card_of(Kind::map, 7), card_of(Kind::dagger, 7),
                     kCarpet3};
  State safe = turn_with(area);
  EXPECT_EQ(choice_of<GreedyPlayer>(safe), Move::reveal());
  safe.options.powers = 0;  // the carpet does not act
  EXPECT_EQ(choice_of<GreedyPlayer>(safe), Move::collect());
}

TEST(GreedyPlayer, TakesWhatIsSafeAndLeavesWhatBurns) {
  State good = turn_with({kCoinNine, kKeySeven, kCarpet3, card_of(Kind::map, 7)});
  peek_at(good, card_of(Kind::dagger, 7));
  EXPECT_EQ(choice_of<GreedyPlayer>(good), Move::reveal());
  State bad = turn_with({kCoinNine});
  peek_at(bad, kCoin8);
  EXPECT_EQ(choice_of<GreedyPlayer>(bad), Move::collect());
}

TEST(GreedyPlayer, ShootsWhereTheGapIsWidest) {
  State state = turn_with({kPistol3});
  state.field[1].add(kCoinNine);
  state.field[1].add(kCoin8);
  state.field[1].add(card_of(Kind::map, 5));
  state.phase = Phase::pistol;
  EXPECT_EQ(choice_of<GreedyPlayer>(state),
            Move::at_field(MoveKind::shoot, seat_of(1), card_of(Kind::map, 5)));
}

TEST(GreedyPlayer, DoesNotBurnItselfWithADagger) {
  State state = turn_with({kKeySeven, card_of(Kind::dagger, 3)});
  state.field[1].add(card_of(Kind::key, 6));
  state.field[1].add(card_of(Kind::coin, 5));
  state.phase = Phase::dagger;
  EXPECT_EQ(choice_of<GreedyPlayer>(state),
            Move::at_field(MoveKind::steal, seat_of(1), card_of(Kind::coin, 5)));
}

TEST(GreedyPlayer, DigsUpTheMissingHalf) {
  State state = turn_with({kKeySeven, card_of(Kind::map, 3)});
  for (const Kind kind : {Kind::chest, Kind::carpet, Kind::key}) {
    state.burnt.remove(card_at(kind, 0));
    state.shown.push_back(card_at(kind, 0));
  }
  state.phase = Phase::map;
  EXPECT_EQ(choice_of<GreedyPlayer>(state),
            Move::with_card(MoveKind::play_burnt, card_at(Kind::chest, 0)));
}

TEST(GreedyPlayer, KeepsTheStrongerRing) {
  Options options;
  options.first_seat = seat_of(0);
  options.rings = RingMode::on;
  State state = Zirkhaki::setup(options, 2);
  for (const Ring ring : {Ring::trickster, Ring::mugger, Ring::map_reader, Ring::cutpurse}) {
    Zirkhaki::apply(state, {kChance, Move::with_ring(MoveKind::ring, ring)}, nullptr);
  }
  const RingSet dealt = state.dealt[0];
  const Ring other =
      ring_strength(dealt.nth(0)) > ring_strength(dealt.nth(1)) ? dealt.nth(0) : dealt.nth(1);
  EXPECT_EQ(choice_of<GreedyPlayer>(state), Move::with_ring(MoveKind::wear, other));
}

TEST(Stake, CountsWhatBeatsTheOwnTops) {
  State state = turn_with({kCoinNine, kCarpet3, kKeySeven});
  state.field[0].add(kCoin8);
  const Stake stake = stake_of(state);
  EXPECT_FLOAT_EQ(stake.gained, 1 + 3 + 7);
  EXPECT_FLOAT_EQ(stake.saved, 1);
  EXPECT_EQ(stake.top(Kind::key), 7);
}

// Ten burnt cards, the lowest of each kind, on an empty field: each card drawn counts.
TEST(Stake, ExpectsTheBonusOfChestAndKey) {
  const Pile burnt = Pile::lowest(1);
  EXPECT_NEAR(expected_bonus(burnt, 1, {}), 2.2, 1e-5);
  EXPECT_NEAR(expected_bonus(burnt, 10, {}), 22, 1e-5);
  Pile twice = burnt;
  twice.add(card_of(Kind::coin, 6));
  // Of eleven cards two are coins; of them the better one counts.
  EXPECT_NEAR(expected_bonus(twice, 11, {}), 24, 1e-4);
}

TEST(Knowledge, HoldsAllThatTheSeatCanSee) {
  Options options;
  options.rings = RingMode::on;
  for (int seats = 2; seats <= 8; seats += 3) {
    walk_match(options, seats, 11, [&](const State& state, Seat seat) {
      const View view = Zirkhaki::view(state, {seat, Recall::perfect});
      const State known = known_position(view);
      EXPECT_EQ(known.deck(), state.deck());
      if (state.phase == Phase::rings) return;
      MoveList<Move> moves;
      MoveList<Move> known_moves;
      Zirkhaki::legal_moves(state, seat, moves);
      Zirkhaki::legal_moves(known, seat, known_moves);
      ASSERT_EQ(moves.size(), known_moves.size());
      EXPECT_EQ(knows_next(known, seat), knows_next(state, seat));
    });
  }
}

}  // namespace
}  // namespace mohreh::zirkhaki
