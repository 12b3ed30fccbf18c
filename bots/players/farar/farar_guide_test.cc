#include "bots/players/farar/farar_guide.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "bots/players/farar/test_positions.h"

namespace mohreh::farar {
namespace {

std::vector<Options> some_options() {
  std::vector<Options> all(4);
  all[1].target_wealth = 800;
  all[1].allow_zero_bet = false;
  all[2].mouth_capacity = 0;
  all[2].pact_holder_pays = false;
  all[2].max_rounds = 10;
  all[3].target_wealth = 1000;
  all[3].bank_limited = true;
  all[3].track_numbers = {{50, 1000}, 2};
  return all;
}

// Calls `look(guide, state, seat)` at every choice of a few matches; the guide is ready for it.
template <class Look>
void watch_matches(Look look) {
  Rng rng(17);
  for (const Options& options : some_options()) {
    for (int seats = 2; seats <= kMostSeats; ++seats) {
      watch_sound_match(options, seats, rng, [&](const State& state, Seat seat) {
        FararGuide guide;
        guide.prepare(Farar::view(state, {seat, Recall::perfect}), seat);
        look(guide, state, seat);
      });
    }
  }
}

TEST(FararGuide, LeavesAFewMovesWorthALook) {
  MoveList<Move> legal;
  watch_matches([&](const FararGuide& guide, const State& state, Seat seat) {
    Farar::legal_moves(state, seat, legal);
    std::vector<float> weights(legal.size());
    guide.weigh(state, seat, legal, weights);
    int looked_at = 0;
    for (const float weight : weights) {
      ASSERT_GE(weight, 0.0F);
      if (weight > 0) ++looked_at;
    }
    ASSERT_GT(looked_at, 0);
    ASSERT_LE(looked_at, 40);
  });
}

TEST(FararGuide, PicksLegalMoves) {
  MoveList<Move> room;
  Rng rng(5);
  watch_matches([&](const FararGuide& guide, const State& state, Seat seat) {
    const Move move = guide.pick(state, seat, room, rng);
    ASSERT_TRUE(Farar::why_not(state, seat, move).none()) << Farar::move_text(state, move);
  });
}

TEST(FararGuide, UnsealsTheStakesOfOthers) {
  int unsealed = 0;
  watch_matches([&](const FararGuide& guide, const State& state, Seat seat) {
    State world = state;
    guide.unseal(world, seat);
    ASSERT_TRUE(Farar::check(world).none());
    if (state.phase != Phase::betting) return;
    ASSERT_TRUE(world.staked.empty());
    for (int s = 0; s < state.seats; ++s) {
      const bool awaited = Farar::actors(world).seats.has(seat_of(s));
      ASSERT_EQ(awaited, State::at(state.wealth, seat_of(s)) > 0);
    }
    unsealed += state.staked.size();
  });
  EXPECT_GT(unsealed, 0);
}

TEST(FararGuide, KeepsTheOwnStakeSealed) {
  State state = first_bets(3);
  for (int s = 0; s < 2; ++s) Farar::apply(state, {seat_of(s), Move::stake(50)}, nullptr);
  FararGuide{}.unseal(state, seat_of(0));
  EXPECT_EQ(state.staked, SeatSet::only(seat_of(0)));
  EXPECT_EQ(state.stake[0], 50);
  EXPECT_EQ(state.stake[1], 0);
}

TEST(FararGuide, EndsRolloutsWithTheRoundAndForecastsChances) {
  MoveList<Move> room;
  Rng rng(7);
  watch_matches([&](const FararGuide& guide, const State& state, Seat) {
    ASSERT_FALSE(guide.ends(state));
    State world = state;
    const search::Forecast forecast = search::roll_out<Farar>(guide, world, room, rng);
    ASSERT_TRUE(world.phase == Phase::over || world.round == state.round + 1);
    for (const float chance : forecast.chance) {
      ASSERT_GE(chance, 0.0F);
      ASSERT_LE(chance, 1.0F);
    }
    ASSERT_NEAR(std::accumulate(forecast.chance.begin(), forecast.chance.end(), 0.0F), 1, 1e-5);
  });
}

TEST(FararGuide, KnowsWhoHasSecrets) {
  const State state = first_bets(3);
  const FararGuide guide;
  EXPECT_FALSE(guide.has_secrets(Farar::view(state, {seat_of(0), Recall::perfect})));
  EXPECT_TRUE(guide.has_secrets(Farar::view(state, {seat_of(0), Recall::table})));
}

}  // namespace
}  // namespace mohreh::farar
