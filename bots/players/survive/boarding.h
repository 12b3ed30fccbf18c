#pragma once
// Where a boat with room would be of use: the people on the ground around a sea hex and in its
// water, and what they would gain if a boat were there.

#include <algorithm>
#include <array>

#include "bots/players/survive/stance.h"

namespace mohreh::survive {

class Boarding {
 public:
  explicit Boarding(const Stance& stance) {
    for (std::size_t i = 0; i < stance.explorers(); ++i) {
      const State& state = stance.state();
      const Hex hex = state.place[i];
      if (!on_board(hex) || state.aboard[i]) continue;
      if (!state.is_land(hex)) {
        call(stance, i, hex);
        continue;
      }
      for (const Hex other : neighbours(hex)) {
        if (!state.is_land(other)) call(stance, i, other);
      }
    }
  }

  // What a boat there would be worth to the seat, and what is lost if the boat there goes away.
  float pull(Hex hex) const { return pull_[index_of(hex)]; }
  float hold(Hex hex) const { return hold_[index_of(hex)]; }

 private:
  static constexpr float kUse = 0.9F;    // of the chance of those already in the boat
  static constexpr float kHold = 0.25F;  // of the chance of those who count on the boat

  void call(const Stance& stance, std::size_t i, Hex hex) {
    const float there = kUse * stance.chance(stance.outlook().aboard(hex));
    pull_[index_of(hex)] += stance.stake(i) * std::max(0.0F, there - stance.now(i));
    if (there > 0.9F * stance.now(i)) hold_[index_of(hex)] += stance.stake(i) * kHold * there;
  }

  std::array<float, kHexes> pull_{};
  std::array<float, kHexes> hold_{};
};

}  // namespace mohreh::survive
