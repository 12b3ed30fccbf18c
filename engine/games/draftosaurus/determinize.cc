// A world that fits a view: what the viewer cannot know is drawn at random among what it has not
// seen. Rules §11.

#include <bit>

#include "engine/games/draftosaurus/boxes.h"
#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/placement.h"
#include "engine/games/draftosaurus/prospects.h"
#include "engine/games/draftosaurus/quarantine.h"

namespace mohreh::draftosaurus {
namespace {

Species some_of(const Heap& heap, Rng& rng) {
  return at_position(heap, rng.below(static_cast<std::uint32_t>(count_of(heap))));
}

Heap some_heap(Heap& unseen, int size, Rng& rng) {
  Heap heap{};
  for (int i = 0; i < size; ++i) {
    const Species species = some_of(unseen, rng);
    take_from(unseen, species);
    add_to(heap, species);
  }
  return heap;
}

Place some_place(PlaceSet places, Rng& rng) {
  for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(places))); skip > 0; --skip) {
    places &= places - 1;
  }
  return place_of(std::countr_zero(places));
}

// What another seat may have sealed.
void seal_something(State& state, Seat seat, Rng& rng) {
  Species& chosen = State::at(state.chosen, seat);
  Place& place = State::at(state.place, seat);
  const Zoo& zoo = State::at(state.zoo, seat);
  if (state.phase == Phase::quarantine) {
    place = some_place(places_after_quarantine(Tally(zoo), quarantined_in(zoo)), rng);
    return;
  }
  if (state.phase != Phase::place) chosen = some_of(State::at(state.hand, seat), rng);
  if (state.phase == Phase::place || (state.phase == Phase::choose && state.one_step())) {
    place = some_place(legal_places(state, seat, Tally(zoo), chosen), rng);
  }
}

}  // namespace

State Draftosaurus::determinize(const View& view, Rng& rng) {
  State state;
  state.options = view.options;
  state.seats = view.seats;
  state.phase = view.phase;
  state.side = view.side;
  state.turn = view.turn;
  state.roller = view.roller;
  state.face = view.face;
  state.drawn = view.drawn;
  state.sealed = view.sealed;
  state.released = view.released;
  state.zoo = view.zoo;
  state.hand = view.hand;
  state.chosen = view.chosen;
  state.place = view.place;
  state.box = view.box;
  state.earlier = view.earlier;
  state.earlier_trex = view.earlier_trex;

  Heap unseen = unseen_by(view);
  for (std::size_t s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    if (!view.hand_known.has(seat)) state.hand[s] = some_heap(unseen, view.hand_size[s], rng);
    if (!view.has_boxes()) continue;
    const BoxSizes sizes = box_sizes(view);
    if (!view.box_open_known.has(seat)) state.box[s].open = some_heap(unseen, sizes.open, rng);
    if (!view.box_hidden_known.has(seat)) {
      state.box[s].hidden = some_heap(unseen, sizes.hidden, rng);
    }
  }
  state.bag = unseen;
  for (int s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(s);
    if (view.sealed.has(seat) && seat != view.viewer) seal_something(state, seat, rng);
  }
  return state;
}

}  // namespace mohreh::draftosaurus
