#pragma once
// The moves of Farar and which of them are open to whom.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/moves.h"
#include "engine/core/seat.h"
#include "engine/games/farar/coals.h"

namespace mohreh::farar {

enum class MoveKind : std::uint8_t {
  first,  // chance: a = the seat that begins
  stake,  // a seat: b = the sum
  coal,   // chance: a = the coal
  draw,   // a seat turns another coal over
  stop,   // a seat keeps what it has
};

constexpr std::array<std::string_view, 5> enum_names(MoveKind) {
  return {"first", "stake", "coal", "draw", "stop"};
}

inline constexpr std::array<std::string_view, kCoalKinds> kCoalWords = {
    "coal_10", "coal_20", "coal_25", "coal_50", "coal_75", "coal_100", "devil"};

inline constexpr std::array<MoveSpec, 5> kMoves = {{
    {"first", {"name", ParamKind::seat}, {}},
    {"stake", {}, {"n", ParamKind::number}},
    {"coal", {"kind", ParamKind::word, kCoalWords}, {}},
    {"draw", {}, {}},
    {"stop", {}, {}},
}};

struct Move {
  std::uint16_t b = 0;
  std::uint8_t a = 0;
  MoveKind kind = MoveKind::first;  // last, so that codes sort by kind first

  static constexpr Move first(Seat seat) {
    return {0, static_cast<std::uint8_t>(seat.index), MoveKind::first};
  }
  static constexpr Move stake(int sum) {
    return {static_cast<std::uint16_t>(sum), 0, MoveKind::stake};
  }
  static constexpr Move turn_over(Coal coal) {
    return {0, static_cast<std::uint8_t>(coal), MoveKind::coal};
  }
  static constexpr Move draw() { return {0, 0, MoveKind::draw}; }
  static constexpr Move stop() { return {0, 0, MoveKind::stop}; }

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("kind", self.kind);
    visit("a", self.a);
    visit("b", self.b);
  }

  friend bool operator==(const Move&, const Move&) = default;
};

inline constexpr int kLongestList = 160;  // stakes of 0 … 1590

}  // namespace mohreh::farar
