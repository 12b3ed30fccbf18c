#include "bots/players/farar/stake_weights.h"

#include <algorithm>

#include "bots/players/farar/stake_odds.h"
#include "engine/games/farar/money.h"

namespace mohreh::farar {
namespace {

// Stakes are tried in tens where most hauls are, and in larger steps elsewhere.
bool on_grid(int stake) {
  if (stake <= 40) return stake % 20 == 0;
  return stake <= 250 || stake % 50 == 0;
}

// Stakes that reach the target at a stroke, with or without the double reward.
bool finishes(int stake, int wealth, int target) {
  const int missing = target - wealth;
  const int half = (missing + 2 * kTen - 1) / (2 * kTen) * kTen;
  return stake == missing || stake == half || stake == missing - kBonus;
}

}  // namespace

void weigh_stakes(const State& state, Seat seat, const MoveList<Move>& legal,
                  std::span<float> weights) {
  const int wealth = State::at(state.wealth, seat);
  const int target = state.options.target_wealth;
  const StakeOdds odds(state.furnace, state.seats, wealth);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const int stake = legal[i].b;
    const bool all_in = stake == wealth;
    if (!on_grid(stake) && !all_in && !finishes(stake, wealth, target)) continue;
    const double chance = odds.chance(stake);
    if (chance < 0.15) continue;
    const double gain = stake * (2.3 * chance - 1) + 15;
    weights[i] = static_cast<float>(std::max(gain, 3.0));
  }
  if (legal.size() > 0 && weights[0] == 0) weights[0] = 1;
}

Move some_stake(const State& state, Seat seat, Rng& rng) {
  const int wealth = State::at(state.wealth, seat);
  const int most = std::min(wealth, 200) / kTen;
  const int least = std::min(most, 6);
  const auto spread = static_cast<std::uint32_t>(most - least + 1);
  return Move::stake(kTen * (least + static_cast<int>(rng.below(spread))));
}

}  // namespace mohreh::farar
