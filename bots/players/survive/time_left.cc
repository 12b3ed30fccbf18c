#include "bots/players/survive/time_left.h"

namespace mohreh::survive {

int tiles_before(const State& state, Seat seat) {
  if (state.setting_up()) return (seat.index - state.first.index + state.seats) % state.seats;
  const bool may_move = state.phase <= Phase::move;
  const int steps = (seat.index - state.active.index + state.seats) % state.seats;
  if (steps == 0 && may_move) return 0;
  const bool sunk = state.phase > Phase::sink;
  return (steps == 0 ? state.seats : steps) - (sunk ? 1 : 0);
}

TimeLeft::TimeLeft(const State& state, Seat seat) {
  int mountains = 0;
  int others = 0;
  for (const Ground ground : state.ground) {
    mountains += ground == Ground::mountain ? 1 : 0;
    others += ground == Ground::beach || ground == Ground::forest ? 1 : 0;
  }
  int sunk = tiles_before(state, seat);
  for (float& comes : comes_) {
    if (state.options.challenge.has(4)) {
      comes = sunk < others + mountains ? 1.0F : 0.0F;
    } else if (sunk <= others || state.options.challenge.has(2)) {
      comes = 1;
    } else {
      const int calm = std::max(0, others + mountains - sunk);
      comes = mountains > 0 ? static_cast<float>(calm) / static_cast<float>(mountains) : 0.0F;
    }
    turns_ += comes;
    sunk += state.seats;
  }
}

}  // namespace mohreh::survive
