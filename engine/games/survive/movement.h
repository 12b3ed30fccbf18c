#pragma once
// Step 2: explorers walk, board, swim and land, boats sail. Rules §5.

#include "engine/core/reason.h"
#include "engine/games/survive/events.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

// The moves of step 2, the end of it included, in rising order. Precondition: points are left and
// the list is empty.
void list_movements(const State& state, MoveList<Move>& moves);

// Makes one of them, but for the end.
void make_movement(State& state, const Move& move, Reporter& report);

// Why a movement that is not listed is refused. Precondition: step 2 of `seat`.
Reason why_no_movement(const State& state, Seat seat, const Move& move);

// Takes a boat with all aboard to another hex.
void sail(State& state, Hex from, Hex to, Reporter& report);

constexpr bool is_swim(MoveKind kind) {
  return kind == MoveKind::enter_water || kind == MoveKind::jump || kind == MoveKind::swim ||
         kind == MoveKind::climb;
}

}  // namespace mohreh::survive
