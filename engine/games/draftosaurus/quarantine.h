#pragma once
// The quarantined dinosaur leaves before the points are counted. Rules §8.5, §9.1.

#include "engine/core/seat.h"
#include "engine/games/draftosaurus/pens.h"
#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

// Seats with a dinosaur in quarantine.
template <class Table>
SeatSet seats_in_quarantine(const Table& table) {
  SeatSet seats;
  for (int s = 0; s < table.seats; ++s) {
    if (has_quarantined(table.zoo[static_cast<std::size_t>(s)])) seats = seats.with(seat_of(s));
  }
  return seats;
}

// Precondition: the zoo has a quarantined dinosaur.
inline Species quarantined_in(const Zoo& zoo) {
  return species_of(zoo[find_quarantined(zoo)]);
}

// Where a quarantined dinosaur may go: by the pens' own rules, no die, and away it must.
inline PlaceSet places_after_quarantine(const Tally& zoo, Species species) {
  constexpr SpotSet kOthers = kAllPens & ~(1U << static_cast<unsigned>(spot_of(Place::quarantine)));
  return only(Place::river) | pens_that_take(zoo, Board::winter, NestRoom::six, species, kOthers);
}

// Moves it. The zoo stays a list in the order of arriving.
inline void leave_quarantine(Zoo& zoo, Place place) {
  const Species species = species_of(zoo.take(find_quarantined(zoo)));
  zoo.push_back(placed(species, place));
}

// The place that brings a seat most; of equals the first in board order, the river last.
Place best_after_quarantine(const State& state, Seat seat);

}  // namespace mohreh::draftosaurus
