#include "bots/players/farar/win_chance.h"

#include <algorithm>

#include "engine/games/farar/farar.h"

namespace mohreh::farar {
namespace {

// What a wealth weighs against others, at eighths of the target. Fitted to who won matches of the
// search against itself at four seats, from the wealths after each round.
constexpr std::array<float, 9> kWeights = {0.7F, 1.2F, 1.8F, 2.75F, 4.3F, 7.6F, 15.5F, 36, 130};

// A pact is worth about so much money for each other seat that may meet a devil.
constexpr int kPactWorth = 25;

float weight_of(int wealth, int target) {
  const int eighths = std::min(wealth * 8, 8 * target - 1);
  const auto below = static_cast<std::size_t>(eighths / target);
  const float beyond = static_cast<float>(eighths % target) / static_cast<float>(target);
  return kWeights[below] + beyond * (kWeights[below + 1] - kWeights[below]);
}

}  // namespace

search::SeatValues win_chances(const State& state) {
  search::SeatValues chances{};
  float sum = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    const bool pact = state.pact.has(seat_of(static_cast<int>(s)));
    const int income = pact ? kPactWorth * (state.seats - 1) : 0;
    chances[s] = weight_of(state.wealth[s] + income, state.options.target_wealth);
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
