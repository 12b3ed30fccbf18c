#pragma once
// When to turn over another coal: rules of thumb that are quick enough for rollouts.

#include "engine/games/farar/state.h"
#include "engine/games/farar/view.h"

namespace mohreh::farar {

// Whether one more coal is expected to make the haul larger: with a sum of S, D devils and a value
// V left, S * D < V. Of a State or a View whose furnace is known.
template <class Table>
bool haul_grows(const Table& table, Seat seat) {
  const int sum = value_of(State::at(table.haul, seat));
  return sum * devils_in(table.furnace) < value_of(table.furnace);
}

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
