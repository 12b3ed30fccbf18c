#include "bots/players/farar/draw_rule.h"

#include <algorithm>

namespace mohreh::farar {
namespace {

// The best of what the other seats keep.
struct Rivals {
  int value = 0;
  int pieces = 0;
};

Rivals rivals_of(const State& state, Seat seat) {
  Rivals best;
  for (int turn = 0; turn < state.drawn; ++turn) {
    const Seat other = left_of(state.start, state.seats, turn);
    if (other == seat) continue;
    const Haul& haul = State::at(state.haul, other);
    best.value = std::max(best.value, value_of(haul));
    best.pieces = std::max(best.pieces, count_of(haul));
  }
  return best;
}

}  // namespace

bool pays_to_draw(const State& state, Seat seat) {
  const int devils = devils_in(state.furnace);
  if (devils == 0) return true;
  const int stake = State::at(state.stake, seat);
  const Haul& haul = State::at(state.haul, seat);
  const int value = value_of(haul);
  const Rivals rivals = rivals_of(state, seat);
  if (stake > rivals.value) {
    if (value >= stake) return false;
    if (value + value_of(state.furnace) >= stake) return true;
  }
  // Nothing but the bonuses is left to gain.
  const bool is_last = state.drawn + 1 == state.seats;
  const int pieces = count_of(haul);
  const bool most_value = value >= rivals.value;
  const bool most_pieces = pieces >= rivals.pieces;
  if (!most_value && !most_pieces) return true;
  if (!is_last) return haul_grows(state, seat);
  if (most_value && most_pieces) return false;
  // One bonus is safe, the other is worth trying for if the next coal may bring it.
  return !most_pieces && pieces + 1 >= rivals.pieces;
}

}  // namespace mohreh::farar
