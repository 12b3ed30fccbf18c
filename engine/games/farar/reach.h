#pragma once
// The chance that one turn reaches a sum. Exact but for the rounding of doubles.

#include <array>

#include "engine/games/farar/coals.h"

namespace mohreh::farar {

// Somebody draws from a furnace until the coals drawn are worth at least `need` or a devil comes:
// how likely is it that the sum is reached? Made once for a furnace, asked for several sums.
class ReachTable {
 public:
  // Answers for needs up to `highest_need`.
  ReachTable(const Furnace& furnace, int highest_need);

  // 1 when need <= 0. Precondition: need <= highest_need.
  double chance_to_reach(int need) const;

 private:
  static constexpr int kStep = 5;  // all values are multiples of it
  static constexpr int kMostSteps = value_of(kAllCoals) / kStep;
  static constexpr int kMostPieces = kCoals - devils_in(kAllCoals);

  void add_kind(int count, int steps);
  std::size_t entry(int pieces, int steps) const {
    return static_cast<std::size_t>(pieces) * static_cast<std::size_t>(steps_) +
           static_cast<std::size_t>(steps);
  }
  double& ways(int pieces, int steps) { return ways_[entry(pieces, steps)]; }
  double ways(int pieces, int steps) const { return ways_[entry(pieces, steps)]; }

  int coals_;
  int numbered_;
  int value_;
  int steps_;   // sums below the highest need, in steps
  int pieces_;  // no more coals than this are worth less than it
  // In how many ways so many of the numbered coals are worth so many steps; [pieces][steps].
  std::array<double, std::size_t{kMostPieces + 1} * (kMostSteps + 1)> ways_;
};

}  // namespace mohreh::farar
