#pragma once
// How likely it is that a seat will have its next turns before the volcano erupts. One tile goes a
// turn, mountains last, and the volcano is under any of the mountains that are left.

#include <algorithm>
#include <array>

#include "engine/games/survive/state.h"

namespace mohreh::survive {

// Tiles that go before the seat moves next; 0 while it may move.
int tiles_before(const State& state, Seat seat);

class TimeLeft {
 public:
  TimeLeft(const State& state, Seat seat);

  // How many turns the seat may expect, the one it is in included.
  float turns() const { return turns_; }
  // The chance that the seat still moves in that many turns, the one it is in included; between
  // whole numbers in between. Precondition: turns >= 0.
  float chance(float turns) const {
    const float at = std::clamp(turns - 1.0F, 0.0F, static_cast<float>(kTurns) - 0.01F);
    const auto whole = static_cast<std::size_t>(at);
    const float rest = at - static_cast<float>(whole);
    return comes_[whole] + rest * (comes_[whole + 1] - comes_[whole]);
  }

 private:
  static constexpr std::size_t kTurns = 16;
  std::array<float, kTurns + 1> comes_{};
  float turns_ = 0;
};

}  // namespace mohreh::survive
