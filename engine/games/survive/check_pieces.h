#pragma once
// What holds of the pieces in every position, whatever the phase: numbers, ground, tiles,
// explorers, boats and creatures. It comes first, and answers for any bytes.

#include <string_view>

#include "engine/core/reason.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

// A reason that names the field, for people who wrote the position.
constexpr Reason wrong(std::string_view what) {
  return Reason{what};
}

Reason check_pieces(const State& state);

}  // namespace mohreh::survive
