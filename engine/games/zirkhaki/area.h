#pragma once
// The treasure area of the running turn: how a card gets into it, burns it or is collected from it.
// Rules §4, §6.

#include "engine/games/zirkhaki/events.h"
#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

// Puts a card that lies nowhere any more into the area, wherever it came from, and lets it act.
void place(State& state, Card card, Reporter& report);

// The active seat takes the area and what chest and key bring, and its turn ends.
void collect(State& state, Reporter& report);

// A bonus card leaves the burnt pile for the active seat's field.
void take_bonus(State& state, Card card, Reporter& report);

}  // namespace mohreh::zirkhaki
