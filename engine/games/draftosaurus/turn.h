#pragma once
// The course of a game: how one step leads to the next.

#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

// Fills the bag and clears the table for a game on `side`; the die stays where it is. Rules §2.
void begin_game(State& state, Board side);

}  // namespace mohreh::draftosaurus
