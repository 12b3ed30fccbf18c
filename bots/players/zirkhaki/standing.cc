#include "bots/players/zirkhaki/standing.h"

#include <algorithm>
#include <cmath>

#include "engine/games/zirkhaki/score.h"

namespace mohreh::zirkhaki {
namespace {

// e^x as a power of a number close to 1: the same on every machine, and near enough.
float exponential(float x) {
  float power = std::max(0.0F, 1 + x / 64);
  for (int i = 0; i < 6; ++i) power *= power;
  return power;
}

constexpr float kTempo = 2;          // points that having the turn is worth
constexpr float kCardWorth = 0.25F;  // of a card below the top of its stack

}  // namespace

search::Forecast standing_of(const State& state) {
  search::Forecast forecast;
  const auto seats = static_cast<std::size_t>(state.seats);
  const auto deck = static_cast<float>(state.deck_left());
  const float spread = 1 + 0.9F * std::sqrt(deck);
  std::array<float, kMostSeats> strength{};
  float most = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    const Pile& field = state.field[s];
    forecast.points[s] = static_cast<float>(points_of(field, state.ring[s]));
    strength[s] = forecast.points[s] + kCardWorth * static_cast<float>(field.size());
    if (seat_of(static_cast<int>(s)) == state.active) strength[s] += kTempo;
    most = std::max(most, strength[s]);
  }
  float sum = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    forecast.chance[s] = exponential((strength[s] - most) / spread);
    sum += forecast.chance[s];
  }
  for (std::size_t s = 0; s < seats; ++s) forecast.chance[s] /= sum;
  forecast.worth = forecast.chance;
  return forecast;
}

}  // namespace mohreh::zirkhaki
