#pragma once
// Sets of hexes as 133 bits, and how far one gets over them.

#include <array>
#include <bit>
#include <cstdint>

#include "engine/games/survive/board.h"

namespace mohreh::survive {

struct HexSet {
  std::array<std::uint64_t, 3> words{};

  constexpr void add(Hex hex) { words[index_of(hex) / 64] |= bit(hex); }
  constexpr void add_if(Hex hex, bool wanted) {
    words[index_of(hex) / 64] |= std::uint64_t{wanted} << (index_of(hex) % 64);
  }
  constexpr void remove(Hex hex) { words[index_of(hex) / 64] &= ~bit(hex); }
  // Precondition: a hex of the board or a place beside it.
  constexpr bool has(Hex hex) const { return (words[index_of(hex) / 64] & bit(hex)) != 0; }
  constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }

  // Calls `visit` with every hex in rising order.
  template <class Visit>
  constexpr void each(const Visit& visit) const {
    for (std::size_t w = 0; w < words.size(); ++w) {
      for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1) {
        visit(hex_of(w * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
      }
    }
  }

  friend constexpr HexSet operator|(const HexSet& a, const HexSet& b) {
    return {{a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2]}};
  }
  friend constexpr HexSet operator&(const HexSet& a, const HexSet& b) {
    return {{a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2]}};
  }
  constexpr HexSet minus(const HexSet& other) const {
    return {{words[0] & ~other.words[0], words[1] & ~other.words[1], words[2] & ~other.words[2]}};
  }
  friend constexpr bool operator==(const HexSet&, const HexSet&) = default;

 private:
  static constexpr std::uint64_t bit(Hex hex) { return std::uint64_t{1} << (index_of(hex) % 64); }
};

constexpr std::array<HexSet, kHexes> make_neighbour_sets() {
  std::array<HexSet, kHexes> sets;
  for (std::size_t i = 0; i < kHexes; ++i) {
    for (const Hex hex : kBoard.neighbours[i]) sets[i].add(hex);
  }
  return sets;
}
constexpr HexSet make_first_sea() {
  HexSet sea;
  for (std::size_t i = 0; i < kHexes; ++i) {
    if (kBoard.tile[i] == kTiles) sea.add(hex_of(i));
  }
  return sea;
}

inline constexpr std::array<HexSet, kHexes> kNeighbourSets = make_neighbour_sets();
inline constexpr HexSet kFirstSea = make_first_sea();  // 92 hexes around the island, and the middle

constexpr const HexSet& neighbour_set(Hex hex) {
  return kNeighbourSets[index_of(hex)];
}

// Going hex by hex over `free` alone; one of `stops` ends the way.
constexpr HexSet flood(Hex from, int steps, const HexSet& free, const HexSet& stops) {
  HexSet seen;
  HexSet edge;
  seen.add(from);
  edge.add(from);
  for (; steps > 0 && !edge.empty(); --steps) {
    HexSet next;
    edge.each([&next](Hex hex) { next = next | neighbour_set(hex); });
    next = (next & free).minus(seen);
    seen = seen | next;
    edge = next.minus(stops);
  }
  seen.remove(from);
  return seen;
}

inline constexpr int kFarthest = 3;

// Every hex within 1 … 3 of a hex, if nothing is in the way.
constexpr std::array<std::array<HexSet, kHexes>, kFarthest + 1> make_balls() {
  std::array<std::array<HexSet, kHexes>, kFarthest + 1> balls;
  HexSet all;
  for (std::size_t i = 0; i < kHexes; ++i) all.add(hex_of(i));
  for (int steps = 1; steps <= kFarthest; ++steps) {
    for (std::size_t i = 0; i < kHexes; ++i) {
      balls[static_cast<std::size_t>(steps)][i] = flood(hex_of(i), steps, all, {});
    }
  }
  return balls;
}

inline constexpr auto kBalls = make_balls();

// Hexes within 1 … steps of `from`, going over `free` alone; one of `stops` ends the way. `from`
// itself is not among them. Where nothing is in the way the answer is at hand.
constexpr HexSet reach(Hex from, int steps, const HexSet& free, const HexSet& stops) {
  if (steps <= kFarthest) {
    const HexSet& ball = kBalls[static_cast<std::size_t>(steps)][index_of(from)];
    const HexSet& inner = kBalls[static_cast<std::size_t>(steps - 1)][index_of(from)];
    if (ball.minus(free).empty() && (inner & stops).empty()) return ball;
  }
  return flood(from, steps, free, stops);
}

}  // namespace mohreh::survive
