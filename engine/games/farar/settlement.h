#pragma once
// Phase 3: bets against the best haul, the double reward and the two bonuses. Rules §5.

#include "engine/games/farar/events.h"
#include "engine/games/farar/state.h"

namespace mohreh::farar {

// The highest haul of the round so far; 0 when everybody was burnt.
int best_haul(const BySeat<Haul>& hauls);

// The highest stake on the table; 0 when nobody staked.
int highest_stake(const BySeat<std::uint16_t>& stakes);

// Settles every stake and both bonuses and takes the stakes off the table.
void settle_round(State& state, Reporter& report);

}  // namespace mohreh::farar
