#pragma once
// What the rules can tell a person before a choice: rows of points, of losses and of odds, each
// with a key that clients translate. All of them are computed from a View, so they betray nothing.

#include <cstdint>
#include <string_view>

#include "engine/core/fixed_list.h"

namespace mohreh {

// One line of a score or a preview: words are <game>.row_<key>.
struct PointRow {
  std::string_view key;
  std::int32_t points = 0;
};

// The row of a preview that is a chance, in ten-thousandths, and no points: how likely the move
// gets what it is after. Told only where odds may be told.
inline constexpr std::string_view kChanceRow = "chance";

using Breakdown = FixedList<PointRow, 32>;

// Flags of a move that a client may want to ask about first.
enum class MoveFlag : std::uint8_t {
  sealed = 1,  // stays secret until the others have chosen too
  deadly = 2,  // costs the mover pieces for certain
  burns = 4,   // loses what was gathered this turn for certain
  all_in = 8,  // puts everything the mover owns at stake
  vain = 16,   // cannot succeed, as far as the viewer knows
};

struct Preview {
  FixedList<PointRow, 16> rows;
  std::uint8_t flags = 0;

  void set(MoveFlag flag) {
    flags = static_cast<std::uint8_t>(flags | static_cast<unsigned>(flag));
  }
  bool has(MoveFlag flag) const { return (flags & static_cast<unsigned>(flag)) != 0; }
};

// A chance as a fraction; `n` is a number the key speaks of (a stake, a value), else 0.
struct OddsRow {
  std::string_view key;  // words: <game>.odds_<key>
  std::int32_t n = 0;
  std::uint32_t numerator = 0;
  std::uint32_t denominator = 1;
};

using Odds = FixedList<OddsRow, 32>;

}  // namespace mohreh
