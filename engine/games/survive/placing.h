#pragma once
// The set-up after the deal: explorers one at a time, then boats. Rules §3.

#include "engine/core/reason.h"
#include "engine/games/survive/events.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

int boats_per_seat(const State& state);
int explorers_placed(const State& state);
// What the next explorer of a colour will be called. Precondition: not all are placed.
Explorer next_of(const State& state, Colour colour);

void deal_tile(State& state, Ground ground, Reporter& report);
void list_choices(const State& state, MoveList<Move>& moves);
void list_places(const State& state, MoveList<Move>& moves);
void list_boat_places(const State& state, MoveList<Move>& moves);
void choose_explorer(State& state, int value, Colour colour, Reporter& report);
void place_explorer(State& state, Hex tile, Reporter& report);
// Whether that was the last boat.
bool place_boat(State& state, Hex hex, Reporter& report);

// Precondition: the phase and the seat are right.
Reason why_not_placing(const State& state, Seat seat, const Move& move);

}  // namespace mohreh::survive
