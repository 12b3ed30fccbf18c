#pragma once
// How a match ended: points and rank per seat. Rank 1 is best; seats that share a rank share it
// fully (1, 1, 3).

#include <array>
#include <cstdint>

#include "engine/core/seat.h"

namespace mohreh {

struct Outcome {
  int seats = 0;
  std::array<std::int32_t, kMaxSeats> points{};
  std::array<std::uint8_t, kMaxSeats> ranks{};

  constexpr SeatSet winners() const {
    SeatSet winners;
    for (int s = 0; s < seats; ++s) {
      if (ranks[static_cast<std::size_t>(s)] == 1) winners = winners.with(seat_of(s));
    }
    return winners;
  }

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// Ranks by points alone, ties shared.
constexpr Outcome ranked_by_points(int seats, const std::array<std::int32_t, kMaxSeats>& points) {
  Outcome outcome{seats, points, {}};
  for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s) {
    std::uint8_t rank = 1;
    for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other) {
      if (points[other] > points[s]) ++rank;
    }
    outcome.ranks[s] = rank;
  }
  return outcome;
}

}  // namespace mohreh
