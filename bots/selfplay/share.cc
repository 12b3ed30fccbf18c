#include "bots/selfplay/share.h"

#include <algorithm>
#include <cmath>

namespace mohreh {
namespace {

constexpr int kEnoughBlocks = 10;
constexpr int kEnoughDegrees = 5;

Block sum_of(const Blocks& blocks) {
  Block sum;
  for (const Block& block : blocks) {
    sum.wins += block.wins;
    sum.trials += block.trials;
  }
  return sum;
}

// The variance of the group's wins, from how far each block is from the group's share. Blocks may
// differ in size, as the last one does when the matches do not fill it.
double variance_of_wins(const Blocks& blocks) {
  if (blocks.size() < 2) return 0;
  const Block sum = sum_of(blocks);
  double squares = 0;
  for (const Block& block : blocks) {
    const double surplus = block.wins - sum.wins / sum.trials * block.trials;
    squares += surplus * surplus;
  }
  const auto count = static_cast<double>(blocks.size());
  return squares * count / (count - 1);
}

}  // namespace

double two_sided_95(int degrees) {
  // The first terms of Cornish and Fisher's expansion; from 5 degrees on it is within one in a
  // hundred of the truth.
  const double z = kNormal95;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double d = degrees;
  return z + (z3 + z) / (4 * d) + (5 * z5 + 16 * z3 + 3 * z) / (96 * d * d);
}

Interval wilson_interval(double wins, double trials) {
  if (trials <= 0) return {};
  const double share = wins / trials;
  const double z2 = kNormal95 * kNormal95;
  const double shrink = 1 + z2 / trials;
  const double centre = (share + z2 / (2 * trials)) / shrink;
  const double spread = share * (1 - share) / trials + z2 / (4 * trials * trials);
  const double half = kNormal95 * std::sqrt(spread) / shrink;
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Interval share_interval(std::span<const Blocks> groups) {
  Block all;
  double variance = 0;
  int blocks = 0;
  int degrees = 0;
  for (const Blocks& group : groups) {
    if (group.empty()) continue;
    const Block sum = sum_of(group);
    all.wins += sum.wins;
    all.trials += sum.trials;
    variance += variance_of_wins(group);
    blocks += static_cast<int>(group.size());
    degrees += static_cast<int>(group.size()) - 1;
  }
  // Rounding alone can leave a little where every block is the same.
  const bool differ = variance > 1e-9;
  if (blocks < kEnoughBlocks || degrees < kEnoughDegrees || !differ) {
    return wilson_interval(all.wins, all.trials);
  }
  const double share = all.wins / all.trials;
  const double half = two_sided_95(degrees) * std::sqrt(variance) / all.trials;
  return {std::max(0.0, share - half), std::min(1.0, share + half)};
}

}  // namespace mohreh
