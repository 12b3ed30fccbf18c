#pragma once
// What a rollout says about every seat.

#include <array>

#include "engine/core/outcome.h"
#include "engine/core/seat.h"

namespace mohreh::search {

using SeatValues = std::array<float, kMaxSeats>;

struct Forecast {
  SeatValues worth{};   // what the search maximises for the seat, 0 … 1
  SeatValues chance{};  // of winning the match, shared wins split
  SeatValues points{};
};

// The match is over: chances are what became of them, and nothing else is worth anything.
constexpr Forecast forecast_of(const Outcome& outcome) {
  Forecast forecast;
  const SeatSet winners = outcome.winners();
  const float share = 1.0F / static_cast<float>(winners.size());
  for (std::size_t s = 0; s < static_cast<std::size_t>(outcome.seats); ++s) {
    if (winners.has(seat_of(static_cast<int>(s)))) forecast.chance[s] = share;
    forecast.points[s] = static_cast<float>(outcome.points[s]);
  }
  forecast.worth = forecast.chance;
  return forecast;
}

}  // namespace mohreh::search
