#pragma once
// The defence window: every seat concerned seals an answer, whether or not it holds the tile.
// Rules §9.

#include "engine/games/survive/events.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

// The tile that stops a creature; none for serpents.
constexpr Back defence_against(Creature creature) {
  if (creature == Creature::shark) return Back::defend_shark;
  return creature == Creature::whale ? Back::defend_whale : Back::none;
}

// Seats whose swimmers, or whose boat, the creature that was moved to `hex` threatens.
SeatSet concerned(const State& state, Creature creature, Hex hex);

// Seats that have not sealed an answer yet.
SeatSet still_to_answer(const State& state);

void list_answers(const State& state, Seat seat, MoveList<Move>& moves);
void seal_answer(State& state, Seat seat, Answer answer, Reporter& report);

// The first seat clockwise from the active one's left that defends spends its tile and drives the
// creature out of the game; if nobody does, it strikes.
void settle_defence(State& state, Reporter& report);

}  // namespace mohreh::survive
