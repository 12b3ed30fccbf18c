#pragma once
// The moves of Draftosaurus and which of them are open to whom. Rules §13.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/moves.h"
#include "engine/core/seat.h"
#include "engine/games/draftosaurus/die.h"
#include "engine/games/draftosaurus/places.h"
#include "engine/games/draftosaurus/species.h"

namespace mohreh::draftosaurus {

enum class MoveKind : std::uint8_t {
  first,    // chance: a = the seat that holds the die first
  draw,     // chance: a = the species drawn for the next hand
  roll,     // chance: a = the face
  choose,   // a seat: a = the species
  place,    // a seat: a = the place of its open dinosaur
  put,      // a seat, in one step: a = the species, b = the place
  discard,  // a seat of two: a = the species
  leave,    // a seat: a = where its quarantined dinosaur goes
};

inline constexpr std::array<std::string_view, 8> kMoveNames = {"first", "draw", "roll",    "choose",
                                                               "place", "put",  "discard", "leave"};

constexpr const std::array<std::string_view, 8>& enum_names(MoveKind) {
  return kMoveNames;
}

// The words of places and faces, which have a look of their own on screens.
inline constexpr std::array<std::string_view, kPlaces> kPlaceWords = {
    "pen_same",        "pen_trio",       "pen_nest",         "pen_king",
    "pen_mixed",       "pen_isle",       "pen_order",        "pen_bridge_left",
    "pen_quarantine",  "pen_lookout",    "pen_bridge_right", "pen_pyramid_b1",
    "pen_pyramid_b2",  "pen_pyramid_b3", "pen_pyramid_m1",   "pen_pyramid_m2",
    "pen_pyramid_top", "river"};
inline constexpr std::array<std::string_view, kFaces> kFaceWords = {
    "face_woods", "face_grass", "face_left", "face_right", "face_empty", "face_trex"};

inline constexpr ParamSpec kKindParam{"kind", ParamKind::word, kSpeciesNames};
inline constexpr ParamSpec kFaceParam{"kind", ParamKind::word, kFaceWords};
inline constexpr ParamSpec kPlaceParam{"place", ParamKind::word, kPlaceWords};

inline constexpr std::array<MoveSpec, 8> kMoves = {{
    {"first", {"name", ParamKind::seat}, {}},
    {"draw", kKindParam, {}},
    {"roll", kFaceParam, {}},
    {"choose", kKindParam, {}},
    {"place", kPlaceParam, {}},
    {"put", kKindParam, kPlaceParam},
    {"discard", kKindParam, {}},
    {"leave", kPlaceParam, {}},
}};

struct Move {
  std::uint16_t b = 0;
  std::uint8_t a = 0;
  MoveKind kind = MoveKind::first;  // last, so that codes sort by kind first

  static constexpr Move first(Seat seat) {
    return {0, static_cast<std::uint8_t>(seat.index), MoveKind::first};
  }
  static constexpr Move draw(Species species) { return with(MoveKind::draw, species); }
  static constexpr Move roll(Face face) {
    return {0, static_cast<std::uint8_t>(face), MoveKind::roll};
  }
  static constexpr Move choose(Species species) { return with(MoveKind::choose, species); }
  static constexpr Move place(Place place) { return with(MoveKind::place, place); }
  static constexpr Move put(Species species, Place place) {
    return {static_cast<std::uint16_t>(place), static_cast<std::uint8_t>(species), MoveKind::put};
  }
  static constexpr Move discard(Species species) { return with(MoveKind::discard, species); }
  static constexpr Move leave(Place place) { return with(MoveKind::leave, place); }

  // Meaningful where the kind has them.
  constexpr Species species() const { return static_cast<Species>(a); }
  constexpr Face face() const { return static_cast<Face>(a); }
  constexpr Place where() const { return static_cast<Place>(kind == MoveKind::put ? b : a); }

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("kind", self.kind);
    visit("a", self.a);
    visit("b", self.b);
  }

  friend bool operator==(const Move&, const Move&) = default;

 private:
  template <class Argument>
  static constexpr Move with(MoveKind kind, Argument argument) {
    return {0, static_cast<std::uint8_t>(argument), kind};
  }
};

inline constexpr int kLongestList = 54;  // six species, nine places each

}  // namespace mohreh::draftosaurus
