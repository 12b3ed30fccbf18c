#include "engine/games/zirkhaki/view.h"

#include "engine/core/hash.h"
#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

// Rules §11.3: every burnt card was seen by all, so whoever remembers knows the pile; the host may
// lay it open; and while the map-reader looks through it, all see it.
bool knows_burnt_pile(const State& state, Viewer viewer) {
  if (viewer.recall == Recall::perfect || state.phase == Phase::over) return true;
  if (viewer.seat == kOpen) return true;
  if (state.options.burnt_pile_open || state.options.discard_browsable) return true;
  return state.phase == Phase::map && reads_whole_pile(state.worn());
}

// Rules §11.4: the counting aid.
bool knows_counts(const State& state, Viewer viewer) {
  return viewer.recall == Recall::perfect || state.phase == Phase::over || viewer.seat == kOpen ||
         state.options.show_counts;
}

// Rules §11.2: whoever has looked, and everybody where the astrolabe is open.
bool has_seen(const State& state, std::size_t place, Viewer viewer) {
  return state.options.astrolabe_public || viewer.seat == kOpen ||
         state.seen_by[place].has(viewer.seat);
}

// Rules §11.1: rings are secret until the last choice is sealed.
void show_rings(const State& state, Viewer viewer, View& view) {
  const bool secret = state.phase == Phase::rings && viewer.seat != kOpen;
  for (int s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(s);
    const Ring ring = State::at(state.ring, seat);
    if (ring != Ring::none) view.chosen = view.chosen.with(seat);
    if (!secret || seat == viewer.seat) State::at(view.ring, seat) = ring;
    const RingSet dealt = State::at(state.dealt, seat);
    view.rings_dealt = static_cast<std::uint8_t>(view.rings_dealt + dealt.size());
    if (seat == viewer.seat) view.dealt = dealt;
  }
}

}  // namespace

View Zirkhaki::view(const State& state, Viewer viewer) {
  View view;
  view.options = state.options;
  view.viewer = viewer.seat;
  view.recall = viewer.recall;

  view.seats = state.seats;
  view.phase = state.phase;
  view.active = state.active;
  view.begun = state.begun;
  view.second_due = state.second_due;
  view.bonus_due = state.bonus_due;
  view.field = state.field;
  view.area = state.area;
  view.shown = state.shown;
  view.burst = state.burst;
  show_rings(state, viewer, view);

  const Pile deck = state.deck();
  view.deck_left = static_cast<std::uint8_t>(deck.size());
  view.burnt_left = static_cast<std::uint8_t>(state.burnt.size());
  if (view.deck_left > 0)
    view.due = static_cast<std::uint8_t>(cards_due(state.options, state.area));
  view.counts_known = knows_counts(state, viewer);
  if (view.counts_known) {
    for (int k = 0; k < kKinds; ++k) {
      view.counts[static_cast<std::size_t>(k)] =
          static_cast<std::uint8_t>(deck.stack(kind_at(k)).size());
    }
  }
  view.burnt_known = knows_burnt_pile(state, viewer);
  if (view.burnt_known) view.burnt = state.burnt;

  view.seen_by = state.seen_by;
  for (std::size_t i = 0; i < state.peeked.size() && has_seen(state, i, viewer); ++i) {
    view.peeked.push_back(state.peeked[i]);
  }
  return view;
}

std::uint64_t Zirkhaki::info_key(const View& view) {
  return hash_value(view);
}

}  // namespace mohreh::zirkhaki
