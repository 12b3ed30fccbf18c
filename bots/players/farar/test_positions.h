#pragma once
// Positions for tests.

#include "bots/players/farar/farar_guide.h"
#include "engine/core/playout.h"
#include "engine/games/farar/farar.h"

namespace mohreh::farar {

// The first bets of a match in which seat 0 draws first.
inline State first_bets(int seats) {
  Options options;
  options.first_seat = seat_of(0);
  return Farar::setup(options, seats);
}

// Seat 1 of two is asked, the last to draw, from a furnace that was full before the round.
inline State last_turn(int rival_stake, int own_stake, const Haul& rival, const Haul& own) {
  State state = first_bets(2);
  state.wealth = state.counted = {500, 500};
  state.staked = SeatSet::first(2);
  state.stake = {static_cast<std::uint16_t>(rival_stake), static_cast<std::uint16_t>(own_stake)};
  state.haul = {rival, own};
  state.drawn = 1;
  state.phase = Phase::decision;
  for (std::size_t kind = 0; kind < kValues; ++kind) {
    state.furnace[kind] = static_cast<std::uint8_t>(kAllCoals[kind] - rival[kind] - own[kind]);
  }
  return state;
}

// Calls `look(state, seat)` whenever a seat is asked in a match that is played as rollouts are,
// with an odd random move in between.
template <class Look>
void watch_sound_match(const Options& options, int seats, Rng& rng, Look look) {
  const FararGuide guide;
  MoveList<Move> moves;
  State state = Farar::setup(options, seats);
  for (Awaited awaited = Farar::actors(state); !awaited.nobody(); awaited = Farar::actors(state)) {
    Ply<Move> ply = random_ply<Farar>(state, awaited, rng, moves);
    if (!awaited.chance) {
      const Seat seat = ply.by;
      look(state, seat);
      if (rng.below(16) > 0) ply.move = guide.pick(state, seat, moves, rng);
    }
    Farar::apply(state, ply, nullptr);
  }
}

}  // namespace mohreh::farar
