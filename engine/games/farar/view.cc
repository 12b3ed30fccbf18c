#include "engine/games/farar/view.h"

#include "engine/core/hash.h"
#include "engine/games/farar/farar.h"
#include "engine/games/farar/track.h"

namespace mohreh::farar {
namespace {

bool betting(const State& state) {
  return state.phase == Phase::betting;
}

// Rules §11.2: one's own, a pact holder's, everybody's once it is over or when the host plays open;
// an attentive watcher can follow them all, for bets and payments are public.
SeatSet known_wealth(const State& state, Viewer viewer) {
  const SeatSet all = SeatSet::first(state.seats);
  if (state.phase == Phase::over || state.options.open_wealth) return all;
  if (viewer.recall == Recall::perfect || viewer.seat == kOpen) return all;
  SeatSet known = state.pact;
  if (viewer.seat.index >= 0) known = known.with(viewer.seat);
  return known;
}

// Rules §11.1: a stake is secret until all are sealed.
SeatSet known_stakes(const State& state, Viewer viewer) {
  if (!betting(state)) return SeatSet::first(state.seats);
  if (viewer.seat == kOpen) return state.staked;
  return state.staked.has(viewer.seat) ? SeatSet::only(viewer.seat) : SeatSet{};
}

// Rules §11.3: coals are seen when they are turned over; counting them is memory or an aid. In the
// end the furnace is opened.
bool knows_furnace(const State& state, Viewer viewer) {
  return state.options.show_remaining_coals || viewer.recall == Recall::perfect ||
         state.phase == Phase::over || viewer.seat == kOpen;
}

}  // namespace

View Farar::view(const State& state, Viewer viewer) {
  View view;
  view.options = state.options;
  view.viewer = viewer.seat;
  view.recall = viewer.recall;

  view.seats = state.seats;
  view.phase = state.phase;
  view.round = state.round;
  view.start = state.start;
  view.drawn = state.drawn;
  view.haul = state.haul;
  view.fines = state.fines;
  view.staked = state.staked;
  view.burnt = state.burnt;
  view.pact = state.pact;

  view.wealth_known = known_wealth(state, viewer);
  view.stake_known = known_stakes(state, viewer);
  for (std::size_t s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    view.position[s] =
        static_cast<std::uint8_t>(position_of(state.options.track_numbers, state.counted[s]));
    view.balance[s] = static_cast<std::int16_t>(state.wealth[s] - state.counted[s]);
    if (state.counted[s] > 0) view.bettors = view.bettors.with(seat);
    if (view.wealth_known.has(seat)) view.wealth[s] = state.wealth[s];
    if (view.stake_known.has(seat)) view.stake[s] = state.stake[s];
  }

  view.coals_left = static_cast<std::uint16_t>(count_of(state.furnace));
  view.furnace_known = knows_furnace(state, viewer);
  if (view.furnace_known) view.furnace = state.furnace;
  return view;
}

std::uint64_t Farar::info_key(const View& view) {
  return hash_value(view);
}

}  // namespace mohreh::farar
