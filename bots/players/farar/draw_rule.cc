#include "bots/players/farar/draw_rule.h"

#include <algorithm>

#include "engine/games/farar/haul_growth.h"
#include "engine/games/farar/money.h"
#include "engine/games/farar/pact.h"

namespace mohreh::farar {

Rivals rivals_of(const State& state, Seat seat) {
  Rivals best;
  for (int turn = 0; turn < state.drawn; ++turn) {
    const Seat other = left_of(state.start, state.seats, turn);
    if (other == seat) continue;
    const Haul& haul = State::at(state.haul, other);
    best.value = std::max(best.value, value_of(haul));
    best.pieces = std::max(best.pieces, count_of(haul));
  }
  return best;
}

namespace {

// About how likely the next so many coals hold no devil.
double chance_of_safe(const Furnace& furnace, int coals) {
  const int all = count_of(furnace);
  const int numbered = all - devils_in(furnace);
  if (coals > numbered) return 0;
  double chance = 1;
  for (int i = 0; i < coals; ++i) chance = chance * (numbered - i) / (all - i);
  return chance;
}

// How many numbered coals of the usual value are worth `need`.
int coals_worth(const Furnace& furnace, int need) {
  const int value = value_of(furnace);
  const int numbered = count_of(furnace) - devils_in(furnace);
  return (need * numbered + value - 1) / value;
}

// What a devil would cost the seat in fines.
int fines_due(const State& state, Seat seat) {
  const int creditors = creditors_of(state.options, state.pact, seat).size();
  return creditors > 0 ? kFine * fines_payable(state.purse(seat), creditors) : 0;
}

}  // namespace

bool pays_to_draw(const State& state, Seat seat) {
  const Furnace& furnace = state.furnace;
  const int stake = State::at(state.stake, seat);
  const Haul& haul = State::at(state.haul, seat);
  const int value = value_of(haul);
  const int pieces = count_of(haul);
  const Rivals rivals = rivals_of(state, seat);
  if (stake > rivals.value && value >= stake) return false;
  if (value_of(furnace) == 0) return false;

  // Bonuses that it holds now may go to a later seat all the same.
  const int later = state.seats - state.drawn - 1;
  const int bonus = kBonus / (1 + later);
  const bool most_value = value >= rivals.value;
  const bool most_pieces = pieces >= rivals.pieces;
  const int risk = (most_value ? bonus : 0) + (most_pieces ? bonus : 0) + fines_due(state, seat);
  const auto worth_trying = [&](int coals, int reward) {
    const double chance = chance_of_safe(furnace, coals);
    return chance * reward > (1 - chance) * risk;
  };
  const bool reachable = stake > rivals.value && value + value_of(furnace) >= stake;
  if (reachable && worth_trying(coals_worth(furnace, stake - value), 2 * stake)) return true;
  if (!most_pieces && worth_trying(rivals.pieces - pieces, bonus)) return true;
  if (!most_value && worth_trying(coals_worth(furnace, rivals.value - value), bonus)) return true;
  return later > 0 && devils_in(furnace) > 0 && haul_grows(state, seat);
}

}  // namespace mohreh::farar
