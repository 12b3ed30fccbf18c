#pragma once
// What can happen in Survive, in the order of the table, with the placeholders its words may use.

#include <array>
#include <cstdint>

#include "engine/core/event.h"
#include "engine/games/survive/moves.h"

namespace mohreh::survive {

enum class Happened : std::uint8_t {
  first,
  dealt,
  redeal,
  chosen,
  own_value,
  placed,
  boat_placed,
  begin,
  turn,
  played,
  no_people,
  carried,
  walked,
  boarded,
  entered,
  swam,
  saved,
  sailed,
  blown,
  sunk,
  fell,
  appears,
  no_supply,
  picked,
  whirlpool,
  volcano,
  kept,
  own_tile,
  rolled,
  none_on_board,
  stays,
  prowls,
  lifted,
  window,
  answered,
  defended,
  shark_ate,
  serpent_ate,
  serpent_boat,
  whale_sank,
  nobody_left,
  last_tile,
  stalled,
};

inline constexpr std::array kEvents = {
    EventSpec("first", kNameParam),        // places first
    EventSpec("dealt"),                    // the island lies
    EventSpec("redeal", kNumberParam),     // a beach was walled in
    EventSpec("chosen", kNameParam),       // has an explorer in hand
    EventSpec("own_value", kNumberParam),  // to that seat alone: its value
    EventSpec("placed", kNameParam, kExplorerParam, kPlaceParam),
    EventSpec("boat_placed", kNameParam, kPlaceParam),
    EventSpec("begin"),  // from now on nobody looks
    EventSpec("turn", kNameParam),
    EventSpec("played", kNameParam, kBackParam),
    EventSpec("no_people", kNameParam),                             // step 2 is skipped
    EventSpec("carried", kNameParam, kExplorerParam, kPlaceParam),  // by the dolphin
    EventSpec("walked", kNameParam, kExplorerParam, kPlaceParam),
    EventSpec("boarded", kNameParam, kExplorerParam, kPlaceParam),
    EventSpec("entered", kNameParam, kExplorerParam, kPlaceParam),  // went or jumped into water
    EventSpec("swam", kNameParam, kExplorerParam, kPlaceParam),
    EventSpec("saved", kNameParam, kExplorerParam, kPlaceParam),
    EventSpec("sailed", kNameParam, kFromParam, kToParam),
    EventSpec("blown", kNameParam, kFromParam, kToParam),  // a boat, by the wind
    EventSpec("sunk", kNameParam, kGroundParam, kPlaceParam),
    EventSpec("fell", kNumberParam, kPlaceParam),
    EventSpec("appears", kBackParam, kPlaceParam),  // shark, whale or boat
    EventSpec("no_supply", kBackParam),
    EventSpec("picked", kExplorerParam, kPlaceParam),   // is in the new boat
    EventSpec("whirlpool", kNumberParam, kPlaceParam),  // n explorers are lost
    EventSpec("volcano"),
    EventSpec("kept", kNameParam, kGroundParam),
    EventSpec("own_tile", kBackParam),  // to that seat alone
    EventSpec("rolled", kNameParam, kCreatureParam),
    EventSpec("none_on_board", kCreatureParam),
    EventSpec("stays", kNameParam, kCreatureParam),
    EventSpec("prowls", kNameParam, kCreatureParam, kFromParam, kToParam),
    EventSpec("lifted", kNameParam, kCreatureParam, kFromParam, kToParam),  // by a tile
    EventSpec("window", ParamSpec{"list", ParamKind::seats}),               // may defend
    EventSpec("answered", kNameParam),
    EventSpec("defended", kNameParam, kCreatureParam, kPlaceParam),
    EventSpec("shark_ate", kNumberParam, kPlaceParam),
    EventSpec("serpent_ate", kNumberParam, kPlaceParam),
    EventSpec("serpent_boat", kNumberParam, kPlaceParam),  // with n passengers
    EventSpec("whale_sank", kNumberParam, kPlaceParam),
    EventSpec("nobody_left"),
    EventSpec("last_tile"),
    EventSpec("stalled", kNumberParam),  // n rounds without anything
};

static_assert(kEvents.size() == static_cast<std::size_t>(Happened::stalled) + 1);

using Reporter = EventReporter<Happened>;

}  // namespace mohreh::survive
