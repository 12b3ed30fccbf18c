#pragma once
// Everything about a search that can be tuned, in one place.

#include <cstddef>
#include <cstdint>

namespace mohreh::search {

struct Parameters {
  // The budget. The same seed, iterations and threads give the same result; with a clock the search
  // also ends when `seconds` have passed, which is a ceiling and not reproducible.
  int iterations = 1000;
  double seconds = 0;           // 0: no ceiling
  double (*clock)() = nullptr;  // seconds since some moment; none: no ceiling
  int threads = 1;              // root-parallel: each has a tree of its own and its share

  // How much a move's prior weight and few visits count against its mean so far.
  double exploration = 0.6;
  // An untried move is taken to be this much worse than the mean of its node.
  double urgency = 0.05;
  // Of the iterations in a game with secrets, how many imagine the world as another seat sees it,
  // so that what the searching seat alone knows does not leak into its model of the others.
  double others = 0.25;
  // Weight that every legal move at the root has at least, as a share of an even one. Advice sets
  // it, so that each move gets its value; a player that looks for the best leaves it at 0.
  double root_floor = 0;

  // The tree never grows beyond this many bytes a thread; then leaves stay leaves.
  std::size_t memory = std::size_t{64} << 20U;
};

}  // namespace mohreh::search
