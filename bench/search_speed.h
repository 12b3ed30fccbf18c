#pragma once
// How fast a game is searched on one core.

#include "engine/facade/any_game.h"

namespace mohreh {

struct SearchSpeed {
  double iterations_per_s = 0;  // a world, a way down the tree, a random rollout
};

// Measures for about `seconds`, in the middle of a random match at the game's usual number of
// seats.
SearchSpeed measure_search(const AnyGame& game, double seconds);

}  // namespace mohreh
