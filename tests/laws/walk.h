#pragma once
// Random walks through matches of any game, for the laws: every walk has a seed, and a law that
// fails prints it with everything needed to walk the same way again.

#include <cstdint>
#include <functional>
#include <string>

#include "engine/facade/any_game.h"

namespace mohreh::laws {

// One match to walk through.
struct Walk {
  const AnyGame* game = nullptr;
  AnyOptions options;
  int seats = 0;
  std::uint64_t seed = 0;

  // "farar, 4 seats, seed 17, options open_wealth=yes"
  std::string describe() const;
};

// The walk that a seed means: a number of seats and a random value for every option.
Walk walk_of(const AnyGame& game, std::uint64_t seed);

// An even choice among what is possible; of several awaited seats any may go first.
AnyPly random_ply(const AnyState& state, Rng& rng);

// Walks `most` plies at the most and calls `visit` before each with the state and the ply to come.
void walk(const Walk& match, int most,
          const std::function<void(const AnyState& before, const AnyPly& ply, Rng& rng)>& visit);

// The number of walks a law makes: few in `fast`, many in `full`, set by MOHREH_LAW_WALKS; with
// MOHREH_LAW_SEED only that one walk is made.
struct Seeds {
  std::uint64_t first;
  std::uint64_t count;
};
Seeds seeds();

}  // namespace mohreh::laws
