// What rule cases in text cannot show: distributions, the size of things, impossible positions.

#include "engine/games/zirkhaki/zirkhaki.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/core/playout.h"
#include "engine/games/zirkhaki/score.h"

namespace mohreh::zirkhaki {
namespace {

constexpr Card kCoin9 = card_at(Kind::coin, 5);
constexpr Card kCoin5 = card_at(Kind::coin, 1);
constexpr Card kSnake4 = card_at(Kind::snake, 2);
constexpr Card kAstrolabe3 = card_at(Kind::astrolabe, 1);

Options options_with(RingMode rings) {
  Options options;
  options.first_seat = seat_of(0);
  options.rings = rings;
  return options;
}

State begun(int seats = 2) {
  return Zirkhaki::setup(options_with(RingMode::off), seats);
}

State after(State state, std::initializer_list<Ply<Move>> plies) {
  for (const Ply<Move>& ply : plies) Zirkhaki::apply(state, ply, nullptr);
  return state;
}

Ply<Move> reveal(int seat) {
  return {seat_of(seat), Move::reveal()};
}
Ply<Move> card(Card drawn) {
  return {kChance, Move::with_card(MoveKind::card, drawn)};
}

// Seats 0 … 3 hold two rings each and nobody has chosen.
State rings_dealt(int seats) {
  State state = Zirkhaki::setup(options_with(RingMode::on), seats);
  Rng rng(3);
  while (state.phase == Phase::deal)
    Zirkhaki::apply(state, {kChance, Zirkhaki::sample_chance(state, rng)}, nullptr);
  return state;
}

TEST(Zirkhaki, StateIsSmall) {
  EXPECT_LE(sizeof(State), 320U);
}

State with_area(std::initializer_list<Card> cards, int powers = kAllPowers) {
  State state = begun();
  state.options.powers = static_cast<std::uint8_t>(powers);
  state.begun = true;
  for (const Card one : cards) state.area.push_back(one);
  return state;
}
Standing standing_of(const State& state) {
  return standing_in(Zirkhaki::view(state, {seat_of(1), Recall::table}));
}

TEST(Standing, CarpetGuardsWhatLiesBeforeIt) {
  const Card carpet = card_at(Kind::carpet, 0);
  EXPECT_EQ(standing_of(with_area({kCoin9, kSnake4, carpet, card_at(Kind::key, 0)})).guarded, 2);
  EXPECT_EQ(standing_of(with_area({carpet, kCoin9})).guarded, 0);
  EXPECT_EQ(standing_of(with_area({kCoin9, carpet}, 0)).guarded, 0) << "powers are switched off";
}

TEST(Standing, ChestAndKeyAreLinkedWhereTheyAct) {
  const Card chest = card_at(Kind::chest, 0);
  const Card key = card_at(Kind::key, 0);
  EXPECT_EQ(standing_of(with_area({key, kCoin9, chest})).linked.size(), 2U);
  EXPECT_TRUE(standing_of(with_area({key, kCoin9})).linked.empty());
  EXPECT_TRUE(standing_of(with_area({key, chest}, 1)).linked.empty()) << "only the carpet acts";
}

TEST(Standing, KindsOfTheAreaBurn) {
  const Standing standing = standing_of(with_area({kSnake4, kCoin9}));
  ASSERT_EQ(standing.burning.size(), 2U);
  EXPECT_EQ(standing.burning[0], Kind::snake);
  EXPECT_EQ(standing.burning[1], Kind::coin);
}

TEST(Standing, PointsAreTheTops) {
  State state = begun();
  state.field[0].add(kCoin5);
  state.field[0].add(kCoin9);
  state.field[0].add(kSnake4);
  EXPECT_EQ(standing_of(state).points[0], 13);
  state.ring[0] = Ring::goldsmith;
  EXPECT_EQ(standing_of(state).points[0], 18);
}

TEST(Standing, TellsTheTrickstersSecondCard) {
  State state = with_area({card_at(Kind::horseshoe, 0)});
  state.phase = Phase::horseshoe;
  state.second_due = true;
  EXPECT_FALSE(standing_of(state).second_asked);
  state.area.push_back(kCoin9);
  EXPECT_TRUE(standing_of(state).second_asked);
  state.second_due = false;
  EXPECT_FALSE(standing_of(state).second_asked);
}

TEST(Chance, EveryCardIsOneOfTheDeck) {
  const State state = after(begun(5), {reveal(0), card(kCoin9), reveal(0)});
  Rng rng(5);
  std::map<std::uint8_t, int> drawn;
  constexpr int kDraws = 99'000;
  for (int i = 0; i < kDraws; ++i) ++drawn[Zirkhaki::sample_chance(state, rng).a];
  EXPECT_EQ(drawn.size(), 50U);
  double chi_square = 0;
  for (const auto& [drawn_card, count] : drawn) {
    const double expected = kDraws / 99.0 * state.deck().count(static_cast<Card>(drawn_card));
    chi_square += (count - expected) * (count - expected) / expected;
  }
  EXPECT_LT(chi_square, 85.4);  // 49 degrees of freedom, one in a thousand
}

TEST(Chance, PeekedCardsAreNotDrawnAgain) {
  const State state = after(begun(), {reveal(0), card(kAstrolabe3)});
  ASSERT_EQ(state.phase, Phase::peek);
  const State seen = after(state, {{kChance, Move::with_card(MoveKind::peek, kCoin9)},
                                   {seat_of(0), Move::reveal()},
                                   {seat_of(0), Move::reveal()}});
  ChanceList<Move> chances;
  Zirkhaki::chance_moves(seen, chances);
  EXPECT_EQ(chances.size(), 48U);
  for (const auto& chance : chances) EXPECT_NE(chance.move.card(), kCoin9);
}

TEST(Determinize, WithoutACountThePileCanBeAnything) {
  State state = begun();
  state.options.show_counts = false;
  const View view = Zirkhaki::view(state, {seat_of(1), Recall::table});
  EXPECT_TRUE(view.burnt.empty()) << "the pile is not in the view";
  Rng rng(1);
  std::map<int, int> burnt;
  for (int i = 0; i < 600; ++i) {
    const State world = Zirkhaki::determinize(view, rng);
    EXPECT_EQ(world.burnt.size(), 10);
    for (int c = 0; c < kCards; ++c) burnt[c] += world.burnt.count(static_cast<Card>(c));
  }
  for (int c = 0; c < kCards; ++c) EXPECT_NEAR(burnt[c], 100, 50) << c;
}

TEST(Determinize, TheCountingAidFixesTheKinds) {
  const View view = Zirkhaki::view(begun(), {seat_of(1), Recall::table});
  Rng rng(1);
  for (int i = 0; i < 100; ++i) {
    const State world = Zirkhaki::determinize(view, rng);
    for (int k = 0; k < kKinds; ++k) EXPECT_EQ(world.burnt.stack(kind_at(k)).size(), 1);
  }
}

TEST(Determinize, PerfectRecallKnowsThePileExactly) {
  const State state = after(begun(), {reveal(0), card(kCoin9), reveal(0), card(kCoin5)});
  Rng rng(1);
  for (const Seat seat : {seat_of(0), seat_of(1), kSpectator}) {
    const State world = Zirkhaki::determinize(Zirkhaki::view(state, {seat, Recall::perfect}), rng);
    EXPECT_EQ(world.burnt, state.burnt);
  }
}

TEST(Determinize, APeekedCardIsAnyCardToTheOthers) {
  const State state = after(begun(), {reveal(0),
                                      card(kAstrolabe3),
                                      {kChance, Move::with_card(MoveKind::peek, kCoin9)},
                                      {seat_of(0), Move::collect()}});
  Rng rng(1);
  std::set<Card> guesses;
  const View other = Zirkhaki::view(state, {seat_of(1), Recall::perfect});
  const View own = Zirkhaki::view(state, {seat_of(0), Recall::table});
  for (int i = 0; i < 1000; ++i) {
    guesses.insert(Zirkhaki::determinize(other, rng).peeked[0]);
    EXPECT_EQ(Zirkhaki::determinize(own, rng).peeked[0], kCoin9);
  }
  EXPECT_EQ(guesses.size(), 49U);
}

TEST(WhyNot, D11_NoRingAtAllIsAskedFor) {
  const State state = rings_dealt(2);
  const auto none = Move::with_ring(MoveKind::wear, Ring::none);
  EXPECT_EQ(Zirkhaki::why_not(state, seat_of(0), none).key, "pick_ring");
}

TEST(Determinize, RingsOfOthersCanBeAllButOnesOwn) {
  State state = rings_dealt(2);
  const Ring chosen = state.dealt[1].nth(0);
  Zirkhaki::apply(state, {seat_of(1), Move::with_ring(MoveKind::wear, chosen)}, nullptr);
  const View view = Zirkhaki::view(state, {seat_of(0), Recall::perfect});
  EXPECT_EQ(view.ring[1], Ring::none) << "the choice is not in the view";
  Rng rng(1);
  std::map<Ring, int> rings;
  for (int i = 0; i < 1200; ++i) ++rings[Zirkhaki::determinize(view, rng).ring[1]];
  EXPECT_EQ(rings.size(), 6U);
  for (const auto& [ring, count] : rings) {
    EXPECT_FALSE(state.dealt[0].has(ring));
    EXPECT_NEAR(count, 200, 60);
  }
}

TEST(Reveals, AShotCanBeTakenBackAndALookCannot) {
  State state = begun();
  state.field[1].add(kCoin9);
  state.field[0].add(kAstrolabe3);
  const State pistol = after(state, {reveal(0), card(card_at(Kind::pistol, 1))});
  EXPECT_FALSE(
      Zirkhaki::reveals(pistol, {seat_of(0), Move::at_field(MoveKind::shoot, seat_of(1), kCoin9)}));
  const State horseshoe = after(state, {reveal(0), card(card_at(Kind::horseshoe, 1))});
  EXPECT_TRUE(
      Zirkhaki::reveals(horseshoe, {seat_of(0), Move::with_card(MoveKind::play_own, kAstrolabe3)}));
  // A card that another seat has looked at is known to the game, yet new to this seat.
  State seen = horseshoe;
  seen.peeked.push_back(kCoin5);
  seen.seen_by.push_back(SeatSet::only(seat_of(1)));
  ASSERT_TRUE(Zirkhaki::check(seen).none());
  EXPECT_TRUE(
      Zirkhaki::reveals(seen, {seat_of(0), Move::with_card(MoveKind::play_own, kAstrolabe3)}));
  EXPECT_TRUE(Zirkhaki::reveals(state, reveal(0)));
}

// Random matches of two end in about 17 turns or more, and everybody's cards are counted.
TEST(Match, EveryCardIsSomewhereInTheEnd) {
  Rng rng(11);
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    State state = begun(seats);
    play_random<Zirkhaki>(state, rng, Zirkhaki::kInfo.max_plies);
    ASSERT_EQ(state.phase, Phase::over);
    EXPECT_EQ(state.deck_left(), 0);
    EXPECT_EQ(state.outside_deck(), Pile::all(state.copies()));
  }
}

TEST(Check, RefusesImpossiblePositions) {
  const State good = after(begun(3), {reveal(0), card(kCoin9), reveal(0), card(kSnake4)});
  ASSERT_TRUE(Zirkhaki::check(good).none());
  const auto refuses = [&](const char* what, auto change) {
    State bad = good;
    change(bad);
    EXPECT_FALSE(Zirkhaki::check(bad).none()) << what;
  };
  refuses("seats", [](State& s) { s.seats = 9; });
  refuses("no seats", [](State& s) { s.seats = 0; });
  refuses("active", [](State& s) { s.active = seat_of(3); });
  refuses("active", [](State& s) { s.active = kChance; });
  refuses("phase", [](State& s) { s.phase = static_cast<Phase>(77); });
  refuses("powers", [](State& s) { s.options.powers = 9; });
  refuses("no such card", [](State& s) { s.area[0] = static_cast<Card>(60); });
  refuses("list too long", [](State& s) { s.area.count = 200; });
  refuses("list too long", [](State& s) { s.burst.count = 2; });
  refuses("a card twice", [](State& s) { s.field[0].add(kCoin9); });
  refuses("a card twice", [](State& s) { s.burnt.add(kSnake4); });
  refuses("a count of three", [](State& s) { s.field[0].set_stack(Kind::map, {0xFFF}); });
  refuses("bits beyond the cards", [](State& s) { s.burnt.words[1] |= std::uint64_t{1} << 61U; });
  refuses("a kind twice in the area", [](State& s) { s.area.push_back(kCoin5); });
  refuses("not begun", [](State& s) { s.begun = false; });
  refuses("empty area", [](State& s) { s.area.clear(); });
  refuses("empty seat's cards", [](State& s) { s.field[4].add(kCoin5); });
  refuses("empty seat's ring", [](State& s) { s.ring[4] = Ring::mugger; });
  refuses("rings without the option", [](State& s) { s.ring[0] = Ring::mugger; });
  refuses("no such ring", [](State& s) { s.ring[0] = static_cast<Ring>(9); });
  refuses("dealing without rings", [](State& s) { s.phase = Phase::deal; });
  refuses("no power waits", [](State& s) { s.phase = Phase::pistol; });
  refuses("no power waits", [](State& s) { s.phase = Phase::horseshoe; });
  refuses("no map waits", [](State& s) { s.phase = Phase::map; });
  refuses("nothing is looked at", [](State& s) { s.phase = Phase::peek; });
  refuses("shown without a map", [](State& s) { s.shown.push_back(kCoin5); });
  refuses("no bonus", [](State& s) { s.bonus_due = 1; });
  refuses("no bonus", [](State& s) { s.phase = Phase::bonus; });
  refuses("nobody owes a card", [](State& s) { s.second_due = true; });
  refuses("peeked by nobody", [](State& s) { s.peeked.push_back(kCoin5); });
  refuses("seen by nobody", [](State& s) {
    s.peeked.push_back(kCoin5);
    s.seen_by.push_back(SeatSet{});
  });
  refuses("seen by a seat that does not exist", [](State& s) {
    s.peeked.push_back(kCoin5);
    s.seen_by.push_back(SeatSet::only(seat_of(5)));
  });
  refuses("drawn although known", [](State& s) {
    s.peeked.push_back(kCoin5);
    s.seen_by.push_back(SeatSet::only(seat_of(1)));
    s.phase = Phase::draw;
  });
  refuses("seen below what was seen", [](State& s) {
    s.peeked.push_back(kCoin5);
    s.seen_by.push_back(SeatSet::only(seat_of(1)));
    s.peeked.push_back(card_at(Kind::key, 3));
    s.seen_by.push_back(SeatSet::only(seat_of(0)));
  });
  refuses("burst in a turn", [](State& s) { s.burst.push_back(kCoin5); });
  refuses("over with a deck", [](State& s) { s.phase = Phase::over; });
  refuses("spare", [](State& s) { s.spare = 1; });
}

// Whoever looks has seen the cards above before the next one comes.
TEST(Check, RefusesALookPastAnUnseenCard) {
  State state = after(begun(), {reveal(0), card(kAstrolabe3)});
  state.options.rings = RingMode::on;
  state.ring = {Ring::fortune_teller, Ring::mugger};
  ASSERT_TRUE(Zirkhaki::check(state).none());
  state.peeked.push_back(kCoin5);
  state.seen_by.push_back(SeatSet::first(2));
  ASSERT_TRUE(Zirkhaki::check(state).none());
  state.seen_by[0] = SeatSet::only(seat_of(1));
  EXPECT_FALSE(Zirkhaki::check(state).none());
}

TEST(Check, RefusesImpossibleRings) {
  const State good = rings_dealt(3);
  ASSERT_EQ(good.phase, Phase::rings);
  ASSERT_TRUE(Zirkhaki::check(good).none());
  const auto refuses = [&](const char* what, auto change) {
    State bad = good;
    change(bad);
    EXPECT_FALSE(Zirkhaki::check(bad).none()) << what;
  };
  refuses("one ring only", [](State& s) { s.dealt[1] = RingSet{}.with(s.dealt[1].nth(0)); });
  refuses("three rings", [](State& s) { s.dealt[1] = RingSet{7}; });
  refuses("a ring twice", [](State& s) { s.dealt[1] = s.dealt[0]; });
  refuses("a ring of another", [](State& s) { s.ring[1] = s.dealt[0].nth(0); });
  refuses("all have chosen", [](State& s) {
    for (std::size_t i = 0; i < 3; ++i) s.ring[i] = s.dealt[i].nth(0);
  });
  refuses("play without rings", [](State& s) {
    s.phase = Phase::choice;
    s.dealt = {};
  });
  refuses("pairs in play", [](State& s) { s.phase = Phase::choice; });
  refuses("all dealt", [](State& s) { s.phase = Phase::deal; });
  refuses("dealt out of turn", [](State& s) {
    s.phase = Phase::deal;
    s.dealt[0] = {};
  });
  refuses("a peek before play", [](State& s) {
    s.peeked.push_back(kCoin5);
    s.seen_by.push_back(SeatSet::only(seat_of(0)));
  });
}

TEST(MoveText, RefusesOtherSpellings) {
  const State state = begun();
  for (const char* wrong : {"",
                            "card snake 5",
                            "snake",
                            "snake 8",
                            "snake 1",
                            "coin 3",
                            "coin 10",
                            "snake 05",
                            "snake 5 5",
                            "reveal 1",
                            "Reveal",
                            "collect x",
                            "shoot snake 5",
                            "shoot 8 snake 5",
                            "shoot 1",
                            "shoot 1 snake",
                            "steal -1 snake 5",
                            "wear",
                            "wear none",
                            "ring none",
                            "ring mugger mugger",
                            "first 8",
                            "first",
                            "play_own",
                            "play_burnt 5",
                            "peek 5",
                            "?"}) {
    EXPECT_FALSE(Zirkhaki::parse_move(state, wrong)) << wrong;
  }
}

}  // namespace
}  // namespace mohreh::zirkhaki
