#pragma once
// What can happen in Farar, in the order of the table, with the placeholders its words may use.

#include <array>
#include <cstdint>

#include "engine/core/event.h"

namespace mohreh::farar {

enum class Happened : std::uint8_t {
  first,
  round,
  sealed,
  own_stake,
  stakes,
  stake,
  no_chips,
  coal,
  devil,
  fine,
  bank_pays,
  stop,
  empty,
  nothing,
  won,
  won_double,
  lost,
  bonus_value,
  bonus_pieces,
  pact,
  no_pact,
  mix,
  target,
  last_round,
};

inline constexpr ParamSpec kName{"name", ParamKind::seat};
inline constexpr ParamSpec kNumber{"n", ParamKind::number};

inline constexpr std::array kEvents = {
    EventSpec("first", kName),           // draws first in round 1
    EventSpec("round", kNumber, kName),  // a round begins; the seat draws first
    EventSpec("sealed", kName),          // somebody has sealed a stake
    EventSpec("own_stake", kNumber),     // to that seat alone: which
    EventSpec("stakes"),                 // all stakes are open
    EventSpec("stake", kName, kNumber),  // one of them
    EventSpec("no_chips", kName),        // draws without a stake
    EventSpec("coal", kName, kNumber),   // a coal of this value
    EventSpec("devil", kName, kNumber),  // a devil; a haul of n is lost
    EventSpec("fine", ParamSpec{"a", ParamKind::seat}, ParamSpec{"b", ParamKind::seat},
              kNumber),                      // a pays b
    EventSpec("bank_pays", kName, kNumber),  // the bank pays instead
    EventSpec("stop", kName, kNumber),       // keeps a haul of n
    EventSpec("empty"),                      // the last coal has gone
    EventSpec("nothing", kName),             // no coal left for this seat
    EventSpec("won", kName, kNumber),        // besides the stake itself
    EventSpec("won_double", kName, kNumber),
    EventSpec("lost", kName, kNumber),
    EventSpec("bonus_value", kName, kNumber),
    EventSpec("bonus_pieces", kName, kNumber),
    EventSpec("pact", ParamSpec{"list", ParamKind::seats}),
    EventSpec("no_pact"),
    EventSpec("mix", kNumber),            // n or fewer were left: all 48 go back
    EventSpec("target", kName, kNumber),  // n is reached: the match is over
    EventSpec("last_round", kNumber),     // round n was the last
};

static_assert(kEvents.size() == static_cast<std::size_t>(Happened::last_round) + 1);

using Reporter = EventReporter<Happened>;

}  // namespace mohreh::farar
