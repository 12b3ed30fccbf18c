#pragma once
// The guard of challenge 2: it also ends after ten full rounds in which nobody was saved, died or
// came nearer to an isle than anybody was since. Rules §12.2.

#include "engine/games/survive/state.h"

namespace mohreh::survive {

inline constexpr int kIdleRounds = 10;

// Begins to watch, once the set-up is over.
void begin_watch(State& state);
// Looks again at the end of a turn; whether it is time to end the match.
bool has_stalled(State& state);

}  // namespace mohreh::survive
