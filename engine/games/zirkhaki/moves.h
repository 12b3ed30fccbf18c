#pragma once
// The moves of Zirkhaki and which of them are open to whom.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/moves.h"
#include "engine/core/seat.h"
#include "engine/games/zirkhaki/cards.h"
#include "engine/games/zirkhaki/rings.h"

namespace mohreh::zirkhaki {

enum class MoveKind : std::uint8_t {
  first,       // chance: a = the seat that begins
  ring,        // chance: a = the ring that is dealt
  wear,        // a seat: a = the ring it keeps
  card,        // chance: a = the deck's top card, turned over
  peek,        // chance: a = the next card an astrolabe looks at
  show,        // chance: a = a burnt card turned up by a map
  bonus,       // chance: a = a burnt card won by chest and key
  reveal,      // a seat turns over the deck's top card
  collect,     // a seat takes the area
  shoot,       // a seat: b = the card that burns, in the field of seat a
  steal,       // a seat: b = the card it takes, from the field of seat a
  play_own,    // a seat: a = the card of its own field
  play_burnt,  // a seat: a = the burnt card
};

constexpr std::array<std::string_view, 13> enum_names(MoveKind) {
  return {"first",  "ring",    "wear",  "card",  "peek",     "show",      "bonus",
          "reveal", "collect", "shoot", "steal", "play_own", "play_burnt"};
}

inline constexpr std::array<std::string_view, kRings + 1> kRingWords = {
    "no_ring",         "ring_snake_catcher", "ring_mugger",
    "ring_cutpurse",   "ring_money_lover",   "ring_goldsmith",
    "ring_map_reader", "ring_trickster",     "ring_fortune_teller"};

inline constexpr ParamSpec kCardParam{"kind", ParamKind::word, kCardNames};
inline constexpr ParamSpec kRingParam{"kind", ParamKind::word, kRingWords};
inline constexpr ParamSpec kSeatParam{"name", ParamKind::seat};

inline constexpr std::array<MoveSpec, 13> kMoves = {{
    {"first", kSeatParam, {}},
    {"ring", kRingParam, {}},
    {"wear", kRingParam, {}},
    {"card", kCardParam, {}},
    {"peek", kCardParam, {}},
    {"show", kCardParam, {}},
    {"bonus", kCardParam, {}},
    {"reveal", {}, {}},
    {"collect", {}, {}},
    {"shoot", kSeatParam, kCardParam},
    {"steal", kSeatParam, kCardParam},
    {"play_own", kCardParam, {}},
    {"play_burnt", kCardParam, {}},
}};

struct Move {
  std::uint16_t b = 0;
  std::uint8_t a = 0;
  MoveKind kind = MoveKind::first;  // last, so that codes sort by kind first

  static constexpr Move first(Seat seat) {
    return {0, static_cast<std::uint8_t>(seat.index), MoveKind::first};
  }
  static constexpr Move with_ring(MoveKind kind, Ring ring) {
    return {0, static_cast<std::uint8_t>(ring), kind};
  }
  static constexpr Move with_card(MoveKind kind, Card card) {
    return {0, static_cast<std::uint8_t>(card), kind};
  }
  static constexpr Move at_field(MoveKind kind, Seat seat, Card card) {
    return {static_cast<std::uint16_t>(card), static_cast<std::uint8_t>(seat.index), kind};
  }
  static constexpr Move reveal() { return {0, 0, MoveKind::reveal}; }
  static constexpr Move collect() { return {0, 0, MoveKind::collect}; }

  // What the arguments mean; each for the kinds of move that have it.
  constexpr Ring ring() const { return static_cast<Ring>(a); }
  constexpr Card card() const { return static_cast<Card>(a); }
  constexpr Seat field_seat() const { return seat_of(a); }
  constexpr Card field_card() const { return static_cast<Card>(b); }

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("kind", self.kind);
    visit("a", self.a);
    visit("b", self.b);
  }

  friend bool operator==(const Move&, const Move&) = default;
};

inline constexpr int kLongestList = 70;  // the ten top cards of seven opponents

}  // namespace mohreh::zirkhaki
