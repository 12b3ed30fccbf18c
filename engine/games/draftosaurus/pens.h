#pragma once
// The pens' own rules: who may move in where, whatever the die says. Rules §7, §8.

#include "engine/core/reason.h"
#include "engine/games/draftosaurus/options.h"
#include "engine/games/draftosaurus/places.h"
#include "engine/games/draftosaurus/zoo.h"

namespace mohreh::draftosaurus {

// Why a species may not go to a place of the board; none when it may.
Reason pen_refuses(const Tally& zoo, Board side, NestRoom nest, Species species, Place place);

// The pens of a board that would take a species in, looking only at the spots in `open`.
PlaceSet pens_that_take(const Tally& zoo, Board side, NestRoom nest, Species species, SpotSet open);

}  // namespace mohreh::draftosaurus
