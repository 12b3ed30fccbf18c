#include "engine/games/farar/settlement.h"

#include <algorithm>

#include "engine/games/farar/bank.h"
#include "engine/games/farar/money.h"

namespace mohreh::farar {
namespace {

void settle_stakes(State& state, int best, Reporter& report) {
  const int highest = highest_stake(state.stake);
  for (int turn = 0; turn < state.seats; ++turn) {
    const Seat seat = left_of(state.start, state.seats, turn);
    const int stake = State::at(state.stake, seat);
    if (stake == 0) continue;
    if (stake > best) {  // Rules §5.1: out of reach, the bank takes it
      State::at(state.wealth, seat) =
          static_cast<std::uint16_t>(State::at(state.wealth, seat) - stake);
      report.tell(Happened::lost, {seat.index, stake});
    } else if (stake == highest) {  // Rules §5.3: the highest stake is paid double
      const int paid = pay_from_bank(state, seat, 2 * stake);
      report.tell(Happened::won_double, {seat.index, paid});
    } else {  // Rules §5.2
      const int paid = pay_from_bank(state, seat, stake);
      report.tell(Happened::won, {seat.index, paid});
    }
  }
  state.stake = {};
}

// Rules §5.4, §5.5: everyone who has the most gets the whole bonus; nobody gets it for nothing.
void give_bonus(State& state, const BySeat<int>& amounts, Happened what, Reporter& report) {
  const int most = *std::max_element(amounts.begin(), amounts.end());
  if (most == 0) return;
  for (int turn = 0; turn < state.seats; ++turn) {
    const Seat seat = left_of(state.start, state.seats, turn);
    if (State::at(amounts, seat) != most) continue;
    const int paid = pay_from_bank(state, seat, kBonus);
    report.tell(what, {seat.index, paid});
  }
}

}  // namespace

int best_haul(const BySeat<Haul>& hauls) {
  int best = 0;
  for (const Haul& haul : hauls) best = std::max(best, value_of(haul));
  return best;
}

int highest_stake(const BySeat<std::uint16_t>& stakes) {
  return *std::max_element(stakes.begin(), stakes.end());
}

void settle_round(State& state, Reporter& report) {
  BySeat<int> values{};
  BySeat<int> pieces{};
  for (std::size_t s = 0; s < state.seats; ++s) {
    values[s] = value_of(state.haul[s]);
    pieces[s] = count_of(state.haul[s]);
  }
  settle_stakes(state, *std::max_element(values.begin(), values.end()), report);
  give_bonus(state, values, Happened::bonus_value, report);
  give_bonus(state, pieces, Happened::bonus_pieces, report);
}

}  // namespace mohreh::farar
