#pragma once
// Positions for tests: an island and a sea with nobody and nothing on them, to put people on.

#include "engine/core/playout.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {

// The first position of a match of random plies that `wanted` holds for.
template <class Wanted>
State position_where(int seats, const Options& options, const Wanted& wanted) {
  MoveList<Move> moves;
  for (std::uint64_t seed = 1;; ++seed) {
    Rng rng(seed);
    State state = Survive::setup(options, seats);
    while (!Survive::actors(state).nobody()) {
      if (wanted(state)) return state;
      Survive::apply(state, random_ply<Survive>(state, Survive::actors(state), rng, moves),
                     nullptr);
    }
  }
}

// The first turn, seat 0's, with everybody, every boat and every creature taken away.
inline State empty_sea(int seats) {
  Options options;
  options.first_seat = seat_of(0);
  State state =
      position_where(seats, options, [](const State& s) { return s.phase == Phase::move; });
  for (int i = 0; i < state.explorers(); ++i) state.place[static_cast<std::size_t>(i)] = Hex::lost;
  state.boats.clear();
  state.serpents.clear();
  return state;
}

// Puts the seat's n-th explorer somewhere, with that value.
inline Explorer put(State& state, int seat, int n, std::string_view hex, int value,
                    bool aboard = false) {
  const auto i = static_cast<std::size_t>(seat * kTeam + n);
  state.place[i] = hex_named(hex);
  state.value[i] = static_cast<std::uint8_t>(value);
  state.aboard[i] = aboard;
  return explorer_of(i);
}

}  // namespace mohreh::survive
