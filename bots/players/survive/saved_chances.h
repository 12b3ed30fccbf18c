#pragma once
// How often people in such a plight were saved, as counted over many matches.

#include <array>
#include <cstdint>

namespace mohreh::survive {

enum class Plight : std::uint8_t {
  beside_boat,  // on land, a boat with room beside the tile
  on_coast,     // on land beside the sea
  inland,
  aboard,
  aboard_threatened,  // a serpent or whale may be there with the next roll
  afloat,
  afloat_threatened,  // a serpent or a shark may be there
  afloat_surrounded,  // both
};
inline constexpr std::size_t kPlights = 8;
inline constexpr std::size_t kMostSteps = 8;  // to the nearest isle

// `slack` is how many movement points its seat may still expect to have once this one and all who
// go before it are saved. Precondition: steps from 1 to kMostSteps.
float saved_chance(Plight plight, std::size_t steps, float slack);

}  // namespace mohreh::survive
