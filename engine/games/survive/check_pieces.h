#pragma once
// What holds of the pieces in every position, whatever the phase: numbers, ground, tiles,
// explorers, boats and creatures. It comes first, and answers for any bytes.

#include "engine/core/reason.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

Reason check_pieces(const State& state);

}  // namespace mohreh::survive
