#pragma once
// Plays for the expected points of the next card, with the deck counted exactly.

#include "bots/players/player.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {

class GreedyPlayer : public GamePlayer<Zirkhaki> {
 public:
  Move choose_move(const View& view, Seat seat, const MoveList<Move>& legal, Rng& rng) override;
};

}  // namespace mohreh::zirkhaki
