#pragma once
// The bank: bottomless, unless the host plays with the coupons of one box. Rules §5.6.

#include <algorithm>

#include "engine/games/farar/money.h"
#include "engine/games/farar/state.h"

namespace mohreh::farar {

// What one box of coupons leaves in the bank.
inline int coupons_in_bank(const State& state) {
  int left = kAllCoupons;
  for (const int wealth : state.wealth) left -= wealth;
  return left;
}

// Pays a seat as much of `sum` as there is, and tells how much that was.
inline int pay_from_bank(State& state, Seat seat, int sum) {
  if (state.options.bank_limited) sum = std::min(sum, coupons_in_bank(state));
  State::at(state.wealth, seat) = static_cast<std::uint16_t>(State::at(state.wealth, seat) + sum);
  return sum;
}

}  // namespace mohreh::farar
