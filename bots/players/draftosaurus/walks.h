#pragma once
// Random matches at every number of seats and with various options, for tests that hold everywhere.

#include "engine/core/playout.h"
#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh::draftosaurus {

// Calls visit(state, seat) for every awaited seat of every position of one match.
template <class Visit>
void walk(const Options& options, int seats, std::uint64_t seed, const Visit& visit) {
  Rng rng(seed);
  MoveList<Move> moves;
  State state = Draftosaurus::setup(options, seats);
  while (true) {
    const Awaited awaited = Draftosaurus::actors(state);
    if (awaited.nobody()) return;
    for (SeatSet left = awaited.seats; !left.empty(); left = left.without(left.lowest())) {
      visit(state, left.lowest());
    }
    Draftosaurus::apply(state, random_ply<Draftosaurus>(state, awaited, rng, moves), nullptr);
  }
}

// The same over matches on both boards, with one step and two, open and hidden discards.
template <class Visit>
void walk_all(const Visit& visit) {
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      Options options;
      options.board = seed % 3 == 0 ? Board::summer : seed % 3 == 1 ? Board::winter : Board::match;
      if (seed >= 3) {
        options.placement = Placement::one_step;
        options.two_player_discard = Discards::hidden;
        options.prairie_capacity = NestRoom::none;
      }
      walk(options, seats, 17 * seed + 1, visit);
    }
  }
}

}  // namespace mohreh::draftosaurus
