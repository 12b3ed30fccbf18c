#include "engine/games/draftosaurus/moves.h"

#include <bit>

#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/placement.h"
#include "engine/games/draftosaurus/quarantine.h"
#include "engine/games/draftosaurus/reasons.h"

namespace mohreh::draftosaurus {
namespace {

template <class Make>
void list_places(PlaceSet places, MoveList<Move>& moves, const Make& make) {
  for (; places != 0; places &= places - 1) {
    moves.push_back(make(place_of(std::countr_zero(places))));
  }
}

template <class Make>
void list_hand(const Heap& hand, MoveList<Move>& moves, const Make& make) {
  for (int kind = 0; kind < kSpecies; ++kind) {
    if (hand[static_cast<std::size_t>(kind)] > 0) moves.push_back(make(species_of(kind)));
  }
}

void list_one_step(const State& state, Seat seat, MoveList<Move>& moves) {
  const Tally zoo(State::at(state.zoo, seat));
  const Heap& hand = State::at(state.hand, seat);
  for (int kind = 0; kind < kSpecies; ++kind) {
    if (hand[static_cast<std::size_t>(kind)] == 0) continue;
    const Species species = species_of(kind);
    list_places(legal_places(state, seat, zoo, species), moves,
                [species](Place place) { return Move::put(species, place); });
  }
}

bool holds(const State& state, Seat seat, Species species) {
  return State::at(state.hand, seat)[index_of(species)] > 0;
}

// Whether a dinosaur may be chosen now, be it with its place or without. Rules §3.3, §3.7.
Reason why_not_chosen_now(const State& state, Seat seat, Species species) {
  if (state.phase == Phase::place || state.phase == Phase::discard) return kChosen;
  if (is_all_placed(state.phase)) return kHandGone;
  if (state.phase != Phase::choose) return kNotYourTurn;
  if (state.sealed.has(seat)) return kSealed;
  return holds(state, seat, species) ? kNoReason : kNotInHand;
}

Reason why_not_choose(const State& state, Seat seat, Species species) {
  return state.one_step() ? kOneStep : why_not_chosen_now(state, seat, species);
}

// Rules §3.3, §5. Where the place is named later people still think of both together: a place that
// would refuse this dinosaur says why, before it is said that places come later.
Reason why_not_put(const State& state, Seat seat, Species species, Place place) {
  const Reason steps = state.one_step() ? kNoReason : kTwoSteps;
  const Reason now = why_not_chosen_now(state, seat, species);
  if (!now.none()) return steps.none() ? now : steps;
  const Reason there = why_not_there(state, seat, species, place);
  return there.none() ? steps : there;
}

// Rules §3.4, §5.
Reason why_not_place(const State& state, Seat seat, Place place) {
  if (state.one_step()) return kOneStep;
  if (state.phase == Phase::choose) return kChooseFirst;
  if (state.phase == Phase::discard || is_all_placed(state.phase)) return kPlaced;
  if (state.phase != Phase::place) return kNotYourTurn;
  if (state.sealed.has(seat)) return kSealed;
  return why_not_there(state, seat, State::at(state.chosen, seat), place);
}

// Rules §4.2.
Reason why_not_discard(const State& state, Seat seat, Species species) {
  if (state.seats != 2) return kNoDiscard;
  if (state.phase == Phase::choose || state.phase == Phase::place) return kPlaceFirst;
  if (is_all_placed(state.phase)) return kHandGone;
  if (state.phase != Phase::discard) return kNotYourTurn;
  if (state.sealed.has(seat)) return kSealed;
  return holds(state, seat, species) ? kNoReason : kNotInHand;
}

// Rules §5.4, §8.5: nothing moves but a quarantined dinosaur, at the end.
Reason why_not_leave(const State& state, Seat seat, Place place) {
  const Zoo& zoo = State::at(state.zoo, seat);
  if (state.phase != Phase::quarantine || !has_quarantined(zoo)) return kPlaced;
  if (state.sealed.has(seat)) return kSealed;
  if (place == Place::quarantine) return kMustLeave;
  return pen_refuses(Tally(zoo), state.side, state.options.prairie_capacity, quarantined_in(zoo),
                     place);
}

// Rules §9.4: between the games of a match the bag is filled again.
Heap bag_to_draw_from(const State& state) {
  return state.phase == Phase::interval ? full_bag(state.seats) : state.bag;
}

bool well_formed(const Move& move) {
  switch (move.kind) {
    case MoveKind::choose:
    case MoveKind::discard:
      return move.a < kSpecies && move.b == 0;
    case MoveKind::place:
    case MoveKind::leave:
      return move.a < kPlaces && move.b == 0;
    case MoveKind::put:
      return move.a < kSpecies && move.b < kPlaces;
    case MoveKind::first:
    case MoveKind::draw:
    case MoveKind::roll:
      break;
  }
  return false;
}

}  // namespace

Awaited Draftosaurus::actors(const State& state) {
  switch (state.phase) {
    case Phase::first:
    case Phase::deal:
    case Phase::roll:
    case Phase::interval:
      return {SeatSet{}, true};
    case Phase::choose:
    case Phase::place:
    case Phase::discard:
      return {SeatSet::first(state.seats).minus(state.sealed), false};
    case Phase::quarantine:
      return {seats_in_quarantine(state).minus(state.sealed), false};
    case Phase::over:
      break;
  }
  return {};
}

void Draftosaurus::legal_moves(const State& state, Seat seat, MoveList<Move>& moves) {
  moves.clear();
  if (seat.index < 0 || seat.index >= state.seats || state.sealed.has(seat)) return;
  switch (state.phase) {
    case Phase::choose:
      if (state.one_step()) {
        list_one_step(state, seat, moves);
      } else {
        list_hand(State::at(state.hand, seat), moves, Move::choose);
      }
      break;
    case Phase::place: {
      const Tally zoo(State::at(state.zoo, seat));
      list_places(legal_places(state, seat, zoo, State::at(state.chosen, seat)), moves,
                  Move::place);
      break;
    }
    case Phase::discard:
      list_hand(State::at(state.hand, seat), moves, Move::discard);
      break;
    case Phase::quarantine: {
      const Zoo& zoo = State::at(state.zoo, seat);
      if (!has_quarantined(zoo)) break;
      list_places(places_after_quarantine(Tally(zoo), quarantined_in(zoo)), moves, Move::leave);
      break;
    }
    case Phase::first:
    case Phase::deal:
    case Phase::roll:
    case Phase::interval:
    case Phase::over:
      break;
  }
}

void Draftosaurus::chance_moves(const State& state, ChanceList<Move>& moves) {
  moves.clear();
  if (state.phase == Phase::first) {
    for (int s = 0; s < state.seats; ++s) moves.push_back({Move::first(seat_of(s)), 1});
  } else if (state.phase == Phase::deal || state.phase == Phase::interval) {
    const Heap bag = bag_to_draw_from(state);
    for (int kind = 0; kind < kSpecies; ++kind) {
      const std::uint8_t left = bag[static_cast<std::size_t>(kind)];
      if (left > 0) moves.push_back({Move::draw(species_of(kind)), left});
    }
  } else if (state.phase == Phase::roll) {
    for (int face = 0; face < kFaces; ++face) {
      moves.push_back({Move::roll(static_cast<Face>(face)), 1});
    }
  }
}

Move Draftosaurus::sample_chance(const State& state, Rng& rng) {
  if (state.phase == Phase::first) {
    return Move::first(seat_of(static_cast<int>(rng.below(state.seats))));
  }
  if (state.phase == Phase::roll) return Move::roll(static_cast<Face>(rng.below(kFaces)));
  const Heap bag = bag_to_draw_from(state);
  return Move::draw(at_position(bag, rng.below(static_cast<std::uint32_t>(count_of(bag)))));
}

Reason Draftosaurus::why_not(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return kMatchOver;
  if (seat.index < 0 || seat.index >= state.seats) return kNotYourTurn;
  if (!well_formed(move)) return kUnknownMove;
  switch (move.kind) {
    case MoveKind::choose:
      return why_not_choose(state, seat, move.species());
    case MoveKind::put:
      return why_not_put(state, seat, move.species(), move.where());
    case MoveKind::place:
      return why_not_place(state, seat, move.where());
    case MoveKind::discard:
      return why_not_discard(state, seat, move.species());
    case MoveKind::leave:
      return why_not_leave(state, seat, move.where());
    case MoveKind::first:
    case MoveKind::draw:
    case MoveKind::roll:
      break;
  }
  return kUnknownMove;
}

// A seal, a draw, a roll: every ply of this game shows something or binds.
bool Draftosaurus::reveals(const State&, const Ply<Move>&) {
  return true;
}

Move Draftosaurus::turned(const Move& move, int seats, int by) {
  return move.kind == MoveKind::first ? Move::first(left_of(seat_of(move.a), seats, by)) : move;
}

}  // namespace mohreh::draftosaurus
