#pragma once
// The placement die: one of six faces binds everybody but the roller. Rules §6.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/games/draftosaurus/places.h"
#include "engine/games/draftosaurus/zoo.h"

namespace mohreh::draftosaurus {

enum class Face : std::uint8_t { woods, grass, left, right, empty, trex };

inline constexpr int kFaces = 6;

inline constexpr std::array<std::string_view, kFaces> kFaceNames = {"woods", "grass", "left",
                                                                    "right", "empty", "trex"};

constexpr const std::array<std::string_view, kFaces>& enum_names(Face) {
  return kFaceNames;
}

// The pens a face leaves open in a zoo. Rules §6.2, §6.3.
constexpr SpotSet pens_allowed(Face face, const Tally& zoo) {
  switch (face) {
    case Face::woods:
      return kWoods;
    case Face::grass:
      return kGrass;
    case Face::left:
      return kLeftBank;
    case Face::right:
      return kRightBank;
    case Face::empty:
      return kAllPens & ~zoo.inhabited();
    case Face::trex:
      return kAllPens & ~zoo.with_trex();
  }
  return 0;
}

}  // namespace mohreh::draftosaurus
