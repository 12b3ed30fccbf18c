#include "engine/games/farar/pact.h"

#include <algorithm>

#include "engine/games/farar/bank.h"
#include "engine/games/farar/money.h"
#include "engine/games/farar/track.h"

namespace mohreh::farar {

SeatSet pacts_by_track(const State& state) {
  SeatSet rearmost;
  int rear = 2 * kMaxTrackNumbers;
  for (int s = 0; s < state.seats; ++s) {
    const int position =
        position_of(state.options.track_numbers, State::at(state.counted, seat_of(s)));
    if (position < rear) rearmost = SeatSet{};
    rear = std::min(rear, position);
    if (position == rear) rearmost = rearmost.with(seat_of(s));
  }
  // Rules §7.1: everybody on the first field has a pact; elsewhere only who stands alone.
  const bool many_allowed = rear == rearmost_position() && !state.options.pact_field50_sole;
  return rearmost.size() == 1 || many_allowed ? rearmost : SeatSet{};
}

SeatSet creditors_of(const Options& options, SeatSet pact, Seat drawer) {
  // Rules §7.5: a holder pays the other holders, unless the host has said otherwise.
  if (pact.has(drawer) && !options.pact_holder_pays) return SeatSet{};
  return pact.without(drawer);
}

int fines_payable(int purse, int creditors) {
  return std::min(creditors, purse / kFine);
}

void pay_fines(State& state, Seat drawer, Reporter& report) {
  const SeatSet creditors = creditors_of(state.options, state.pact, drawer);
  if (creditors.empty()) return;
  // Rules §7.3, §7.4: from the purse, in full or not at all, clockwise; the bank pays the rest.
  int payable = fines_payable(state.purse(drawer), creditors.size());
  for (int step = 1; step < state.seats; ++step) {
    const Seat creditor = left_of(drawer, state.seats, step);
    if (!creditors.has(creditor)) continue;
    if (payable > 0) {
      --payable;
      ++State::at(state.fines, drawer);
      State::at(state.wealth, drawer) -= kFine;
      State::at(state.wealth, creditor) += kFine;
      report.tell(Happened::fine, {drawer.index, creditor.index, kFine});
    } else {
      const int paid = pay_from_bank(state, creditor, kFine);
      report.tell(Happened::bank_pays, {creditor.index, paid});
    }
  }
}

}  // namespace mohreh::farar
