#include "engine/games/farar/standing.h"

#include "engine/games/farar/settlement.h"
#include "engine/games/farar/view.h"

namespace mohreh::farar {
namespace {

// Rules §4.4: coals are safe once the turn is over.
BySeat<Haul> kept_hauls(const View& view) {
  BySeat<Haul> kept = view.haul;
  if (view.drawing()) State::at(kept, view.drawer()) = {};
  return kept;
}

// Rules §5.1, §5.3: only while the stakes lie open.
void add_stakes(const View& view, Standing& standing) {
  if (!view.drawing()) return;
  const int highest = highest_stake(view.stake);
  for (int s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(s);
    if (!view.bettors.has(seat)) continue;
    const int stake = State::at(view.stake, seat);
    if (stake <= standing.best) standing.covered = standing.covered.with(seat);
    if (stake > 0 && stake == highest) standing.doubles = standing.doubles.with(seat);
  }
}

void add_purses(const View& view, Standing& standing) {
  for (int s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(s);
    const bool hidden = view.staked.has(seat) && !view.stake_known.has(seat);
    if (hidden || !view.wealth_known.has(seat)) continue;
    State::at(standing.purse, seat) = static_cast<std::uint16_t>(view.purse(seat));
    standing.purse_known = standing.purse_known.with(seat);
  }
}

}  // namespace

Standing standing_in(const View& view) {
  Standing standing;
  if (view.drawing()) standing.drawer = view.drawer();
  for (std::size_t s = 0; s < view.seats; ++s) {
    standing.sums[s] = static_cast<std::uint16_t>(value_of(view.haul[s]));
  }
  standing.best = static_cast<std::uint16_t>(best_haul(kept_hauls(view)));
  add_stakes(view, standing);
  add_purses(view, standing);
  standing.devils = static_cast<std::uint8_t>(devils_in(view.furnace));
  standing.furnace_sum = static_cast<std::uint16_t>(value_of(view.furnace));
  return standing;
}

}  // namespace mohreh::farar
