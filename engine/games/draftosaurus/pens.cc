#include "engine/games/draftosaurus/pens.h"

#include <bit>

#include "engine/games/draftosaurus/reasons.h"

namespace mohreh::draftosaurus {
namespace {

constexpr int kRowLength = 6;
constexpr int kTrio = 3;

// Rules §7.1.
Reason same_refuses(const Tally& zoo, Species species) {
  if (zoo.size(0) == kRowLength) return kFull;
  if (zoo.size(0) > 0 && zoo.in_row(0) != species) return kSameSpecies;
  return kNoReason;
}

// Rules §7.2.
Reason mixed_refuses(const Tally& zoo, Species species) {
  constexpr int kSpot = spot_of(Place::mixed);
  if (zoo.size(kSpot) == kRowLength) return kFull;
  if (zoo.count(kSpot, species) > 0) return kDifferentSpecies;
  return kNoReason;
}

// Rules §8.1: the second differs from the first, each later one equals the one before the last.
Reason order_refuses(const Tally& zoo, Species species) {
  const int size = zoo.size(0);
  if (size == kRowLength) return kFull;
  if (size == 1 && zoo.in_row(0) == species) return kAlternate;
  if (size >= 2 && zoo.in_row(size - 2) != species) return kAlternate;
  return kNoReason;
}

Reason room_for(const Tally& zoo, Place place, int room) {
  return zoo.size(spot_of(place)) < room ? kNoReason : kFull;
}

// Cells that touch, as bits; b1 b2 b3 m1 m2 top. Rules §8.3.
constexpr std::array<std::uint8_t, kCells> kTouching = {
    0b001010,  // b1: b2 m1
    0b011101,  // b2: b1 b3 m1 m2
    0b010010,  // b3: b2 m2
    0b110011,  // m1: b1 b2 m2 top
    0b101110,  // m2: b2 b3 m1 top
    0b011000,  // top: m1 m2
};

// The cells that are in the row now open, by the size of the pyramid.
constexpr std::array<std::uint8_t, kCells> kOpenRow = {0b000111, 0b000111, 0b000111,
                                                       0b011000, 0b011000, 0b100000};

bool touches_its_like(const Tally& zoo, Species species, int cell) {
  unsigned touching = kTouching[static_cast<std::size_t>(cell)];
  for (; touching != 0; touching &= touching - 1) {
    if (zoo.in_cell(std::countr_zero(touching)) == static_cast<unsigned>(species) + 1U) return true;
  }
  return false;
}

Reason pyramid_refuses(const Tally& zoo, Species species, int cell) {
  const int size = zoo.size(spot_of(Place::pyramid_b1));
  if (size == kCells) return kFull;
  if (zoo.in_cell(cell) != 0) return kTaken;
  const unsigned open = kOpenRow[static_cast<std::size_t>(size)];
  if (((open >> static_cast<unsigned>(cell)) & 1U) == 0) return kRowClosed;
  return touches_its_like(zoo, species, cell) ? kNeighbour : kNoReason;
}

}  // namespace

Reason pen_refuses(const Tally& zoo, Board side, NestRoom nest, Species species, Place place) {
  if (!is_on(place, side)) return kOtherBoard;
  switch (place) {
    case Place::same:
      return same_refuses(zoo, species);
    case Place::trio:
      return room_for(zoo, place, kTrio);
    case Place::nest:  // Rules §7.3
      return room_for(zoo, place, nest == NestRoom::six ? kRowLength : static_cast<int>(kZooSize));
    case Place::king:
    case Place::isle:
    case Place::lookout:
    case Place::quarantine:
      return room_for(zoo, place, 1);
    case Place::mixed:
      return mixed_refuses(zoo, species);
    case Place::order:
      return order_refuses(zoo, species);
    case Place::pyramid_b1:
    case Place::pyramid_b2:
    case Place::pyramid_b3:
    case Place::pyramid_m1:
    case Place::pyramid_m2:
    case Place::pyramid_top:
      return pyramid_refuses(zoo, species, cell_of(place));
    case Place::bridge_left:  // Rules §8.2: a bank takes anyone
    case Place::bridge_right:
    case Place::river:  // Rules §5.2
      break;
  }
  return kNoReason;
}

PlaceSet pens_that_take(const Tally& zoo, Board side, NestRoom nest, Species species,
                        SpotSet open) {
  PlaceSet candidates = places_of(side) & ~only(Place::river);
  PlaceSet taking = 0;
  for (; candidates != 0; candidates &= candidates - 1) {
    const Place place = place_of(std::countr_zero(candidates));
    const bool is_open = ((open >> static_cast<unsigned>(spot_of(place))) & 1U) != 0;
    if (is_open && pen_refuses(zoo, side, nest, species, place).none()) taking |= only(place);
  }
  return taking;
}

}  // namespace mohreh::draftosaurus
