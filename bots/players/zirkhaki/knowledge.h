#pragma once
// What one seat knows of a position, in the shape of a State, so that players (who are given views)
// and the search's guide (which is given worlds) think with the same functions.

#include "engine/games/zirkhaki/state.h"
#include "engine/games/zirkhaki/view.h"

namespace mohreh::zirkhaki {

// The view as a State. Cards that only others have looked at are left out: to the viewer they are
// cards of the deck like any other. Precondition: the burnt pile is known, as it is to players.
State known_position(const View& view);

// Whether the seat has seen the card that is revealed next.
inline bool knows_next(const State& state, Seat seat) {
  return !state.peeked.empty() && state.seen_by[0].has(seat);
}

// The cards that may be revealed next, as far as the seat can tell.
inline Pile next_cards(const State& state, Seat seat) {
  if (!knows_next(state, seat)) return state.deck();
  Pile next;
  next.add(state.peeked[0]);
  return next;
}

}  // namespace mohreh::zirkhaki
