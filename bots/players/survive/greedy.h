#pragma once
// Always the move that promises most by rule of thumb: the valuable and the endangered first,
// nearer to an isle, boats where one's own people are, tiles and creatures against the leader.

#include "bots/players/player.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {

class GreedyPlayer : public GamePlayer<Survive> {
 public:
  Move choose_move(const View& view, Seat seat, const MoveList<Move>& legal, Rng& rng) override;
};

}  // namespace mohreh::survive
