#pragma once
// The pieces: colours, explorers, land tiles with their backs, creatures. Rules §1.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/plain_list.h"
#include "engine/games/survive/board.h"

namespace mohreh::survive {

inline constexpr int kMostSeats = 4;
inline constexpr int kColours = 4;
inline constexpr int kTeam = 10;  // explorers of one colour
inline constexpr int kExplorers = kColours * kTeam;
inline constexpr int kBoats = 12;
inline constexpr int kRoom = 3;  // explorers a boat holds
inline constexpr int kSerpents = 5;
inline constexpr int kSharks = 6;
inline constexpr int kWhales = 5;
inline constexpr int kPoints = 3;  // movement points of a turn
inline constexpr int kHighestValue = 6;

// Rules §1.1: how many explorers of a colour are worth 1, 2, … 6.
inline constexpr std::array<std::uint8_t, kHighestValue + 1> kTeamValues = {0, 3, 2, 2, 1, 1, 1};

enum class Colour : std::uint8_t { w, x, y, z };

constexpr std::array<std::string_view, kColours> enum_names(Colour) {
  return {"w", "x", "y", "z"};
}

inline constexpr std::array<std::string_view, kColours> kColourWords = {"colour_w", "colour_x",
                                                                        "colour_y", "colour_z"};

// An explorer is named by its colour and the order in which its colour placed it: w0 … z9. The
// name tells nothing of the value.
enum class Explorer : std::uint8_t { none = kExplorers };

inline constexpr std::array<std::string_view, kExplorers + 1> kExplorerNames = {
    "w0", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9", "x0", "x1", "x2",  "x3",
    "x4", "x5", "x6", "x7", "x8", "x9", "y0", "y1", "y2", "y3", "y4", "y5", "y6",  "y7",
    "y8", "y9", "z0", "z1", "z2", "z3", "z4", "z5", "z6", "z7", "z8", "z9", "none"};

constexpr const std::array<std::string_view, kExplorers + 1>& enum_names(Explorer) {
  return kExplorerNames;
}
constexpr std::size_t index_of(Explorer explorer) {
  return static_cast<std::size_t>(explorer);
}
constexpr Explorer explorer_of(std::size_t index) {
  return static_cast<Explorer>(index);  // NOLINT(clang-analyzer-optin.core.EnumCastOutOfRange)
}

// What a tile shows from above; sea where it has gone or was not dealt yet.
enum class Ground : std::uint8_t { sea, beach, forest, mountain };

inline constexpr std::size_t kGrounds = 3;
inline constexpr std::array<std::string_view, 4> kGroundNames = {"sea", "beach", "forest",
                                                                 "mountain"};

constexpr const std::array<std::string_view, 4>& enum_names(Ground) {
  return kGroundNames;
}
// Where the ground's entry stands in an array by ground. Precondition: not sea.
constexpr std::size_t slot_of(Ground ground) {
  return static_cast<std::size_t>(ground) - 1;
}
constexpr Ground ground_of(std::size_t slot) {
  return static_cast<Ground>(slot + 1);  // NOLINT(clang-analyzer-optin.core.EnumCastOutOfRange)
}

// What a tile shows from below. The first five act at once, the others are kept.
enum class Back : std::uint8_t {
  shark,
  whale,
  boat,
  whirlpool,
  volcano,
  dolphin,
  wind,
  move_serpent,
  move_shark,
  move_whale,
  defend_shark,
  defend_whale,
  none,
};

inline constexpr std::size_t kBacks = 12;
inline constexpr std::array<std::string_view, kBacks + 1> kBackNames = {
    "shark",        "whale",      "boat",       "whirlpool",    "volcano",      "dolphin", "wind",
    "move_serpent", "move_shark", "move_whale", "defend_shark", "defend_whale", "none"};

constexpr const std::array<std::string_view, kBacks + 1>& enum_names(Back) {
  return kBackNames;
}
constexpr bool is_kept(Back back) {
  return back >= Back::dolphin && back < Back::none;
}
constexpr bool is_defence(Back back) {
  return back == Back::defend_shark || back == Back::defend_whale;
}

// How many tiles there are, by ground and back.
using Backs = std::array<std::uint8_t, kBacks>;
using TileCounts = std::array<Backs, kGrounds>;

// Rules §1.3.
inline constexpr TileCounts kAllTiles = {{{3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 1, 0},
                                          {2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2},
                                          {1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1}}};
inline constexpr std::array<std::uint8_t, kGrounds> kTilesOf = {16, 16, 8};

enum class Creature : std::uint8_t { serpent, shark, whale, none };

inline constexpr std::array<std::string_view, 4> kCreatureNames = {"serpent", "shark", "whale",
                                                                   "none"};

constexpr const std::array<std::string_view, 4>& enum_names(Creature) {
  return kCreatureNames;
}

// Hexes with a piece on them, rising; a hex stands twice if two are there.
template <std::size_t N>
using Hexes = PlainList<Hex, N>;

template <std::size_t N>
constexpr bool has(const Hexes<N>& hexes, Hex hex) {
  for (const Hex other : hexes) {
    if (other == hex) return true;
  }
  return false;
}
template <std::size_t N>
constexpr void add(Hexes<N>& hexes, Hex hex) {
  hexes.push_back(hex);
  for (std::size_t i = hexes.size() - 1; i > 0 && hexes[i - 1] > hex; --i) {
    hexes[i] = hexes[i - 1];
    hexes[i - 1] = hex;
  }
}
// Takes one piece off that hex. Precondition: one is there.
template <std::size_t N>
constexpr void drop(Hexes<N>& hexes, Hex hex) {
  std::size_t i = 0;
  while (hexes[i] != hex) ++i;
  hexes.take(i);
}

}  // namespace mohreh::survive
