#pragma once
// Where a seat may put a dinosaur: the pens' own rules and the die together. Works on whatever has
// options, side, roller, face and zoos, that is on a State and on a View alike. Rules §5.

#include "engine/core/reason.h"
#include "engine/core/seat.h"
#include "engine/games/draftosaurus/die.h"
#include "engine/games/draftosaurus/pens.h"
#include "engine/games/draftosaurus/reasons.h"
#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

constexpr Reason refusal_of(Face face) {
  switch (face) {
    case Face::woods:
      return kDieWoods;
    case Face::grass:
      return kDieGrass;
    case Face::left:
      return kDieLeft;
    case Face::right:
      return kDieRight;
    case Face::empty:
      return kDieEmpty;
    case Face::trex:
      break;
  }
  return kDieTrex;
}

// Rules §6.1: the die binds everybody but the roller.
template <class Table>
SpotSet pens_open_to(const Table& table, Seat seat, const Tally& zoo) {
  return seat == table.roller ? kAllPens : pens_allowed(table.face, zoo);
}

// Rules §5.1, §5.2.
template <class Table>
PlaceSet legal_places(const Table& table, Seat seat, const Tally& zoo, Species species) {
  return only(Place::river) | pens_that_take(zoo, table.side, table.options.prairie_capacity,
                                             species, pens_open_to(table, seat, zoo));
}

template <class Table>
Reason why_not_there(const Table& table, Seat seat, Species species, Place place) {
  const Tally zoo(State::at(table.zoo, seat));
  const Reason pen = pen_refuses(zoo, table.side, table.options.prairie_capacity, species, place);
  if (!pen.none() || place == Place::river) return pen;
  const SpotSet open = pens_open_to(table, seat, zoo);
  const bool allowed = ((open >> static_cast<unsigned>(spot_of(place))) & 1U) != 0;
  return allowed ? kNoReason : refusal_of(table.face);
}

}  // namespace mohreh::draftosaurus
