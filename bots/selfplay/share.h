#pragma once
// How sure one can be of a share of wins.

#include <span>
#include <vector>

namespace mohreh {

// 95 % intervals, all of them.
struct Interval {
  double low = 0;
  double high = 1;

  friend bool operator==(const Interval&, const Interval&) = default;
};

// What 95 of 100 draws from the normal distribution lie within.
inline constexpr double kNormal95 = 1.959963984540054;

// The same for Student's distribution. Precondition: degrees >= 5.
double two_sided_95(int degrees);

// Wilson's interval for a share of independent trials. `wins` need not be whole; without trials it
// is everything from 0 to 1.
Interval wilson_interval(double wins, double trials);

// What a player did in matches that share their luck and so cannot count as independent.
struct Block {
  double wins = 0;
  double trials = 0;
};

// Blocks played against the same opponents.
using Blocks = std::vector<Block>;

// The interval of all wins over all trials. With ten blocks or more it comes from how much the
// blocks differ, within each group of opponents; with fewer, or when they do not differ at all,
// it is Wilson's. Within 0 … 1.
Interval share_interval(std::span<const Blocks> groups);

}  // namespace mohreh
