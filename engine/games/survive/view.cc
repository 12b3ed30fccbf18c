#include "engine/games/survive/view.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

// Fields that lie open to all, from a state to a view or back.
template <class From, class To>
void copy_open(const From& from, To& to) {
  to.options = from.options;
  to.seats = from.seats;
  to.phase = from.phase;
  to.first = from.first;
  to.active = from.active;
  to.dealt = from.dealt;
  to.redeals = from.redeals;
  to.held_colour = from.held_colour;
  to.points = from.points;
  to.tool = from.tool;
  to.who = from.who;
  to.creature = from.creature;
  to.sunk = from.sunk;
  to.spot = from.spot;
  to.last = from.last;
  to.asked = from.asked;
  to.boats_left = from.boats_left;
  to.sharks_left = from.sharks_left;
  to.whales_left = from.whales_left;
  to.best = from.best;
  to.idle = from.idle;
  to.outside = from.outside;
  to.played = from.played;
  to.ground = from.ground;
  to.place = from.place;
  to.aboard = from.aboard;
  to.swum = from.swum;
  to.boats = from.boats;
  to.serpents = from.serpents;
  to.sharks = from.sharks;
  to.whales = from.whales;
  to.open = from.open;
}

// Rules §14.1: one's own values until the last boat is placed, then nobody's before the end; the
// host may let everyone see their own, and a program remembers what it saw.
bool sees_own_values(const State& state, Viewer viewer) {
  return state.setting_up() || state.options.memory == Memory::assist ||
         viewer.recall == Recall::perfect;
}

}  // namespace

// Rules §14.1: the values one has placed are to be remembered once the set-up is over.
bool Survive::remembers_alone(const State& now, const State& then) {
  return then.setting_up() && !now.setting_up() && now.phase != Phase::over &&
         now.options.memory == Memory::strict;
}

View Survive::view(const State& state, Viewer viewer) {
  View view;
  copy_open(state, view);
  view.viewer = viewer.seat;
  view.recall = viewer.recall;
  const bool open = state.phase == Phase::over || viewer.seat == kOpen;
  const bool own_values = sees_own_values(state, viewer);
  for (std::size_t i = 0; i < static_cast<std::size_t>(state.explorers()); ++i) {
    const bool own = state.owner(explorer_of(i)) == viewer.seat;
    if (open || (own && own_values)) view.value[i] = state.value[i];
  }
  if (viewer.seat == state.active || viewer.seat == kOpen) {
    view.held = state.held;
    view.fresh = state.fresh;
  }
  for (std::size_t s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    if (state.answers[s] != Answer::none) view.answered = view.answered.with(seat);
    if (seat == viewer.seat) view.answer = state.answers[s];
    if (open || seat == viewer.seat) {  // Rules §14.2
      view.hand_known = view.hand_known.with(seat);
      view.hand[s] = state.hand[s];
    }
    for (std::size_t g = 0; g < kGrounds; ++g) {
      for (const std::uint8_t n : state.hand[s][g]) {
        view.kept[s][g] = static_cast<std::uint8_t>(view.kept[s][g] + n);
      }
    }
  }
  return view;
}

State known_state(const View& view) {
  State state;
  copy_open(view, state);
  state.held = view.held;
  state.fresh = view.fresh;
  state.value = view.value;
  state.hand = view.hand;
  if (view.viewer.index >= 0) state.answers[view.viewer.slot()] = view.answer;
  return state;
}

Unplaced unplaced_by(const View& view) {
  Unplaced unplaced{};
  const State known = known_state(view);
  if (view.viewer.index < 0 || !known.setting_up()) return unplaced;
  for (int c = view.viewer.index; c < known.colours(); c += known.seats) {
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): colours() is 4 at the most
    const auto left = values_left(known, static_cast<Colour>(c));
    std::copy(left.begin() + 1, left.end(), unplaced[static_cast<std::size_t>(c)].begin());
  }
  return unplaced;
}

std::uint64_t Survive::info_key(const View& view) {
  return hash_value(view);
}

}  // namespace mohreh::survive
