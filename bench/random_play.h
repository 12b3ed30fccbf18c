#pragma once
// How fast a game's rules run on one core.

#include <cstddef>

#include "engine/facade/any_game.h"

namespace mohreh {

struct RandomPlaySpeed {
  int seats = 0;
  double plies_per_s = 0;    // list the legal moves, pick one, apply; chance sampled
  double matches_per_s = 0;  // whole random matches, set-up included
  double copies_per_s = 0;   // of a state
  std::size_t state_bytes = 0;
};

// Measures for about `seconds` in all, at the game's usual number of seats.
RandomPlaySpeed measure_random_play(const AnyGame& game, double seconds);

}  // namespace mohreh
