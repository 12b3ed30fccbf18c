#pragma once
// When to turn over another coal: rules of thumb that are quick enough for rollouts.

#include "engine/games/farar/state.h"

namespace mohreh::farar {

// The most that other seats keep, of seats that have drawn.
struct Rivals {
  int value = 0;
  int pieces = 0;
};
Rivals rivals_of(const State& state, Seat seat);

// Whether a seat that minds its money would go on: towards its stake while nobody has reached it,
// then for the bonuses it does not hold yet, and never at the risk of a stake that only its own
// haul covers. Precondition: the seat is asked.
bool pays_to_draw(const State& state, Seat seat);

}  // namespace mohreh::farar
