#pragma once
// Moves as every game has them: four plain bytes (a kind and two arguments), a code that sorts,
// plies and lists of moves. A game's Move is
//
//   struct Move { std::uint16_t b; std::uint8_t a; MoveKind kind; };

#include <bit>
#include <cstdint>

#include "engine/core/event.h"
#include "engine/core/fixed_list.h"
#include "engine/core/seat.h"

namespace mohreh {

// What a kind of move is called and how its two arguments read; one without a name is not used.
struct MoveSpec {
  std::string_view key;  // words: <game>.move_<key>
  ParamSpec a{};
  ParamSpec b{};
  bool answers = false;  // an answer in another seat's turn; a table may give it less time
};

// Whoever chooses a move (a seat, or chance) and the move.
template <class M>
struct Ply {
  Seat by;
  M move;

  friend bool operator==(const Ply&, const Ply&) = default;
};

// A move as a number: move lists are sorted by it and have no two alike. The last byte of a Move
// is the most significant, so games put the kind there.
template <class M>
constexpr std::uint32_t move_code(const M& move) {
  static_assert(sizeof(M) == sizeof(std::uint32_t));
  static_assert(std::endian::native == std::endian::little);
  return std::bit_cast<std::uint32_t>(move);
}

template <class M>
constexpr M move_from_code(std::uint32_t code) {
  return std::bit_cast<M>(code);
}

inline constexpr std::size_t kLongestMoveList = 320;
inline constexpr std::size_t kLongestChanceList = 128;

template <class M>
using MoveList = FixedList<M, kLongestMoveList>;

// Something chance may do, `weight` times out of the sum of all weights.
template <class M>
struct Weighted {
  M move;
  std::uint32_t weight;
};

template <class M>
using ChanceList = FixedList<Weighted<M>, kLongestChanceList>;

}  // namespace mohreh
