#include "bots/players/farar/greedy_player.h"

#include <gtest/gtest.h>

#include "bots/players/farar/test_positions.h"

namespace mohreh::farar {
namespace {

State betting_state(std::initializer_list<int> wealths) {
  State state = first_bets(static_cast<int>(wealths.size()));
  std::size_t s = 0;
  for (const int wealth : wealths) {
    state.wealth[s] = state.counted[s] = static_cast<std::uint16_t>(wealth);
    ++s;
  }
  return state;
}

Move choice(const State& state, Seat seat) {
  FararGreedy player;
  Rng rng(1);
  MoveList<Move> legal;
  Farar::legal_moves(state, seat, legal);
  return player.choose_move(Farar::view(state, {seat, Recall::perfect}), seat, legal, rng);
}

int stake(const State& state) {
  return choice(state, seat_of(0)).b;
}

// Seat 0 draws and has turned over these coals.
State drawing_state(std::initializer_list<Coal> coals) {
  State state = betting_state({200, 200});
  for (int s = 0; s < 2; ++s) Farar::apply(state, {seat_of(s), Move::stake(50)}, nullptr);
  for (const Coal coal : coals) {
    state.phase = Phase::coal;
    Farar::apply(state, {kChance, Move::turn_over(coal)}, nullptr);
  }
  return state;
}

TEST(FararGreedy, StakesWhatGainsMostFromAFullFurnace) {
  // Four tries: 120 is reached with .91, 140 with .87, 160 with .82 and 200 with .72.
  const int sum = stake(betting_state({500, 1500, 1500, 1500}));
  EXPECT_GE(sum, 130);
  EXPECT_LE(sum, 160);
}

TEST(FararGreedy, StakesMoreWhenTheDoubleIsSure) {
  EXPECT_GT(stake(betting_state({500, 100, 100, 100})),
            stake(betting_state({500, 1500, 1500, 1500})));
}

TEST(FararGreedy, StakesLessWithFewSeatsAndWithManyDevils) {
  EXPECT_LT(stake(betting_state({500, 1500})), stake(betting_state({500, 1500, 1500, 1500})));
  State state = betting_state({500, 1500, 1500, 1500});
  state.furnace = {7, 5, 4, 2, 1, 1, 9};
  EXPECT_LT(stake(state), stake(betting_state({500, 1500, 1500, 1500})));
}

TEST(FararGreedy, StakesNothingThatTheFurnaceCannotGive) {
  State state = betting_state({500, 1500, 1500, 1500});
  state.furnace = {2, 1, 0, 0, 0, 0, 1};
  EXPECT_LE(stake(state), 40);
  state.furnace = {1, 0, 0, 0, 0, 0, 9};
  EXPECT_EQ(stake(state), 0);
}

TEST(FararGreedy, DrawsWhileOneMoreCoalIsExpectedToGain) {
  // 9 devils: 125 * 9 = 1125 < 1145, the value left; 135 * 9 = 1215 > 1135.
  EXPECT_EQ(choice(drawing_state({Coal::hundred, Coal::twenty_five}), seat_of(0)), Move::draw());
  EXPECT_EQ(choice(drawing_state({Coal::hundred, Coal::twenty_five, Coal::ten}), seat_of(0)),
            Move::stop());
}

}  // namespace
}  // namespace mohreh::farar
