#include "engine/games/farar/reach.h"

#include <algorithm>

namespace mohreh::farar {
namespace {

double choose(int n, int k) {
  double ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}

}  // namespace

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): only the used part of the table is set
ReachTable::ReachTable(const Furnace& furnace, int highest_need)
    : coals_(count_of(furnace)),
      numbered_(coals_ - devils_in(furnace)),
      value_(value_of(furnace)),
      steps_(std::clamp((highest_need + kStep - 1) / kStep, 1, kMostSteps + 1)),
      pieces_(std::min(numbered_, (steps_ - 1) / (kValueOf[0] / kStep))) {
  std::fill_n(ways_.begin(), (pieces_ + 1) * steps_, 0.0);
  ways(0, 0) = 1;
  for (std::size_t kind = 0; kind < kValues; ++kind) {
    add_kind(furnace[kind], kValueOf[kind] / kStep);
  }
}

void ReachTable::add_kind(int count, int steps) {
  std::array<double, kMostPieces + 1> chosen{};
  for (int taken = 1; taken <= count; ++taken) {
    chosen[static_cast<std::size_t>(taken)] = choose(count, taken);
  }
  for (int n = pieces_; n >= 1; --n) {
    for (int v = steps_ - 1; v >= steps; --v) {
      const int most = std::min({count, n, v / steps});
      double added = 0;
      for (int taken = 1; taken <= most; ++taken) {
        added += chosen[static_cast<std::size_t>(taken)] * ways(n - taken, v - taken * steps);
      }
      ways(n, v) += added;
    }
  }
}

double ReachTable::chance_to_reach(int need) const {
  if (need <= 0) return 1;
  if (need > value_) return 0;
  const int need_steps = (need + kStep - 1) / kStep;

  // The sum is reached with the n-th numbered coal when n - 1 of them fall short and n do not;
  // that helps only if the first n coals drawn hold no devil.
  double chance = 0;
  double short_before = 1;
  double no_devil = 1;
  double all_ways = 1;
  for (int n = 1; n <= numbered_ && short_before > 0; ++n) {
    all_ways = all_ways * (numbered_ - n + 1) / n;
    double short_ways = 0;
    for (int v = 0; n <= pieces_ && v < need_steps; ++v) short_ways += ways(n, v);
    const double short_now = short_ways / all_ways;
    no_devil = no_devil * (numbered_ - n + 1) / (coals_ - n + 1);
    chance += (short_before - short_now) * no_devil;
    short_before = short_now;
  }
  return chance;
}

}  // namespace mohreh::farar
