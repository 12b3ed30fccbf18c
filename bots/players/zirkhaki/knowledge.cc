#include "bots/players/zirkhaki/knowledge.h"

namespace mohreh::zirkhaki {

State known_position(const View& view) {
  State state;
  state.field = view.field;
  state.burnt = view.burnt;
  state.options = view.options;
  state.ring = view.ring;
  if (view.viewer.index >= 0) State::at(state.dealt, view.viewer) = view.dealt;
  state.area = view.area;
  state.shown = view.shown;
  state.burst = view.burst;
  for (std::size_t i = 0; i < view.peeked.size(); ++i) {
    state.peeked.push_back(view.peeked[i]);
    state.seen_by.push_back(view.seen_by[i]);
  }
  state.seats = view.seats;
  state.phase = view.phase;
  state.active = view.active;
  state.bonus_due = view.bonus_due;
  state.begun = view.begun;
  state.second_due = view.second_due;
  return state;
}

}  // namespace mohreh::zirkhaki
