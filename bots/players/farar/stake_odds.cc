#include "bots/players/farar/stake_odds.h"

namespace mohreh::farar {

StakeOdds::StakeOdds(const Furnace& furnace, int drawers, int highest_stake)
    : one_turn_(furnace, highest_stake), drawers_(drawers) {}

double StakeOdds::chance(int stake) const {
  const double missed_by_one = 1 - one_turn_.chance_to_reach(stake);
  double missed = 1;
  for (int drawer = 0; drawer < drawers_; ++drawer) missed *= missed_by_one;
  return 1 - missed;
}

}  // namespace mohreh::farar
