#pragma once
// The keys of point rows: the lines of a score sheet and two more.

#include <array>
#include <string_view>

#include "engine/games/draftosaurus/score.h"

namespace mohreh::draftosaurus {

inline constexpr std::string_view kSummerRow = "summer";  // the first game of a match
inline constexpr std::string_view kBestRow = "best";      // what the best place would bring

inline constexpr std::array<std::string_view, kLines + 2> kRows = [] {
  std::array<std::string_view, kLines + 2> rows{};
  for (std::size_t line = 0; line < kLines; ++line) rows[line] = kLineNames[line];
  rows[kLines] = kSummerRow;
  rows[kLines + 1] = kBestRow;
  return rows;
}();

}  // namespace mohreh::draftosaurus
