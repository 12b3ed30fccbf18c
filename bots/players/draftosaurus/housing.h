#pragma once
// What a seat's moves are worth by its zoo's outlook alone: the judgement that the search starts
// from and that rollouts are played by. Works on a State and on a View alike.

#include <array>
#include <bit>

#include "bots/players/draftosaurus/homes.h"
#include "bots/players/draftosaurus/outlook.h"
#include "engine/games/draftosaurus/moves.h"
#include "engine/games/draftosaurus/placement.h"
#include "engine/games/draftosaurus/quarantine.h"

namespace mohreh::draftosaurus {

// Turns a seat has left after the one being played.
template <class Table>
int turns_after(const Table& table) {
  return kTurns - 1 - table.turn;
}

// Calls sink(place, gain) for the places of a set with the dinosaur that the outlook holds.
template <class Sink>
void weigh_places(const Outlook& outlook, PlaceSet places, const Sink& sink) {
  for (; places != 0; places &= places - 1) {
    const Place place = place_of(std::countr_zero(places));
    sink(place, outlook.gain(place));
  }
}

// The best gain of those places.
inline float best_gain(const Outlook& outlook, PlaceSet places) {
  float best = outlook.gain(Place::river);
  weigh_places(outlook, places & ~only(Place::river),
               [&](Place, float gain) { best = std::max(best, gain); });
  return best;
}

// The best gain of each species for a seat that no die binds.
template <class Table>
std::array<float, kSpecies> wishes(const Table& table, Seat seat, const Heap& among) {
  const int left = turns_after(table);
  Outlook outlook(table, seat, left > 0 ? left - 1 : 0);
  const Homes homes(outlook.zoo(), table.side, table.options.prairie_capacity, kAllPens);
  std::array<float, kSpecies> best{};
  for (int kind = 0; kind < kSpecies; ++kind) {
    const Species species = species_of(kind);
    if (among[index_of(species)] == 0) continue;
    outlook.hold(species);
    best[index_of(species)] = best_gain(outlook, homes.of(species));
  }
  return best;
}

// Calls sink(move, gain in points) for every legal move of an awaited seat.
template <class Table, class Sink>
void weigh_moves(const Table& table, Seat seat, const Sink& sink) {
  if (table.phase == Phase::discard) {
    // The other seat takes its pick of what is left and gives the rest back.
    constexpr float kOwnUse = 0.5F;
    const Heap& hand = State::at(table.hand, seat);
    const auto theirs = wishes(table, left_of(seat, 2), hand);
    const auto own = wishes(table, seat, hand);
    for (std::size_t kind = 0; kind < kSpecies; ++kind) {
      if (hand[kind] == 0) continue;
      const Species species = species_of(static_cast<int>(kind));
      sink(Move::discard(species), theirs[kind] - kOwnUse * own[kind]);
    }
    return;
  }
  if (table.phase == Phase::quarantine) {
    Table freed = table;
    Zoo& zoo = State::at(freed.zoo, seat);
    const Species species = species_of(zoo.take(find_quarantined(zoo)));
    Outlook outlook(freed, seat, 0);
    outlook.hold(species);
    const Tally& full = outlook.zoo();
    weigh_places(outlook, places_after_quarantine(full, species), [&](Place place, float gain) {
      if (place != Place::quarantine) sink(Move::leave(place), gain);
    });
    return;
  }
  Outlook outlook(table, seat, turns_after(table));
  const Homes homes(outlook.zoo(), table.side, table.options.prairie_capacity,
                    pens_open_to(table, seat, outlook.zoo()));
  if (table.phase == Phase::place) {
    const Species species = State::at(table.chosen, seat);
    outlook.hold(species);
    weigh_places(outlook, homes.of(species),
                 [&](Place place, float gain) { sink(Move::place(place), gain); });
    return;
  }
  const Heap& hand = State::at(table.hand, seat);
  for (int kind = 0; kind < kSpecies; ++kind) {
    const Species species = species_of(kind);
    if (hand[index_of(species)] == 0) continue;
    outlook.hold(species);
    const PlaceSet places = homes.of(species);
    if (table.one_step()) {
      weigh_places(outlook, places,
                   [&](Place place, float gain) { sink(Move::put(species, place), gain); });
    } else {
      sink(Move::choose(species), best_gain(outlook, places));
    }
  }
}

}  // namespace mohreh::draftosaurus
