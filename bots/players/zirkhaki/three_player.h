#pragma once
// Collects at three cards: the rule list that won a programming contest, as a yardstick.

#include "bots/players/player.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {

// Collects with three or more cards if that gains anything, and always with chest and key; never
// takes a known duplicate, and a known snake only with at most one card out. Answers to powers go
// by fixed orders of kinds.
class ThreePlayer : public GamePlayer<Zirkhaki> {
 public:
  Move choose_move(const View& view, Seat seat, const MoveList<Move>& legal, Rng& rng) override;
};

}  // namespace mohreh::zirkhaki
