#include "bots/players/draftosaurus/homes.h"

#include "bots/players/draftosaurus/pyramid.h"

namespace mohreh::draftosaurus {
namespace {

constexpr int kFullTrio = 3;

constexpr bool is_in(SpotSet spots, Place place) {
  return ((spots >> static_cast<unsigned>(spot_of(place))) & 1U) != 0;
}
constexpr unsigned kind(Species species) {
  return 1U << static_cast<unsigned>(species);
}

}  // namespace

void Homes::open_summer(const Tally& zoo, NestRoom nest, SpotSet open) {
  const auto open_below = [&](Place place, int room) {
    if (is_in(open, place) && zoo.size(spot_of(place)) < room) for_all_ |= only(place);
  };
  open_below(Place::trio, kFullTrio);
  open_below(Place::nest, nest == NestRoom::six ? kFullRow : static_cast<int>(kZooSize));
  open_below(Place::king, 1);
  open_below(Place::isle, 1);
  if (is_in(open, Place::same)) {
    const int size = zoo.size(spot_of(Place::same));
    if (size == 0) {
      for_all_ |= only(Place::same);
    } else if (size < kFullRow) {
      open_for(kind(zoo.in_row(0)), Place::same);
    }
  }
  if (is_in(open, Place::mixed)) {
    const Packed mixed = zoo.pen(spot_of(Place::mixed));
    for (int k = 0; k < kSpecies; ++k) {
      if (count_in(mixed, species_of(k)) == 0) open_for(kind(species_of(k)), Place::mixed);
    }
  }
}

void Homes::open_winter(const Tally& zoo, SpotSet open) {
  const auto open_if = [&](Place place, bool has_room) {
    if (has_room && is_in(open, place)) for_all_ |= only(place);
  };
  open_if(Place::bridge_left, true);
  open_if(Place::bridge_right, true);
  open_if(Place::lookout, zoo.pen(spot_of(Place::lookout)) == 0);
  open_if(Place::quarantine, zoo.pen(spot_of(Place::quarantine)) == 0);
  if (is_in(open, Place::order)) {
    const int size = zoo.size(spot_of(Place::order));
    if (size == 0) {
      for_all_ |= only(Place::order);
    } else if (size == 1) {
      open_for(kAllKinds & ~kind(zoo.in_row(0)), Place::order);
    } else if (size < kFullRow) {
      open_for(kind(zoo.in_row(size - 2)), Place::order);
    }
  }
  if (is_in(open, Place::pyramid_b1)) open_pyramid(zoo);
}

void Homes::open_pyramid(const Tally& zoo) {
  const auto welcomes = pyramid_welcomes(zoo.size(spot_of(Place::pyramid_b1)), zoo.cells);
  for (int cell = 0; cell < kCells; ++cell) {
    const unsigned kinds = welcomes[static_cast<std::size_t>(cell)];
    if (kinds != 0) open_for(kinds, place_of_cell(cell));
  }
}

}  // namespace mohreh::draftosaurus
