#pragma once
// What a record tells of how chance was drawn, so that it can be checked (docs/fairness.md). The
// record only carries the bytes; what they mean is the business of whoever draws.

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/seat.h"

namespace mohreh {

struct Shuffle {
  using Bytes = std::array<std::uint8_t, 32>;

  std::array<std::uint8_t, 16> match{};                       // which match
  Bytes commitment{};                                         // promised before the match
  std::optional<Bytes> seed;                                  // shown after it
  std::array<std::optional<Bytes>, kMaxSeats> contributions;  // by seat

  friend bool operator==(const Shuffle&, const Shuffle&) = default;
};

// The lines of a record's header, of the first `seats` seats.
std::string shuffle_text(const Shuffle& shuffle, int seats);

}  // namespace mohreh
