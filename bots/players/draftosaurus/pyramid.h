#pragma once
// Which species the cells of a pyramid welcome next. Species are bits of a word, cells are counted
// from the bottom left to the top, as packed in a Tally: four bits each, species + 1 or 0.

#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/games/draftosaurus/species.h"

namespace mohreh::draftosaurus {

inline constexpr unsigned kAllKinds = (1U << kSpecies) - 1U;

constexpr unsigned kinds_in(std::uint32_t cells, std::initializer_list<unsigned> which) {
  unsigned kinds = 0;
  for (const unsigned cell : which) kinds |= (1U << ((cells >> (4U * cell)) & 15U)) >> 1U;
  return kinds;
}

// By cell, the species it would take now. Rules §8.3: rows fill from below, and no two of a kind
// touch.
constexpr std::array<unsigned, 6> pyramid_welcomes(int size, std::uint32_t cells) {
  std::array<unsigned, 6> kinds{};
  const auto open = [&](unsigned cell, unsigned touching) {
    const bool is_free = ((cells >> (4U * cell)) & 15U) == 0;
    if (is_free) kinds[cell] = kAllKinds & ~touching;
  };
  if (size < 3) {
    open(0, kinds_in(cells, {1}));
    open(1, kinds_in(cells, {0, 2}));
    open(2, kinds_in(cells, {1}));
  } else if (size < 5) {
    open(3, kinds_in(cells, {0, 1, 4}));
    open(4, kinds_in(cells, {1, 2, 3}));
  } else {
    open(5, kinds_in(cells, {3, 4}));
  }
  return kinds;
}

}  // namespace mohreh::draftosaurus
