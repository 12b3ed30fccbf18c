// A world that fits a view: what the viewer cannot know is drawn at random among what it can mean.

#include "engine/games/zirkhaki/turn.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

Card some_card(const Pile& pile, Rng& rng) {
  return pile.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(pile.size()))));
}

void move_some(Pile& from, Pile& to, int count, Rng& rng) {
  for (; count > 0; --count) {
    const Card card = some_card(from, rng);
    from.remove(card);
    to.add(card);
  }
}

// Cards whose face the viewer cannot see lie in the deck or are burnt. The sizes of both are open;
// with the counting aid also how many of each kind the deck has.
Pile some_burnt_pile(const View& view, Rng& rng) {
  Pile hidden = view.face_down();
  for (const Card card : view.peeked) hidden.remove(card);  // these are in the deck for certain
  Pile burnt;
  if (!view.counts_known) {
    move_some(hidden, burnt, view.burnt_left, rng);
    return burnt;
  }
  for (int k = 0; k < kKinds; ++k) {
    Pile of_kind;
    of_kind.set_stack(kind_at(k), hidden.stack(kind_at(k)));
    int in_deck = view.counts[static_cast<std::size_t>(k)];
    for (const Card card : view.peeked) in_deck -= kind_of(card) == kind_at(k) ? 1 : 0;
    move_some(of_kind, burnt, of_kind.size() - in_deck, rng);
  }
  return burnt;
}

// Cards that others have looked at, below those the viewer has seen itself.
void guess_peeked(State& state, Rng& rng) {
  Pile deck = state.deck();
  for (const Card card : state.peeked) deck.remove(card);
  while (state.peeked.size() < state.seen_by.size()) {
    const Card card = some_card(deck, rng);
    deck.remove(card);
    state.peeked.push_back(card);
  }
}

// The pairs of the others, in the order of dealing, and which of them they have chosen.
void guess_rings(const View& view, State& state, Rng& rng) {
  RingSet left = kAllRings.without(view.dealt);
  for (int i = 0; i < view.rings_dealt; ++i) {
    const Seat seat = left_of(view.active, view.seats, i);
    if (seat == view.viewer) continue;
    const Ring ring =
        left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size()))));
    left = left.without(RingSet{}.with(ring));
    RingSet& dealt = State::at(state.dealt, seat);
    dealt = dealt.with(ring);
  }
  for (int s = 0; view.phase == Phase::rings && s < view.seats; ++s) {
    const Seat seat = seat_of(s);
    if (seat == view.viewer || !view.chosen.has(seat)) continue;
    State::at(state.ring, seat) = State::at(state.dealt, seat).nth(static_cast<int>(rng.below(2)));
  }
}

}  // namespace

State Zirkhaki::determinize(const View& view, Rng& rng) {
  State state;
  state.options = view.options;
  state.seats = view.seats;
  state.phase = view.phase;
  state.active = view.active;
  state.begun = view.begun;
  state.second_due = view.second_due;
  state.bonus_due = view.bonus_due;
  state.field = view.field;
  state.area = view.area;
  state.shown = view.shown;
  state.burst = view.burst;
  state.ring = view.ring;
  if (view.viewer.index >= 0) State::at(state.dealt, view.viewer) = view.dealt;
  if (view.rings_dealt > 0) guess_rings(view, state, rng);
  state.peeked = view.peeked;
  state.seen_by = view.seen_by;
  state.burnt = view.burnt_known ? view.burnt : some_burnt_pile(view, rng);
  guess_peeked(state, rng);
  return state;
}

}  // namespace mohreh::zirkhaki
