#pragma once
// Random play straight on the concept: what benchmarks measure and searches end with.

#include "engine/core/game.h"

namespace mohreh {

// One even choice among the awaited seat's legal moves (the lowest awaited seat goes first), or one
// chance move by its weight. Precondition: somebody is awaited.
template <Game G>
Ply<typename G::Move> random_ply(const typename G::State& state, Awaited awaited, Rng& rng,
                                 MoveList<typename G::Move>& moves) {
  if (awaited.chance) return {kChance, G::sample_chance(state, rng)};
  const Seat seat = awaited.seats.lowest();
  G::legal_moves(state, seat, moves);
  return {seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
}

// Plays until nobody is awaited or `most` plies are made; how many were made.
template <Game G>
int play_random(typename G::State& state, Rng& rng, int most) {
  MoveList<typename G::Move> moves;
  int plies = 0;
  for (; plies < most; ++plies) {
    const Awaited awaited = G::actors(state);
    if (awaited.nobody()) break;
    G::apply(state, random_ply<G>(state, awaited, rng, moves), nullptr);
  }
  return plies;
}

}  // namespace mohreh
