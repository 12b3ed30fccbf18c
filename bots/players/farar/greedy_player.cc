#include "bots/players/farar/greedy_player.h"

#include <algorithm>

#include "bots/players/farar/stake_odds.h"
#include "engine/games/farar/haul_growth.h"

namespace mohreh {
namespace {

using farar::Move;
using farar::State;
using farar::View;

int most_owned_by_others(const View& view, Seat seat) {
  int most = 0;
  for (int s = 0; s < view.seats; ++s) {
    if (seat_of(s) != seat) most = std::max<int>(most, State::at(view.wealth, seat_of(s)));
  }
  return most;
}

// The others may stake as much as they own: the double reward counts only if nobody owns more.
Move best_stake(const View& view, Seat seat, const MoveList<Move>& legal) {
  const farar::StakeOdds odds(view.furnace, view.seats, State::at(view.wealth, seat));
  const int rivals = most_owned_by_others(view, seat);
  Move best = legal[0];
  double best_gain = -1e9;
  for (const Move& move : legal) {
    const int stake = move.b;
    const int reward = stake >= rivals ? 2 * stake : stake;
    const double chance = odds.chance(stake);
    const double gain = chance * reward - (1 - chance) * stake;
    if (gain > best_gain) {
      best_gain = gain;
      best = move;
    }
  }
  return best;
}

}  // namespace

Move FararGreedy::choose_move(const View& view, Seat seat, const MoveList<Move>& legal, Rng&) {
  if (view.phase == farar::Phase::betting) return best_stake(view, seat, legal);
  return farar::haul_grows(view, seat) ? Move::draw() : Move::stop();
}

}  // namespace mohreh
