#pragma once
// The eight rings, what each of them changes (rules §7), and how they are dealt and chosen (§2.5).
// A ring acts only for the seat that wears it; Ring::none stands for a finger without one.

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/core/plain_list.h"
#include "engine/games/zirkhaki/cards.h"

namespace mohreh::zirkhaki {

enum class Ring : std::uint8_t {
  none,
  snake_catcher,
  mugger,
  cutpurse,
  money_lover,
  goldsmith,
  map_reader,
  trickster,
  fortune_teller,
};

inline constexpr int kRings = 8;

constexpr std::array<std::string_view, kRings + 1> enum_names(Ring) {
  return {"none",      "snake_catcher", "mugger",    "cutpurse",      "money_lover",
          "goldsmith", "map_reader",    "trickster", "fortune_teller"};
}

constexpr Ring ring_at(int index) {
  return static_cast<Ring>(index);
}

// Rings that were dealt to a seat; a plain byte.
struct RingSet {
  std::uint8_t bits = 0;

  // Room for more than can be dealt, so that a wrong list can be read and then refused.
  using List = PlainList<Ring, kRings>;

  constexpr bool has(Ring ring) const {
    return ring != Ring::none && ((static_cast<unsigned>(bits) >> bit(ring)) & 1U) != 0;
  }
  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr RingSet with(Ring ring) const {
    return RingSet{static_cast<std::uint8_t>(bits | (1U << bit(ring)))};
  }
  constexpr RingSet with(RingSet other) const {
    return RingSet{static_cast<std::uint8_t>(bits | static_cast<unsigned>(other.bits))};
  }
  constexpr RingSet without(RingSet other) const {
    return RingSet{static_cast<std::uint8_t>(bits & ~static_cast<unsigned>(other.bits))};
  }
  // The ring with just `n` rings before it. Precondition: n < size().
  constexpr Ring nth(int n) const {
    unsigned rest = bits;
    for (; n > 0; --n) rest &= rest - 1U;
    return ring_at(std::countr_zero(rest) + 1);
  }
  constexpr List list() const {
    List rings;
    for (int i = 0; i < size(); ++i) rings.push_back(nth(i));
    return rings;
  }
  static constexpr RingSet of(const List& rings) {
    RingSet set;
    for (const Ring ring : rings) {
      if (ring != Ring::none) set = set.with(ring);
    }
    return set;
  }

  friend constexpr bool operator==(RingSet, RingSet) = default;

 private:
  static constexpr unsigned bit(Ring ring) { return static_cast<unsigned>(ring) - 1U; }
};

inline constexpr RingSet kAllRings{0xFF};

// Rules §2.5: two each to choose from, with two copies of the cards one each.
constexpr int rings_each(int seats) {
  return copies_for(seats) == 1 ? 2 : 1;
}

// Rules §7.1: whatever way it comes, a snake goes to the field at once.
constexpr bool catches(Ring ring, Card card) {
  return ring == Ring::snake_catcher && kind_of(card) == Kind::snake;
}
// Rules §7.2: what the pistol hits goes to the own field.
constexpr bool keeps_what_is_shot(Ring ring) {
  return ring == Ring::mugger;
}
// Rules §7.3: the dagger reaches kinds the own field has, too.
constexpr bool takes_owned_kinds(Ring ring) {
  return ring == Ring::cutpurse;
}
// Rules §7.4: chest and key bring twice as much.
constexpr int bonus_cards(Ring ring, int collected) {
  return ring == Ring::money_lover ? 2 * collected : collected;
}
// Rules §7.5: five points for having a coin at all.
inline constexpr int kGoldsmithPoints = 5;
constexpr bool pays_for_coins(Ring ring) {
  return ring == Ring::goldsmith;
}
// Rules §7.6: the map opens the whole burnt pile.
constexpr bool reads_whole_pile(Ring ring) {
  return ring == Ring::map_reader;
}
// Rules §7.7: the horseshoe brings two cards.
constexpr bool owes_second_card(Ring ring) {
  return ring == Ring::trickster;
}
// Rules §7.8: the astrolabe shows three cards.
constexpr int cards_looked_at(Ring ring) {
  return ring == Ring::fortune_teller ? 3 : 1;
}

}  // namespace mohreh::zirkhaki
