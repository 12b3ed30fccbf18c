#pragma once
// Step 1: playing a kept tile, first the tile with what it moves, then where that goes. Rules §7.6
// to §7.9.

#include "engine/core/reason.h"
#include "engine/games/survive/events.h"
#include "engine/games/survive/hex_set.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

void list_playable_tiles(const State& state, MoveList<Move>& moves);
Reason why_not_play(const State& state, Seat seat, const Move& move);
void play_tile(State& state, const Move& move, Reporter& report);

void list_set_downs(const State& state, MoveList<Move>& moves);
Reason why_not_set_down(const State& state, const Move& move);
// Moves the piece; true if a shark was set down among swimmers, so that a defence may follow.
bool set_down(State& state, const Move& move, Reporter& report);

}  // namespace mohreh::survive
