#pragma once
// Positions for the tests of this folder.

#include <functional>

#include "bots/players/zirkhaki/zirkhaki_guide.h"
#include "engine/core/playout.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {

// Plays a match, every other ply as the guide's rollouts do and the rest at random, and shows each
// position in which a seat is asked.
inline void walk_match(const Options& options, int seats, std::uint64_t seed,
                       const std::function<void(const State&, Seat)>& show) {
  Rng rng(seed);
  State state = Zirkhaki::setup(options, seats);
  const ZirkhakiGuide guide;
  MoveList<Move> moves;
  while (true) {
    const Awaited awaited = Zirkhaki::actors(state);
    if (awaited.nobody()) return;
    Ply<Move> ply = random_ply<Zirkhaki>(state, awaited, rng, moves);
    if (!awaited.chance) {
      show(state, ply.by);
      if (rng.below(2) == 0) ply.move = guide.pick(state, ply.by, moves, rng);
    }
    Zirkhaki::apply(state, ply, nullptr);
  }
}

}  // namespace mohreh::zirkhaki
