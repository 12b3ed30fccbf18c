// A world that fits a view: what the viewer cannot know is drawn at random among what it can mean.

#include <algorithm>

#include "engine/games/farar/farar.h"
#include "engine/games/farar/money.h"
#include "engine/games/farar/pact.h"
#include "engine/games/farar/track.h"

namespace mohreh::farar {
namespace {

int some_ten(int low, int high, Rng& rng) {
  return low +
         kTen * static_cast<int>(rng.below(static_cast<std::uint32_t>((high - low) / kTen + 1)));
}

// What a seat counted when its figure was placed: within the figure's band, enough for its stake,
// and of a purse that paid just the fines it paid. A hidden seat holds no pact, so nothing came in.
int some_counted_wealth(const View& view, Seat seat, Rng& rng) {
  if (!view.bettors.has(seat)) return 0;
  Band band = band_of(view.options.track_numbers, State::at(view.position, seat));
  band.low = std::max(band.low, kTen);
  band.high = std::min(band.high, view.options.target_wealth - kTen);
  if (view.drawing()) {
    const int stake = State::at(view.stake, seat);
    const int fines = State::at(view.fines, seat);
    const int creditors = creditors_of(view.options, view.pact, seat).size();
    band.low = std::max(band.low, stake + fines * kFine);
    if (view.burnt.has(seat) && fines < creditors) {
      band.high = std::min(band.high, stake + (fines + 1) * kFine - kTen);
    }
  }
  return some_ten(band.low, band.high, rng);
}

int some_stake(const View& view, int wealth, Rng& rng) {
  return some_ten(view.options.allow_zero_bet ? 0 : kTen, wealth, rng);
}

// Who does not count coals knows how many are left, those in front of seats, and that each burnt
// seat sent a devil to the edge. The rest of the edge is drawn from what remains.
Furnace some_furnace(const View& view, Rng& rng) {
  Furnace unseen = kAllCoals;
  for (const Haul& haul : view.haul) {
    for (std::size_t kind = 0; kind < kValues; ++kind) {
      unseen[kind] = static_cast<std::uint8_t>(unseen[kind] - haul[kind]);
    }
  }
  unseen[static_cast<std::size_t>(Coal::devil)] =
      static_cast<std::uint8_t>(unseen[static_cast<std::size_t>(Coal::devil)] - view.burnt.size());
  for (int count = count_of(unseen); count > view.coals_left; --count) {
    auto rest = rng.below(static_cast<std::uint32_t>(count));
    std::size_t kind = 0;
    while (rest >= unseen[kind]) rest -= unseen[kind++];
    --unseen[kind];
  }
  return unseen;
}

}  // namespace

State Farar::determinize(const View& view, Rng& rng) {
  State state;
  state.options = view.options;
  state.seats = view.seats;
  state.phase = view.phase;
  state.round = view.round;
  state.start = view.start;
  state.drawn = view.drawn;
  state.haul = view.haul;
  state.fines = view.fines;
  state.staked = view.staked;
  state.burnt = view.burnt;
  state.pact = view.pact;
  state.furnace = view.furnace_known ? view.furnace : some_furnace(view, rng);
  for (std::size_t s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    const int counted = view.wealth_known.has(seat) ? view.wealth[s] - view.balance[s]
                                                    : some_counted_wealth(view, seat, rng);
    state.counted[s] = static_cast<std::uint16_t>(counted);
    state.wealth[s] = static_cast<std::uint16_t>(counted + view.balance[s]);
    if (view.stake_known.has(seat)) {
      state.stake[s] = view.stake[s];
    } else if (view.staked.has(seat)) {
      state.stake[s] = static_cast<std::uint16_t>(some_stake(view, counted, rng));
    }
  }
  return state;
}

}  // namespace mohreh::farar
