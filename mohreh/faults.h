#pragma once
// The faults of players, told on stderr: a program from outside that plays badly should learn
// whether it chose its moves itself.

#include <vector>

#include "bots/players/player.h"

namespace mohreh {

// A line for each player with faults; player i sits at seat i, null is a person.
void tell_faults(const std::vector<const Player*>& players);

// The same players without owning them.
std::vector<const Player*> look_at(const std::vector<std::unique_ptr<Player>>& players);

}  // namespace mohreh
