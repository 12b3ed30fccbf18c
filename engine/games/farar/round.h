#pragma once
// The course of a round: how one phase leads to the next.

#include "engine/games/farar/events.h"
#include "engine/games/farar/state.h"

namespace mohreh::farar {

// Begins the betting of a round whose number, start seat and pacts are set; goes on to the drawing
// at once when nobody owns a coupon.
void begin_round(State& state, Reporter& report);

}  // namespace mohreh::farar
