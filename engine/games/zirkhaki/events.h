#pragma once
// What can happen in Zirkhaki, in the order of the table, with the placeholders its words may use.

#include <array>
#include <cstdint>

#include "engine/core/event.h"
#include "engine/games/zirkhaki/cards.h"
#include "engine/games/zirkhaki/moves.h"
#include "engine/games/zirkhaki/rings.h"

namespace mohreh::zirkhaki {

enum class Happened : std::uint8_t {
  first,
  ring_dealt,
  own_ring,
  sealed,
  own_choice,
  ring,
  turn,
  reveal,
  peek,
  peeked,
  no_power,
  fizzle,
  shot,
  mugged,
  stolen,
  own,
  second_own,
  second_lapses,
  shown,
  pile_opened,
  dug,
  caught,
  snake,
  snake_lapses,
  burn,
  carpet,
  carpet_first,
  collect,
  bonus,
  no_bonus,
  bonus_card,
  deck_end,
  goldsmith,
  over,
};

inline constexpr ParamSpec kNumberParam{"n", ParamKind::number};
inline constexpr ParamSpec kKindParam{"kind", ParamKind::word, kKindNames};
inline constexpr ParamSpec kFromParam{"b", ParamKind::seat};
inline constexpr ParamSpec kByParam{"a", ParamKind::seat};

inline constexpr std::array kEvents = {
    EventSpec("first", kSeatParam),                 // begins
    EventSpec("ring_dealt", kSeatParam),            // gets a ring to choose from
    EventSpec("own_ring", kRingParam),              // to that seat alone: which
    EventSpec("sealed", kSeatParam),                // has chosen a ring
    EventSpec("own_choice", kRingParam),            // to that seat alone: which
    EventSpec("ring", kSeatParam, kRingParam),      // wears it from now on
    EventSpec("turn", kSeatParam),                  // a turn begins
    EventSpec("reveal", kSeatParam, kCardParam),    // the deck's top card
    EventSpec("peek", kSeatParam, kNumberParam),    // looks at n cards of the deck
    EventSpec("peeked", kCardParam, kNumberParam),  // to those who may see: the n-th from the top
    EventSpec("no_power", kKindParam),              // teaching mode: the kind does not act
    EventSpec("fizzle", kKindParam),                // no target: the power lapses
    EventSpec("shot", kSeatParam, kCardParam),      // burnt out of that seat's field
    EventSpec("mugged", kByParam, kFromParam, kCardParam),    // goes to a's field instead
    EventSpec("stolen", kByParam, kFromParam, kCardParam),    // a takes it from b
    EventSpec("own", kSeatParam, kCardParam),                 // plays it from its field
    EventSpec("second_own", kSeatParam),                      // the trickster's second card is due
    EventSpec("second_lapses", kSeatParam),                   // but the field is empty
    EventSpec("shown", kCardParam),                           // the map turns it up
    EventSpec("pile_opened", kSeatParam, kNumberParam),       // the map-reader sees all n
    EventSpec("dug", kSeatParam, kCardParam),                 // plays it from the burnt pile
    EventSpec("caught", kSeatParam, kCardParam),              // the snake-catcher keeps the snake
    EventSpec("snake", kNumberParam),                         // n cards are due
    EventSpec("snake_lapses", kNumberParam),                  // the deck is empty: n cards less
    EventSpec("burn", kSeatParam, kKindParam, kNumberParam),  // a second one; n cards are lost
    EventSpec("carpet", kNumberParam),                        // saved n cards
    EventSpec("carpet_first"),                                // lay first: saved nothing
    EventSpec("collect", kSeatParam, kNumberParam),           // n cards
    EventSpec("bonus", kSeatParam, kNumberParam),             // chest and key bring n cards
    EventSpec("no_bonus", kSeatParam),                        // but the burnt pile is empty
    EventSpec("bonus_card", kSeatParam, kCardParam),          // one of them
    EventSpec("deck_end"),                                    // the last card is drawn: last turn
    EventSpec("goldsmith", kSeatParam, kNumberParam),         // n points for having a coin
    EventSpec("over"),
};

static_assert(kEvents.size() == static_cast<std::size_t>(Happened::over) + 1);

using Reporter = EventReporter<Happened>;

// Parameters of events as numbers.
constexpr int number_of(Card card) {
  return static_cast<int>(card);
}
constexpr int number_of(Kind kind) {
  return static_cast<int>(kind);
}
constexpr int number_of(Ring ring) {
  return static_cast<int>(ring);
}

}  // namespace mohreh::zirkhaki
