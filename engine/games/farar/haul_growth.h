#pragma once
// Whether one more coal is expected to make a haul larger: the plainest way to draw, for players
// and for estimates of what others will do.

#include "engine/games/farar/state.h"

namespace mohreh::farar {

// With a sum of S in hand and D devils and a value of V left, a coal adds V and costs S * D on the
// average, both over the number of coals.
constexpr bool haul_grows(int sum, int devils_left, int value_left) {
  return sum * devils_left < value_left;
}

// Of a State or a View whose furnace is known.
template <class Table>
bool haul_grows(const Table& table, Seat seat) {
  return haul_grows(value_of(State::at(table.haul, seat)), devils_in(table.furnace),
                    value_of(table.furnace));
}

}  // namespace mohreh::farar
