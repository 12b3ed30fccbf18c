#pragma once
// A player that wants the most money from this round and looks no further.

#include "bots/players/player.h"
#include "engine/games/farar/farar.h"

namespace mohreh {

// Stakes what gains most on average by the chances of the furnace, and draws while one more coal
// is expected to make its haul larger.
class FararGreedy : public GamePlayer<farar::Farar> {
 public:
  farar::Move choose_move(const farar::View& view, Seat seat, const MoveList<farar::Move>& legal,
                          Rng& rng) override;
};

}  // namespace mohreh
