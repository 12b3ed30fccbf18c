#pragma once
// How many dinosaurs and turns there are at a table of so many seats. Rules §2.1.

#include "engine/games/draftosaurus/species.h"

namespace mohreh::draftosaurus {

inline constexpr int kMostSeats = 5;
inline constexpr int kHandSize = 6;
inline constexpr int kTurns = 12;  // of a game, always

// Dinosaurs of each species in a full bag.
constexpr int per_species(int seats) {
  constexpr std::array<int, kMostSeats + 1> kPerSpecies = {0, 0, 8, 6, 8, 10};
  return kPerSpecies[static_cast<std::size_t>(seats)];
}
constexpr Heap full_bag(int seats) {
  Heap bag{};
  bag.fill(static_cast<std::uint8_t>(per_species(seats)));
  return bag;
}

// Rules §4.1: two players play four rounds of three turns, others two of six.
constexpr int turns_a_round(int seats) {
  return seats == 2 ? 3 : 6;
}
constexpr int turn_in_round(int turn, int seats) {
  return seats == 2 ? turn % 3 : turn % 6;
}
constexpr int round_of(int turn, int seats) {
  return (seats == 2 ? turn / 3 : turn / 6) + 1;
}

// Dinosaurs in a hand when the choosing of a turn begins.
constexpr int hand_size_at(int turn, int seats) {
  const int gone_a_turn = seats == 2 ? 2 : 1;
  return kHandSize - gone_a_turn * turn_in_round(turn, seats);
}

static_assert(2 * 6 * 4 == 6 * per_species(2) && 3 * 6 * 2 == 6 * per_species(3) &&
              4 * 6 * 2 == 6 * per_species(4) && 5 * 6 * 2 == 6 * per_species(5));

}  // namespace mohreh::draftosaurus
