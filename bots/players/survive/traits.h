#pragma once
// What tells how likely an explorer outside the isles is saved, as numbers that add up: where it
// is and how far, what lurks around it, who is with it, and what its seat has time for.

#include <cstddef>
#include <cstdint>

namespace mohreh::survive {

inline constexpr std::size_t kFarthestSteps = 8;  // from anywhere to the nearest isle
inline constexpr std::size_t kSlackKnots = 7;

// Some are rows of traits: by steps to the nearest isle from 1, by ground from the one that goes
// next, by seats from 2.
enum class Trait : std::uint8_t {
  anybody,
  ashore_by_steps,
  aboard_by_steps = ashore_by_steps + kFarthestSteps,
  afloat_by_steps = aboard_by_steps + kFarthestSteps,

  on_coast = afloat_by_steps + kFarthestSteps,
  beside_boat,  // with room
  ashore_by_ground,
  sinks_next = ashore_by_ground + 3,  // on the coast, and of the ground that goes next
  boats_near_shore,                   // with room, at most two hexes away
  safety_ashore,                      // of its way
  turns_ashore,
  sharks_off_shore,
  serpents_off_shore,
  whales_off_shore,

  swims_beside_boat,  // in its hex, with room
  sharks_near_swimmer,
  sharks_far_from_swimmer,
  serpents_near_swimmer,
  serpents_far_from_swimmer,
  whales_near_swimmer,

  whales_near_boat,
  serpents_near_boat,
  serpents_far_from_boat,
  sharks_near_boat,
  own_crew,
  rival_crew,
  steers,
  share_of_boat,

  by_slack,  // a row of knots
  turns_left = by_slack + kSlackKnots,
  moves_once,  // the chance that its seat still moves in one turn, two, three
  moves_twice,
  moves_thrice,
  by_seats,
  lead = by_seats + 3,  // over the rival with the most hopes: the leader is hunted
  wait,                 // tiles until its seat moves
  rank,                 // in the queue of its seat
  known_value,
  value,
  rivals_here,
  own_here,
  kept_tiles,
  moves_now,
  outside,
};
inline constexpr std::size_t kTraits = static_cast<std::size_t>(Trait::outside) + 1;

}  // namespace mohreh::survive
