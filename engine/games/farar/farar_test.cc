// What rule cases in text cannot show: distributions, the size of things, impossible positions.

#include "engine/games/farar/farar.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/games/farar/money.h"
#include "engine/games/farar/pact.h"

namespace mohreh::farar {
namespace {

State drawing_state(int seats) {
  Options options;
  options.first_seat = seat_of(0);
  State state = Farar::setup(options, seats);
  for (int s = 0; s < seats; ++s) Farar::apply(state, {seat_of(s), Move::stake(50)}, nullptr);
  return state;
}

TEST(Farar, StateIsSmall) {
  EXPECT_LE(sizeof(State), 256U);
}

TEST(Chance, EveryCoalIsOneOfThoseLeft) {
  State state = drawing_state(2);
  Rng rng(5);
  std::map<std::uint8_t, int> drawn;
  constexpr int kDraws = 48'000;
  for (int i = 0; i < kDraws; ++i) ++drawn[Farar::sample_chance(state, rng).a];
  double chi_square = 0;
  for (std::size_t kind = 0; kind < kCoalKinds; ++kind) {
    const double expected = kDraws / 48.0 * kAllCoals[kind];
    const double off = drawn[static_cast<std::uint8_t>(kind)] - expected;
    chi_square += off * off / expected;
  }
  EXPECT_LT(chi_square, 22.5);  // 6 degrees of freedom, one in a thousand
}

TEST(Coals, NoneIsLostInARound) {
  State state = drawing_state(6);
  Rng rng(9);
  int edge = 0;
  while (state.round == 1 && state.phase != Phase::over) {
    const int in_front = count_of(State::at(state.haul, state.drawer()));
    const Ply<Move> ply = state.phase == Phase::coal
                              ? Ply<Move>{kChance, Farar::sample_chance(state, rng)}
                              : Ply<Move>{state.drawer(), Move::draw()};
    Farar::apply(state, ply, nullptr);
    if (state.round > 1) break;
    if (ply.by == kChance && ply.move == Move::turn_over(Coal::devil)) edge += in_front + 1;
    int seen = count_of(state.furnace) + edge;
    for (const Haul& haul : state.haul) seen += count_of(haul);
    ASSERT_EQ(seen, kCoals);
  }
}

TEST(Determinize, SealedStakesOfOthersCanBeAnything) {
  Options options;
  options.first_seat = seat_of(0);
  State state = Farar::setup(options, 3);
  Farar::apply(state, {seat_of(1), Move::stake(130)}, nullptr);
  const View view = Farar::view(state, {seat_of(0), Recall::perfect});
  EXPECT_EQ(view.stake[1], 0) << "the stake is not in the view";
  Rng rng(1);
  std::map<int, int> stakes;
  for (int i = 0; i < 2100; ++i) ++stakes[Farar::determinize(view, rng).stake[1]];
  EXPECT_EQ(stakes.size(), 21U);
  for (const auto& [stake, count] : stakes) EXPECT_NEAR(count, 100, 45) << stake;
}

// Whoever could not pay a fine in full is known to hold less than 50 in the purse.
TEST(Determinize, FinesBoundAHiddenPurse) {
  Options options;
  options.first_seat = seat_of(0);
  State state = Farar::setup(options, 3);
  state.round = 2;
  state.wealth = {120, 300, 50};
  state.counted = state.wealth;
  state.pact = pacts_by_track(state);
  for (int s = 0; s < 3; ++s)
    Farar::apply(state, {seat_of(s), Move::stake(s == 0 ? 100 : 0)}, nullptr);
  Farar::apply(state, {kChance, Move::turn_over(Coal::devil)}, nullptr);
  ASSERT_EQ(state.fines[0], 0);
  const View view = Farar::view(state, {seat_of(1), Recall::table});
  Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    const State world = Farar::determinize(view, rng);
    EXPECT_GE(world.wealth[0], 100);
    EXPECT_LT(world.purse(seat_of(0)), kFine);
  }
}

TEST(Check, RefusesImpossiblePositions) {
  const State good = drawing_state(3);
  ASSERT_TRUE(Farar::check(good).none());
  const auto refuses = [&](const char* what, auto change) {
    State bad = good;
    change(bad);
    EXPECT_FALSE(Farar::check(bad).none()) << what;
  };
  refuses("seats", [](State& s) { s.seats = 9; });
  refuses("no seats", [](State& s) { s.seats = 0; });
  refuses("start", [](State& s) { s.start = seat_of(3); });
  refuses("start", [](State& s) { s.start = kChance; });
  refuses("phase", [](State& s) { s.phase = static_cast<Phase>(77); });
  refuses("round", [](State& s) { s.round = 0; });
  refuses("round", [](State& s) { s.round = 201; });
  refuses("drawn", [](State& s) { s.drawn = 3; });
  refuses("odd money", [](State& s) { s.wealth[0] = 205; });
  refuses("too much money", [](State& s) { s.wealth[0] = 60'000; });
  refuses("empty seat's money", [](State& s) { s.wealth[5] = 10; });
  refuses("stake beyond wealth", [](State& s) { s.stake[0] = 210; });
  refuses("stake missing", [](State& s) { s.staked = s.staked.without(seat_of(1)); });
  refuses("too many coals", [](State& s) { s.furnace[0] = 10; });
  refuses("too many devils", [](State& s) {
    s.burnt = SeatSet::only(seat_of(0));
    s.drawn = 1;
  });
  refuses("no coals", [](State& s) { s.furnace = {}; });
  refuses("coals before the turn", [](State& s) {
    s.haul[1][0] = 1;
    s.furnace[0] = 8;
  });
  refuses("choice before the first coal", [](State& s) { s.phase = Phase::decision; });
  refuses("pact in round 1", [](State& s) { s.pact = SeatSet::only(seat_of(0)); });
  refuses("seat that does not exist", [](State& s) { s.burnt = SeatSet::only(seat_of(7)); });
  refuses("fines without a devil", [](State& s) { s.fines[0] = 1; });
  refuses("target reached", [](State& s) { s.counted[0] = s.wealth[0] = 1600; });
}

// Four seats with stakes of 100, 120, 140 and 60 after the rulebook's example: seat 0 has met a
// devil, seat 1 keeps 135, and seat 2 draws.
State example_state() {
  Options options;
  options.first_seat = seat_of(0);
  State state = Farar::setup(options, 4);
  const std::array<int, 4> stakes = {100, 120, 140, 60};
  for (int s = 0; s < 4; ++s) {
    Farar::apply(state, {seat_of(s), Move::stake(stakes[static_cast<std::size_t>(s)])}, nullptr);
  }
  const auto draw = [&](std::initializer_list<Coal> coals) {
    for (const Coal coal : coals) {
      if (state.phase == Phase::decision)
        Farar::apply(state, {state.drawer(), Move::draw()}, nullptr);
      Farar::apply(state, {kChance, Move::turn_over(coal)}, nullptr);
    }
  };
  draw({Coal::ten, Coal::devil});
  draw({Coal::hundred, Coal::twenty_five, Coal::ten});
  Farar::apply(state, {seat_of(1), Move::stop()}, nullptr);
  draw({Coal::hundred, Coal::fifty});
  return state;
}

TEST(Standing, OnlyKeptHaulsCoverStakes) {
  State state = example_state();
  const Standing running = standing_in(Farar::view(state, {seat_of(0), Recall::table}));
  EXPECT_EQ(running.drawer, seat_of(2));
  EXPECT_EQ(running.sums, (BySeat<std::uint16_t>{0, 135, 150, 0}));
  EXPECT_EQ(running.best, 135) << "150 may still burn";
  EXPECT_EQ(running.covered, SeatSet::first(4).without(seat_of(2)));
  EXPECT_EQ(running.doubles, SeatSet::only(seat_of(2)));
  Farar::apply(state, {seat_of(2), Move::stop()}, nullptr);
  const Standing kept = standing_in(Farar::view(state, {kSpectator, Recall::table}));
  EXPECT_EQ(kept.drawer, seat_of(3));
  EXPECT_EQ(kept.best, 150);
  EXPECT_EQ(kept.covered, SeatSet::first(4));
}

TEST(Standing, TellsNothingWhileStakesAreSealed) {
  Options options;
  options.first_seat = seat_of(0);
  State state = Farar::setup(options, 3);
  Farar::apply(state, {seat_of(1), Move::stake(130)}, nullptr);
  for (const Seat viewer : {seat_of(0), seat_of(1), kSpectator}) {
    const Standing standing = standing_in(Farar::view(state, {viewer, Recall::table}));
    EXPECT_EQ(standing.drawer, kChance);
    EXPECT_TRUE(standing.covered.empty());
    EXPECT_TRUE(standing.doubles.empty());
    EXPECT_EQ(standing.purse_known, viewer == kSpectator ? SeatSet{} : SeatSet::only(viewer));
  }
  EXPECT_EQ(standing_in(Farar::view(state, {seat_of(0), Recall::table})).purse[0], 200);
  EXPECT_EQ(standing_in(Farar::view(state, {seat_of(1), Recall::table})).purse[1], 70);
}

// Open coupons tell a sealed stake no more than closed ones do.
TEST(Standing, HidesThePurseOfAnOpenSeatThatHasSealed) {
  Options options;
  options.first_seat = seat_of(0);
  options.open_wealth = true;
  State state = Farar::setup(options, 3);
  Farar::apply(state, {seat_of(1), Move::stake(130)}, nullptr);
  const Standing standing = standing_in(Farar::view(state, {seat_of(0), Recall::table}));
  EXPECT_EQ(standing.purse_known, SeatSet::first(3).without(seat_of(1)));
  EXPECT_EQ(standing.purse[1], 0);
}

TEST(Standing, NothingIsDoubledWhenNobodyStakes) {
  Options options;
  options.first_seat = seat_of(0);
  State state = Farar::setup(options, 2);
  for (int s = 0; s < 2; ++s) Farar::apply(state, {seat_of(s), Move::stake(0)}, nullptr);
  EXPECT_TRUE(standing_in(Farar::view(state, {seat_of(0), Recall::table})).doubles.empty());
}

TEST(Standing, CountsTheFurnace) {
  const View view = Farar::view(drawing_state(2), {seat_of(0), Recall::table});
  EXPECT_EQ(standing_in(view).devils, 9);
  EXPECT_EQ(standing_in(view).furnace_sum, 1270);
}

TEST(Preview, OfAStakeTellsWhatIsLeft) {
  Options options;
  options.first_seat = seat_of(0);
  const View view = Farar::view(Farar::setup(options, 2), {seat_of(0), Recall::table});
  const Preview preview = Farar::preview(view, seat_of(0), Move::stake(60));
  ASSERT_FALSE(preview.rows.empty());
  EXPECT_EQ(preview.rows[0].key, "purse");
  EXPECT_EQ(preview.rows[0].points, 140);
}

TEST(MoveText, RefusesOtherSpellings) {
  const State state = drawing_state(2);
  for (const char* wrong :
       {"", "stake", "stake -10", "stake 010", "stake 70000", "coal 30", "coal", "coal devil",
        "devil 1", "draw 1", "first 6", "first", "Stop", "stop stop", "stake 10 10"}) {
    EXPECT_FALSE(Farar::parse_move(state, wrong)) << wrong;
  }
}

}  // namespace
}  // namespace mohreh::farar
