#pragma once
// The guard of challenge 2: it also ends after some full rounds (`idle_rounds`) in which nobody was
// saved, died or came nearer to an isle than anybody was since. Rules §12.2.

#include "engine/games/survive/state.h"

namespace mohreh::survive {

// Begins to watch, once the set-up is over.
void begin_watch(State& state);
// How many idle turns in a row end it.
inline int most_idle_turns(const State& state) {
  return state.options.idle_rounds * state.seats;
}

// Looks again at the end of a turn; whether it is time to end the match.
bool has_stalled(State& state);

}  // namespace mohreh::survive
