#pragma once
// What can happen in Draftosaurus, in the order of the table, with the placeholders its words may
// use.

#include <array>
#include <cstdint>

#include "engine/core/event.h"
#include "engine/games/draftosaurus/moves.h"

namespace mohreh::draftosaurus {

enum class Happened : std::uint8_t {
  first,
  game,
  drawn,
  dealt,
  roll,
  sealed,
  own_choice,
  own_place,
  show,
  place,
  river,
  discard,
  discard_hidden,
  pass,
  swap,
  round,
  leave,
  score,
  tie_trex,
};

inline constexpr ParamSpec kName{"name", ParamKind::seat};
inline constexpr ParamSpec kNumber{"n", ParamKind::number};
inline constexpr std::array<std::string_view, 2> kSideWords = {"summer", "winter"};

inline constexpr std::array kEvents = {
    EventSpec("first", kName),                                          // holds the die first
    EventSpec("game", ParamSpec{"kind", ParamKind::word, kSideWords}),  // the second of a match
    EventSpec("drawn", kKindParam),  // to that seat alone: what came to its hand
    EventSpec("dealt", kNumber),     // the hands of round n are complete
    EventSpec("roll", kName, kFaceParam),
    EventSpec("sealed", kName),                       // somebody has chosen
    EventSpec("own_choice", kKindParam),              // to that seat alone: what
    EventSpec("own_place", kKindParam, kPlaceParam),  // to that seat alone: what and where
    EventSpec("show", kName, kKindParam),             // all choices are open; one of them
    EventSpec("place", kName, kKindParam, kPlaceParam),
    EventSpec("river", kName, kKindParam),
    EventSpec("discard", kName, kKindParam),
    EventSpec("discard_hidden", kName),
    EventSpec("pass"),
    EventSpec("swap"),
    EventSpec("round", kNumber),                         // round n is over
    EventSpec("leave", kName, kKindParam, kPlaceParam),  // out of quarantine
    EventSpec("score", kName, kNumber),                  // n points in this game
    EventSpec("tie_trex"),                               // T-Rexes decided who won
};

static_assert(kEvents.size() == static_cast<std::size_t>(Happened::tie_trex) + 1);

using Reporter = EventReporter<Happened>;

}  // namespace mohreh::draftosaurus
