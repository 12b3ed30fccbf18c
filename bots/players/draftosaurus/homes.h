#pragma once
// Where each species may go in one zoo, worked out for a whole hand at once: the same answers as
// the rules give place by place, only faster, because rollouts ask for little else.

#include <array>

#include "engine/games/draftosaurus/options.h"
#include "engine/games/draftosaurus/places.h"
#include "engine/games/draftosaurus/zoo.h"

namespace mohreh::draftosaurus {

inline constexpr int kFullRow = 6;  // dinosaurs in a pen that takes them one after the other

class Homes {
 public:
  // Pens at the spots in `open`, and the river.
  Homes(const Tally& zoo, Board side, NestRoom nest, SpotSet open) {
    if (side == Board::summer) {
      open_summer(zoo, nest, open);
    } else {
      open_winter(zoo, open);
    }
  }

  PlaceSet of(Species species) const { return for_all_ | for_one_[index_of(species)]; }

 private:
  void open_summer(const Tally& zoo, NestRoom nest, SpotSet open);
  void open_winter(const Tally& zoo, SpotSet open);
  void open_pyramid(const Tally& zoo);
  // For the species in `kinds`, a bit each.
  void open_for(unsigned kinds, Place place) {
    for (std::size_t kind = 0; kind < kSpecies; ++kind) {
      if (((kinds >> kind) & 1U) != 0) for_one_[kind] |= only(place);
    }
  }

  PlaceSet for_all_ = only(Place::river);
  std::array<PlaceSet, kSpecies> for_one_{};
};

}  // namespace mohreh::draftosaurus
