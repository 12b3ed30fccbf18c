#include "bots/players/levels.h"

namespace mohreh {
namespace {

constexpr std::array<Level, kLevels> kAll = {{
    {"easy", 0.02, 0.4},
    {"medium", 0.05, 1},
    {"hard", 0.3, 1},
    {"master", 1, 1},
}};

}  // namespace

std::span<const Level, kLevels> levels() {
  return kAll;
}

}  // namespace mohreh
