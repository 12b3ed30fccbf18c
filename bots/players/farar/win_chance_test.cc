#include "bots/players/farar/win_chance.h"

#include <gtest/gtest.h>

#include "engine/games/farar/farar.h"

namespace mohreh::farar {
namespace {

State between_rounds(int seats, int target) {
  Options options;
  options.target_wealth = static_cast<std::uint16_t>(target);
  return Farar::setup(options, seats);
}

TEST(WinChance, IsEvenWhereWealthsAreEven) {
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    const search::SeatValues chances = win_chances(between_rounds(seats, 1600));
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
      EXPECT_FLOAT_EQ(chances[s],
                      s < static_cast<std::size_t>(seats) ? 1 / static_cast<float>(seats) : 0.0F);
    }
  }
}

TEST(WinChance, GrowsWithEveryTen) {
  for (const int target : {800, 1000, 1600}) {
    State state = between_rounds(4, target);
    float before = 0;
    for (int wealth = 0; wealth < target; wealth += 10) {
      state.wealth[1] = static_cast<std::uint16_t>(wealth);
      const float chance = win_chances(state)[1];
      EXPECT_GT(chance, before) << wealth << " of " << target;
      before = chance;
    }
    EXPECT_GT(before, 0.7F);
  }
}

TEST(WinChance, APactIsWorthSomething) {
  State state = between_rounds(3, 1600);
  state.pact = SeatSet::only(seat_of(2));
  const search::SeatValues chances = win_chances(state);
  EXPECT_GT(chances[2], chances[0]);
  EXPECT_FLOAT_EQ(chances[0], chances[1]);
}

TEST(WinChance, IsCertainOnceTheMatchIsOver) {
  State state = between_rounds(3, 1600);
  state.phase = Phase::over;
  state.wealth = {1700, 1650, 1700};
  const search::Forecast forecast = judge_round_end(state);
  EXPECT_FLOAT_EQ(forecast.chance[0], 0.5F);
  EXPECT_FLOAT_EQ(forecast.chance[1], 0.0F);
  EXPECT_FLOAT_EQ(forecast.points[1], 1650.0F);
}

}  // namespace
}  // namespace mohreh::farar
