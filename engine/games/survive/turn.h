#pragma once
// The course of a turn: four steps, and how one leads to the next. Rules §4.

#include "engine/games/survive/events.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

// Begins the turn of the active seat.
void begin_turn(State& state, Reporter& report);

}  // namespace mohreh::survive
