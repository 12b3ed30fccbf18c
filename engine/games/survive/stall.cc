#include "engine/games/survive/stall.h"

#include <algorithm>

namespace mohreh::survive {
namespace {

struct Crossing {
  std::uint8_t outside = 0;
  std::uint8_t nearest = 255;
};

Crossing look(const State& state) {
  Crossing crossing;
  for (const Hex hex : state.place) {
    if (!on_board(hex)) continue;
    ++crossing.outside;
    crossing.nearest = std::min(crossing.nearest, kBoard.isle_steps[index_of(hex)]);
  }
  return crossing;
}

}  // namespace

void begin_watch(State& state) {
  if (!state.options.challenge.has(2)) return;
  const Crossing now = look(state);
  state.outside = now.outside;
  state.best = now.nearest;
}

bool has_stalled(State& state) {
  const Crossing now = look(state);
  const bool fewer = now.outside != state.outside;
  const bool nearer = now.nearest < state.best;
  state.idle = fewer || nearer ? std::uint8_t{0} : static_cast<std::uint8_t>(state.idle + 1);
  if (fewer || nearer) state.best = now.nearest;
  state.outside = now.outside;
  return state.idle >= most_idle_turns(state);
}

}  // namespace mohreh::survive
