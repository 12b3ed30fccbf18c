#include "mohreh/faults.h"

#include <cstdio>

namespace mohreh {

void tell_faults(const std::vector<const Player*>& players) {
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const Player* player = players[seat];
    if (player == nullptr || player->faults() == 0) continue;
    std::fprintf(stderr, "mohreh: faults of the player at seat %zu: %d, the last: %s\n", seat,
                 player->faults(), std::string(player->fault()).c_str());
  }
}

std::vector<const Player*> look_at(const std::vector<std::unique_ptr<Player>>& players) {
  std::vector<const Player*> seen;
  for (const auto& player : players) seen.push_back(player.get());
  return seen;
}

}  // namespace mohreh
