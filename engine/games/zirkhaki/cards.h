#pragma once
// The treasure cards: ten kinds with six values each. Cards alike in kind and value cannot be told
// apart, so a card is just its number here; where cards lie is told by piles and lists. Rules §1.

#include <array>
#include <cstdint>
#include <string_view>

namespace mohreh::zirkhaki {

enum class Kind : std::uint8_t {
  astrolabe,
  pistol,
  dagger,
  carpet,
  snake,
  horseshoe,
  coin,
  chest,
  key,
  map,
};

inline constexpr int kKinds = 10;
inline constexpr int kValues = 6;  // cards of a kind in one copy of the game
inline constexpr int kCards = kKinds * kValues;

// A number of its own for every kind and value, rising within a kind.
enum class Card : std::uint8_t {};

constexpr Kind kind_of(Card card) {
  return static_cast<Kind>(static_cast<unsigned>(card) / kValues);
}
constexpr int lowest_value(Kind kind) {
  return kind == Kind::coin ? 4 : 2;
}
// The place of a card among those of its kind: 0 is the lowest value.
constexpr int step_of(Card card) {
  return static_cast<int>(static_cast<unsigned>(card) % kValues);
}
constexpr int value_of(Card card) {
  return lowest_value(kind_of(card)) + step_of(card);
}
constexpr Card card_at(Kind kind, int step) {
  return static_cast<Card>(static_cast<int>(kind) * kValues + step);
}
constexpr Kind kind_at(int index) {
  return static_cast<Kind>(index);
}
constexpr bool exists(Card card) {
  return static_cast<unsigned>(card) < static_cast<unsigned>(kCards);
}

inline constexpr std::array<std::string_view, kKinds> kKindNames = {
    "astrolabe", "pistol", "dagger", "carpet", "snake", "horseshoe", "coin", "chest", "key", "map"};

inline constexpr std::array<std::string_view, kCards> kCardNames = {
    "astrolabe_2", "astrolabe_3", "astrolabe_4", "astrolabe_5", "astrolabe_6", "astrolabe_7",
    "pistol_2",    "pistol_3",    "pistol_4",    "pistol_5",    "pistol_6",    "pistol_7",
    "dagger_2",    "dagger_3",    "dagger_4",    "dagger_5",    "dagger_6",    "dagger_7",
    "carpet_2",    "carpet_3",    "carpet_4",    "carpet_5",    "carpet_6",    "carpet_7",
    "snake_2",     "snake_3",     "snake_4",     "snake_5",     "snake_6",     "snake_7",
    "horseshoe_2", "horseshoe_3", "horseshoe_4", "horseshoe_5", "horseshoe_6", "horseshoe_7",
    "coin_4",      "coin_5",      "coin_6",      "coin_7",      "coin_8",      "coin_9",
    "chest_2",     "chest_3",     "chest_4",     "chest_5",     "chest_6",     "chest_7",
    "key_2",       "key_3",       "key_4",       "key_5",       "key_6",       "key_7",
    "map_2",       "map_3",       "map_4",       "map_5",       "map_6",       "map_7"};

constexpr const std::array<std::string_view, kKinds>& enum_names(Kind) {
  return kKindNames;
}
constexpr const std::array<std::string_view, kCards>& enum_names(Card) {
  return kCardNames;
}

// Rules §2.4: with five seats and more two copies of the cards are mixed.
constexpr int copies_for(int seats) {
  return seats > 4 ? 2 : 1;
}

}  // namespace mohreh::zirkhaki
