#pragma once
// The six species and how many dinosaurs of each lie somewhere: a hand, the bag, the box. Dinosaurs
// of one species are alike, so a heap is nothing but its counts.

#include <array>
#include <cstdint>
#include <string_view>

namespace mohreh::draftosaurus {

enum class Species : std::uint8_t { trex, spino, trice, stego, para, brachio };

inline constexpr int kSpecies = 6;

inline constexpr std::array<std::string_view, kSpecies> kSpeciesNames = {
    "trex", "spino", "trice", "stego", "para", "brachio"};

constexpr const std::array<std::string_view, kSpecies>& enum_names(Species) {
  return kSpeciesNames;
}
constexpr Species species_of(int index) {
  return static_cast<Species>(index);
}
constexpr std::size_t index_of(Species species) {
  return static_cast<std::size_t>(species);
}

// Dinosaurs by species, in the order of the enumeration.
using Heap = std::array<std::uint8_t, kSpecies>;

constexpr int count_of(const Heap& heap) {
  int count = 0;
  for (const std::uint8_t n : heap) count += n;
  return count;
}
constexpr void add_to(Heap& heap, Species species) {
  heap[index_of(species)] = static_cast<std::uint8_t>(heap[index_of(species)] + 1);
}
constexpr void take_from(Heap& heap, Species species) {
  heap[index_of(species)] = static_cast<std::uint8_t>(heap[index_of(species)] - 1);
}
// The species of the dinosaur at `position` when a heap is laid out in a row.
// Precondition: position < count_of(heap).
constexpr Species at_position(const Heap& heap, std::uint32_t position) {
  std::size_t kind = 0;
  while (position >= heap[kind]) position -= heap[kind++];
  return static_cast<Species>(kind);
}

}  // namespace mohreh::draftosaurus
