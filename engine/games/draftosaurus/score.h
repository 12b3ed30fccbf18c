#pragma once
// Points of a zoo, pen by pen: at the end, and at any moment as if it were the end. Rules §7, §8.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/games/draftosaurus/places.h"
#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

// The lines of a score sheet.
enum class Line : std::uint8_t {
  same,
  trio,
  nest,
  king,
  mixed,
  isle,
  order,
  bridge,
  lookout,
  pyramid,
  river,
  trex,
};

inline constexpr int kLines = 12;

inline constexpr std::array<std::string_view, kLines> kLineNames = {
    "same",  "trio",   "nest",    "king",    "mixed", "isle",
    "order", "bridge", "lookout", "pyramid", "river", "trex"};

struct Score {
  std::array<std::uint8_t, kLines> lines{};
  Board side = Board::summer;

  std::uint8_t& operator[](Line line) { return lines[static_cast<std::size_t>(line)]; }
  // Whether this board has such a line at all.
  bool has(std::size_t line) const {
    if (line >= static_cast<std::size_t>(Line::river)) return true;
    return (line < static_cast<std::size_t>(Line::order)) == (side == Board::summer);
  }
  int total() const {
    int points = 0;
    for (const std::uint8_t line : lines) points += line;
    return points;
  }

  // Lines without points are left out.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    const int total = self.total();
    visit("total", total);
    for (std::size_t line = 0; line < kLines; ++line) {
      if (self.lines[line] > 0) visit(kLineNames[line], self.lines[line]);
    }
  }
};

Score score_of(const BySeat<Zoo>& zoos, int seats, Board side, Seat seat);

}  // namespace mohreh::draftosaurus
