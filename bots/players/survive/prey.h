#pragma once
// Whom a kind of creature can harm, hex by hex, and what that is worth to a seat.

#include <array>

#include "bots/players/survive/stance.h"
#include "engine/games/survive/creatures.h"

namespace mohreh::survive {

class Prey {
 public:
  Prey(const Stance& stance, Creature creature);

  // What it is worth that the creature enters the hex: those in it are lost or thrown overboard.
  float strike(Hex hex) const { return strike_[index_of(hex)]; }
  // What it is worth that it stands there: prey within its reach may be struck next.
  float threat(Hex hex) const { return threat_[index_of(hex)]; }

 private:
  std::array<float, kPlaces> strike_{};
  std::array<float, kPlaces> threat_{};
};

}  // namespace mohreh::survive
