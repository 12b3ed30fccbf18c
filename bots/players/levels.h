#pragma once
// The levels people choose a bot by. A level is a number of iterations, one a game, so that it
// plays alike on every machine; the think time is only a ceiling for slow ones.

#include <array>
#include <span>
#include <string_view>

namespace mohreh {

struct Level {
  std::string_view name;
  double think_seconds;  // never longer, if a clock is given
  // Chooses among the moves visited at least this share as often as the favourite. 1: always that.
  double strictness;
};

inline constexpr std::size_t kLevels = 4;

// Iterations of each level.
using LevelBudgets = std::array<int, kLevels>;

// Weakest first.
std::span<const Level, kLevels> levels();

}  // namespace mohreh
