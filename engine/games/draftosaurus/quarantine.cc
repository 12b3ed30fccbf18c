#include "engine/games/draftosaurus/quarantine.h"

#include <bit>

#include "engine/games/draftosaurus/score.h"

namespace mohreh::draftosaurus {

Place best_after_quarantine(const State& state, Seat seat) {
  const Zoo& zoo = State::at(state.zoo, seat);
  PlaceSet places = places_after_quarantine(Tally(zoo), quarantined_in(zoo));
  Place best = Place::river;
  int most = -1;
  for (; places != 0; places &= places - 1) {  // the river has the highest bit
    const Place place = place_of(std::countr_zero(places));
    BySeat<Zoo> zoos = state.zoo;
    leave_quarantine(State::at(zoos, seat), place);
    const int points = score_of(zoos, state.seats, state.side, seat).total();
    if (points > most) {
      most = points;
      best = place;
    }
  }
  return best;
}

}  // namespace mohreh::draftosaurus
