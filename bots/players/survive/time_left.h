#pragma once
// How likely it is that a seat will have its next turns before the volcano erupts. One tile goes a
// turn, mountains last, and the volcano is under any of the mountains that are left.

#include <array>

#include "engine/games/survive/state.h"

namespace mohreh::survive {

class TimeLeft {
 public:
  TimeLeft(const State& state, Seat seat);

  // The chance that the seat still moves in that many turns, the one it is in included; between
  // whole numbers in between. Precondition: turns >= 0.
  float chance(float turns) const;

 private:
  static constexpr std::size_t kTurns = 16;
  std::array<float, kTurns + 1> comes_{};
};

}  // namespace mohreh::survive
