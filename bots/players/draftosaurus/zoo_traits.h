#pragma once
// What a zoo is judged by before it is full. Each trait has a worth in points that changes with the
// turns left; an empty pen has no trait, so worths are counted against it.

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/games/draftosaurus/timetable.h"

namespace mohreh::draftosaurus {

// A number behind a name is how many dinosaurs: same_1 is followed by same_2 up to same_6.
// "Supply" is how many dinosaurs of the species a pen waits for are still to come, a seat.
enum class Trait : std::uint8_t {
  summer_river,       // each dinosaur in the river
  summer_trex,        // each pen with a T-Rex
  same_1,             // … 6
  same_supply_1 = 8,  // … 5
  mixed_1 = 13,       // … 6
  trio_1 = 19,        // … 3
  nest_couple = 22,
  nest_single_1,  // … 4 or more without a mate
  nest_supply = 27,
  king_behind_2,    // by two or more; then by 1, level, ahead by 1, by 2 or more
  isle_alone = 33,  // its inhabitant is the only one of its kind
  isle_empty,
  isle_absent,          // while it is empty: each species the zoo has not
  order_1,              // … 6
  order_supply_1 = 42,  // … 5
  bridge_couple = 47,
  bridge_single_1,  // … 4 or more without a mate
  bridge_supply = 52,
  pyramid_1,               // … 6
  pyramid_welcome_1 = 59,  // … 5: each species that could come next
  lookout_taken = 64,
  lookout_seen,  // each dinosaur it sees
  lookout_supply,
  quarantine_taken,
  winter_river,
  winter_trex,
};

inline constexpr std::size_t kTraits = 70;

// The trait `steps` behind another one.
constexpr Trait later(Trait trait, int steps) {
  return static_cast<Trait>(static_cast<int>(trait) + steps);
}

// By trait, then by the turns left: what the trait adds to the points at the end, all else equal,
// in hundredths of a point.
using TraitWorths = std::array<std::array<std::int16_t, kTurns>, kTraits>;

extern const TraitWorths kTraitWorths;

}  // namespace mohreh::draftosaurus
