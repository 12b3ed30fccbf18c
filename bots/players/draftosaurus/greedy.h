#pragma once
// A player of Draftosaurus that takes what scores most at once and thinks of nothing else.

#include "bots/players/player.h"
#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh::draftosaurus {

// Chooses the dinosaur whose best place scores most now and puts it there. Of two seats it puts
// away what would score most for the other one. Equals are left to chance.
class GreedyPlayer final : public GamePlayer<Draftosaurus> {
 public:
  Move choose_move(const View& view, Seat seat, const MoveList<Move>& legal, Rng& rng) override;
};

}  // namespace mohreh::draftosaurus
