#pragma once
// What a game is worth once it is over, and who wins. Rules §9.

#include "engine/core/outcome.h"
#include "engine/games/draftosaurus/events.h"
#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

// Rules §9.2: tells the points of every zoo of the game that has just ended.
void report_scores(const State& state, Reporter& report);

// Rules §9.4: notes points and T-Rexes of the first game of a match.
void keep_for_match(State& state);

// Whether the winners of a finished match were told apart by T-Rexes alone.
bool decided_by_trexes(const State& state);

}  // namespace mohreh::draftosaurus
