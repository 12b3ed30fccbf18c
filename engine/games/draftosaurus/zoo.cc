#include "engine/games/draftosaurus/zoo.h"

namespace mohreh::draftosaurus {
namespace {

// "brachio_bridge_right" is the longest.
struct Name {
  std::array<char, 24> letters{};
  std::size_t length = 0;

  constexpr void append(std::string_view text) {
    for (const char letter : text) letters[length++] = letter;
  }
};

constexpr std::array<Name, kPlacedCodes> all_names() {
  std::array<Name, kPlacedCodes> names{};
  for (std::size_t place = 0; place < kPlaces; ++place) {
    for (std::size_t species = 0; species < kSpecies; ++species) {
      Name& name = names[place * kSpecies + species];
      name.append(kSpeciesNames[species]);
      name.append("_");
      name.append(kPlaceNames[place]);
    }
  }
  return names;
}

constexpr std::array<Name, kPlacedCodes> kLetters = all_names();

constexpr std::array<std::string_view, kPlacedCodes> views_of_names() {
  std::array<std::string_view, kPlacedCodes> views{};
  for (std::size_t i = 0; i < views.size(); ++i) {
    views[i] = {kLetters[i].letters.data(), kLetters[i].length};
  }
  return views;
}

constexpr std::array<std::string_view, kPlacedCodes> kNames = views_of_names();

}  // namespace

const std::array<std::string_view, kPlacedCodes>& enum_names(Placed) {
  return kNames;
}

}  // namespace mohreh::draftosaurus
