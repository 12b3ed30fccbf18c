#pragma once
// Teaching mode: the kinds learn to act one after another, in the order they are easy to explain.
// A kind that does not act is placed and can burn like any other, and that is all. Rules §10.2.

#include <array>
#include <cstdint>

#include "engine/games/zirkhaki/cards.h"

namespace mohreh::zirkhaki {

inline constexpr int kAllPowers = 8;

// With how many powers in play a kind acts, by kind; the coin never does.
inline constexpr std::array<std::uint8_t, kKinds> kActsFrom = {
    8,  // astrolabe
    3,  // pistol
    4,  // dagger
    1,  // carpet
    7,  // snake
    5,  // horseshoe
    9,  // coin
    2,  // chest
    2,  // key
    6,  // map
};

constexpr bool acts_with(int powers, Kind kind) {
  return powers >= kActsFrom[static_cast<std::size_t>(kind)];
}

}  // namespace mohreh::zirkhaki
