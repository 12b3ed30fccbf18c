#pragma once
// Step 3: a tile goes, and what its back does. Rules §6, §7.1 to §7.5.

#include "engine/core/reason.h"
#include "engine/games/survive/events.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

// How many tiles of a ground have each back, of those nobody has seen from below.
Backs unseen_backs(const State& state, Ground ground);
TileCounts backs_left(const State& state);

void sink_tile(State& state, Hex tile, Reporter& report);
Reason why_not_sink(const State& state, Hex tile);

// What the back does. Afterwards the phase is `pick` if there are too many for the new boat.
void turn_over(State& state, Back back, Reporter& report);

// More than three swimmers for the new boat: three plies in rising order. Rules §7.3.
int picks_left(const State& state);
// Who swims there, in that order; in other phases nobody.
PlainList<Explorer, kExplorers> waiting_for_boat(const State& state);
void list_picks(const State& state, MoveList<Move>& moves);
// Puts one aboard; whether more are to be picked.
bool pick(State& state, Explorer explorer, Reporter& report);

}  // namespace mohreh::survive
