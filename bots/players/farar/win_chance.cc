#include "bots/players/farar/win_chance.h"

#include <algorithm>

#include "engine/games/farar/farar.h"

namespace mohreh::farar {
namespace {

// What a wealth weighs against others, at eighths of the target; one row for each number of seats
// from 2 on. Fitted to who won matches of the search against itself (5000 at two seats, 300 at
// six, the row of five lies between its neighbours), from the wealths after each round. The more
// seats, the sooner somebody gets away.
using Weights = std::array<float, 9>;
constexpr std::array<Weights, kMostSeats - 1> kWeights = {{
    {0.75F, 1, 1.28F, 1.70F, 2.30F, 3.3F, 5.5F, 10.6F, 24.5F},
    {0.75F, 1, 1.30F, 1.75F, 2.50F, 4.1F, 7.8F, 15.5F, 43},
    {0.60F, 1, 1.30F, 2.05F, 3.05F, 5.0F, 9.6F, 20, 47},
    {0.65F, 1, 1.45F, 2.30F, 3.75F, 7.2F, 15, 31, 90},
    {0.70F, 1, 1.60F, 2.60F, 4.50F, 9.9F, 22, 47, 165},
}};

// A pact is worth about so much money for each other seat that may meet a devil.
constexpr int kPactWorth = 33;

float weight_of(const Weights& weights, int wealth, int target) {
  const int eighths = std::min(wealth * 8, 8 * target - 1);
  const auto below = static_cast<std::size_t>(eighths / target);
  const float beyond = static_cast<float>(eighths % target) / static_cast<float>(target);
  return weights[below] + beyond * (weights[below + 1] - weights[below]);
}

}  // namespace

search::SeatValues win_chances(const State& state) {
  search::SeatValues chances{};
  const Weights& weights = kWeights[std::size_t{state.seats} - 2];
  float sum = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    const bool pact = state.pact.has(seat_of(static_cast<int>(s)));
    const int income = pact ? kPactWorth * (state.seats - 1) : 0;
    chances[s] = weight_of(weights, state.wealth[s] + income, state.options.target_wealth);
    sum += chances[s];
  }
  for (std::size_t s = 0; s < state.seats; ++s) chances[s] /= sum;
  return chances;
}

search::Forecast judge_round_end(const State& state) {
  if (state.phase == Phase::over) return search::forecast_of(Farar::outcome(state));
  search::Forecast forecast;
  forecast.chance = win_chances(state);
  forecast.worth = forecast.chance;
  for (std::size_t s = 0; s < state.seats; ++s) {
    forecast.points[s] = static_cast<float>(state.wealth[s]);
  }
  return forecast;
}

}  // namespace mohreh::farar
