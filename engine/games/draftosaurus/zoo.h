#pragma once
// A zoo: its dinosaurs in the order they came, each with its place, in one byte a dinosaur. A Tally
// is the same zoo counted by pen and species, which is how rules and scores look at it.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/plain_list.h"
#include "engine/games/draftosaurus/places.h"
#include "engine/games/draftosaurus/species.h"

namespace mohreh::draftosaurus {

// A dinosaur in its place: place * 6 + species. Written "trex_river".
enum class Placed : std::uint8_t {};

inline constexpr int kPlacedCodes = kPlaces * kSpecies;

constexpr Placed placed(Species species, Place place) {
  return static_cast<Placed>(static_cast<int>(place) * kSpecies + static_cast<int>(species));
}
constexpr bool is_known(Placed dinosaur) {
  return static_cast<int>(dinosaur) < kPlacedCodes;
}
constexpr Species species_of(Placed dinosaur) {
  return static_cast<Species>(static_cast<int>(dinosaur) % kSpecies);
}
constexpr Place place_of(Placed dinosaur) {
  return static_cast<Place>(static_cast<int>(dinosaur) / kSpecies);
}

const std::array<std::string_view, kPlacedCodes>& enum_names(Placed);

inline constexpr std::size_t kZooSize = 12;  // Rules §2.1: dinosaurs of a full zoo
using Zoo = PlainList<Placed, kZooSize>;

// Dinosaurs by species in one word, four bits each: no zoo has more than 12.
using Packed = std::uint32_t;

constexpr unsigned shift_of(Species species) {
  return 4U * static_cast<unsigned>(species);
}
constexpr Packed one_of(Species species) {
  return Packed{1} << shift_of(species);
}
constexpr int count_in(Packed packed, Species species) {
  return static_cast<int>((packed >> shift_of(species)) & 15U);
}

// A zoo counted.
struct Tally {
  std::array<Packed, kSpots> pens{};  // by spot, the river last
  std::uint64_t sizes = 0;            // eight bits a spot
  std::uint32_t row = 0;              // the pen at spot 0 from the left, four bits each
  std::uint32_t cells = 0;            // the pyramid, four bits a cell: species + 1, or 0

  explicit constexpr Tally(const Zoo& zoo) {
    for (const Placed dinosaur : zoo) add(species_of(dinosaur), place_of(dinosaur));
  }

  constexpr void add(Species species, Place place) {
    const int spot = spot_of(place);
    if (spot == 0)
      row |= static_cast<std::uint32_t>(species) << (4U * static_cast<unsigned>(size(0)));
    if (is_cell(place)) {
      cells |= (static_cast<std::uint32_t>(species) + 1U)
               << (4U * static_cast<unsigned>(cell_of(place)));
    }
    pens[static_cast<std::size_t>(spot)] += one_of(species);
    sizes += std::uint64_t{1} << (8U * static_cast<unsigned>(spot));
  }

  constexpr int size(int spot) const {
    return static_cast<int>((sizes >> (8U * static_cast<unsigned>(spot))) & 255U);
  }
  constexpr Packed pen(int spot) const { return pens[static_cast<std::size_t>(spot)]; }
  constexpr int count(int spot, Species species) const { return count_in(pen(spot), species); }
  constexpr Species in_row(int index) const {
    return static_cast<Species>((row >> (4U * static_cast<unsigned>(index))) & 15U);
  }
  // 0 when the cell is free, else its species + 1.
  constexpr unsigned in_cell(int cell) const {
    return (cells >> (4U * static_cast<unsigned>(cell))) & 15U;
  }

  // The whole zoo: pens and river.
  constexpr Packed all() const {
    Packed sum = 0;
    for (const Packed pen : pens) sum += pen;
    return sum;
  }
  // The pens in which somebody lives.
  constexpr SpotSet inhabited() const {
    SpotSet spots = 0;
    for (int spot = 0; spot < kPens; ++spot) {
      if (pen(spot) != 0) spots |= 1U << static_cast<unsigned>(spot);
    }
    return spots;
  }
  // The pens in which a T-Rex lives.
  constexpr SpotSet with_trex() const {
    SpotSet spots = 0;
    for (int spot = 0; spot < kPens; ++spot) {
      if (count(spot, Species::trex) != 0) spots |= 1U << static_cast<unsigned>(spot);
    }
    return spots;
  }
};

// Rules §9.3: what a tie is broken by.
constexpr int trexes_in(const Zoo& zoo) {
  int count = 0;
  for (const Placed dinosaur : zoo) count += species_of(dinosaur) == Species::trex ? 1 : 0;
  return count;
}

// Where the quarantined dinosaur stands in the list; the zoo's size when there is none.
constexpr std::size_t find_quarantined(const Zoo& zoo) {
  std::size_t at = 0;
  while (at < zoo.size() && place_of(zoo[at]) != Place::quarantine) ++at;
  return at;
}
constexpr bool has_quarantined(const Zoo& zoo) {
  return find_quarantined(zoo) < zoo.size();
}

}  // namespace mohreh::draftosaurus
