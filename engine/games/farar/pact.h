#pragma once
// The pact with the devil: who has one, and what a devil costs whoever draws it. Rules §7.

#include "engine/core/seat.h"
#include "engine/games/farar/events.h"
#include "engine/games/farar/state.h"

namespace mohreh::farar {

// The holders of the coming round, read off the figures as they stand now.
SeatSet pacts_by_track(const State& state);

// The seats that are owed a fine when `drawer` meets a devil.
SeatSet creditors_of(const Options& options, SeatSet pact, Seat drawer);

// How many fines a purse pays when `creditors` are owed one each: whole ones only.
int fines_payable(int purse, int creditors);

// Settles what a devil drawn by `drawer` costs, at once.
void pay_fines(State& state, Seat drawer, Reporter& report);

}  // namespace mohreh::farar
