#pragma once
// How likely a stake is won, as far as anybody can tell before the first coal is drawn.

#include "engine/games/farar/coals.h"
#include "engine/games/farar/reach.h"

namespace mohreh::farar {

class StakeOdds {
 public:
  // For stakes up to `highest_stake`, when `drawers` seats will draw from the furnace.
  StakeOdds(const Furnace& furnace, int drawers, int highest_stake);

  // That one of the seats draws as much, if each of them tries to and finds the furnace as it is
  // now. Seats that stop early make it less. Precondition: a stake the odds were made for.
  double chance(int stake) const;

 private:
  ReachTable one_turn_;
  int drawers_;
};

}  // namespace mohreh::farar
