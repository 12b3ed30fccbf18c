#pragma once
// The island: what a tile may hold at the start, where boats start, which tile must go next.

#include "engine/games/survive/hex_set.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

HexSet sea_of(const State& state);
bool touches_sea(const State& state, Hex tile);

// Rules §3.2, §13: whether some group of beaches nowhere touches sea.
bool has_isolated_beach(const State& state);

// How many explorers a tile may hold while placing. Rules §3.4, §12.1.
int capacity_at_start(const State& state, Hex tile);

// Explorers on or in each hex, in boats or not.
int explorers_at(const State& state, Hex hex);

// Values of a colour that are not placed yet: by value, how many.
std::array<std::uint8_t, kHighestValue + 1> values_left(const State& state, Colour colour);

// Sea beside land. Rules §3.5.
bool is_shore(const State& state, Hex hex);

// The ground that must go next; sea when no tile is left. Rules §6.1.
Ground due_ground(const State& state);
// The tiles of which one must go. Rules §6.2, §6.3.
HexSet due_tiles(const State& state);

}  // namespace mohreh::survive
