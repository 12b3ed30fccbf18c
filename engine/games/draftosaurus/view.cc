#include "engine/games/draftosaurus/view.h"

#include "engine/core/hash.h"
#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/prospects.h"

namespace mohreh::draftosaurus {
namespace {

bool sits_at(Viewer viewer, const State& state) {
  return viewer.seat.index >= 0 && viewer.seat.index < state.seats;
}

// Rules §11.3: hands travel one seat to the left each turn, so the hand of a seat was in the
// viewer's own hands in this round when it came from there. What was taken out of it since then
// lies open in the zoos.
bool has_held(Seat viewer, Seat holder, const State& state) {
  const int turn = turn_in_round(state.turn, state.seats);
  return (viewer.index - holder.index + turn + state.seats) % state.seats <= turn;
}

// Rules §11.1, §11.3.
SeatSet known_hands(const State& state, Viewer viewer) {
  if (is_all_placed(state.phase) || viewer.seat == kOpen) return SeatSet::first(state.seats);
  if (!sits_at(viewer, state)) return SeatSet{};
  if (viewer.recall != Recall::perfect && !state.options.show_passed) {
    return SeatSet::only(viewer.seat);
  }
  SeatSet known;
  for (int s = 0; s < state.seats; ++s) {
    if (has_held(viewer.seat, seat_of(s), state)) known = known.with(seat_of(s));
  }
  return known;
}

// The viewer's own seal, where it has sealed something in this phase.
SeatSet own_seal(const State& state, Viewer viewer) {
  if (viewer.seat == kOpen) return state.sealed;
  return state.sealed.has(viewer.seat) ? SeatSet::only(viewer.seat) : SeatSet{};
}

// Rules §11.2: a choice is secret until all are sealed. What a phase does not ask for is nobody's
// choice, not even one's own.
SeatSet known_choices(const State& state, Viewer viewer) {
  if (state.phase == Phase::place) return SeatSet::first(state.seats);
  const bool asked = state.phase == Phase::choose || state.phase == Phase::discard;
  return asked ? own_seal(state, viewer) : SeatSet{};
}
SeatSet known_places(const State& state, Viewer viewer) {
  const bool asked = state.phase == Phase::place || state.phase == Phase::quarantine ||
                     (state.phase == Phase::choose && state.one_step());
  return asked ? own_seal(state, viewer) : SeatSet{};
}

// Rules §11.4: own discards always; the other's when they are shown, or when they can be deduced
// and the viewer remembers.
SeatSet known_open_boxes(const State& state, Viewer viewer) {
  const SeatSet both = SeatSet::first(2);
  if (is_scored(state.phase) || state.options.two_player_discard == Discards::open) return both;
  if (viewer.seat == kOpen) return both;
  if (!sits_at(viewer, state)) return SeatSet{};
  return viewer.recall == Recall::perfect ? both : SeatSet::only(viewer.seat);
}
SeatSet known_hidden_boxes(const State& state, Viewer viewer) {
  if (is_scored(state.phase) || state.options.two_player_discard == Discards::open ||
      viewer.seat == kOpen) {
    return SeatSet::first(2);
  }
  return sits_at(viewer, state) ? SeatSet::only(viewer.seat) : SeatSet{};
}

// Rules §11.3: who remembers everything and lacks one heap only knows that heap too, for it is what
// is left over.
void deduce_last_heap(View& view, const State& state) {
  SeatSet hands;
  SeatSet hidden;
  int heaps = view.bag_left > 0 ? 1 : 0;
  for (std::size_t s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    if (!view.hand_known.has(seat) && view.hand_size[s] > 0) {
      hands = hands.with(seat);
      ++heaps;
    }
    if (!view.has_boxes()) continue;
    if (!view.box_open_known.has(seat) && count_of(state.box[s].open) > 0) ++heaps;
    if (!view.box_hidden_known.has(seat) && count_of(state.box[s].hidden) > 0) {
      hidden = hidden.with(seat);
      ++heaps;
    }
  }
  if (heaps != 1) return;
  view.hand_known.bits |= hands.bits;
  view.box_hidden_known.bits |= hidden.bits;
}

}  // namespace

View Draftosaurus::view(const State& state, Viewer viewer) {
  View view;
  view.options = state.options;
  view.viewer = viewer.seat;
  view.recall = viewer.recall;

  view.seats = state.seats;
  view.phase = state.phase;
  view.side = state.side;
  view.turn = state.turn;
  view.roller = state.roller;
  view.face = state.face;
  view.drawn = state.drawn;
  view.sealed = state.sealed;
  view.released = state.released;
  view.bag_left = static_cast<std::uint8_t>(count_of(state.bag));
  view.zoo = state.zoo;
  view.earlier = state.earlier;
  view.earlier_trex = state.earlier_trex;
  for (std::size_t s = 0; s < state.seats; ++s) {
    view.hand_size[s] = static_cast<std::uint8_t>(count_of(state.hand[s]));
  }

  view.hand_known = known_hands(state, viewer);
  view.chosen_known = known_choices(state, viewer);
  view.place_known = known_places(state, viewer);
  if (view.has_boxes()) {
    view.box_open_known = known_open_boxes(state, viewer);
    view.box_hidden_known = known_hidden_boxes(state, viewer);
  }
  if (viewer.recall == Recall::perfect) deduce_last_heap(view, state);

  for (std::size_t s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    if (view.hand_known.has(seat)) view.hand[s] = state.hand[s];
    if (view.chosen_known.has(seat)) view.chosen[s] = state.chosen[s];
    if (view.place_known.has(seat)) view.place[s] = state.place[s];
    if (!view.has_boxes()) continue;
    if (view.box_open_known.has(seat)) view.box[s].open = state.box[s].open;
    if (view.box_hidden_known.has(seat)) view.box[s].hidden = state.box[s].hidden;
  }
  return view;
}

std::uint64_t Draftosaurus::info_key(const View& view) {
  return hash_value(view);
}

}  // namespace mohreh::draftosaurus
