#pragma once
// Why Survive refuses a move.

#include <array>
#include <string_view>

#include "engine/core/reason.h"

namespace mohreh::survive {

inline constexpr Reason kNotYours{"not_yours"};
inline constexpr Reason kNotAdjacent{"not_adjacent"};
inline constexpr Reason kNoPoints{"no_points"};
inline constexpr Reason kNoReturn{"no_return"};
inline constexpr Reason kBoatFull{"boat_full"};
inline constexpr Reason kSwum{"swum"};
inline constexpr Reason kBoardSameHex{"board_same_hex"};
inline constexpr Reason kJumpSameHex{"jump_same_hex"};
inline constexpr Reason kNoControl{"no_control"};
inline constexpr Reason kBoatThere{"boat_there"};
inline constexpr Reason kNotLanding{"not_landing"};
inline constexpr Reason kBeachFirst{"beach_first"};
inline constexpr Reason kForestFirst{"forest_first"};
inline constexpr Reason kInland{"inland"};
inline constexpr Reason kMustSink{"must_sink"};
inline constexpr Reason kTileTaken{"tile_taken"};
inline constexpr Reason kTileCrowded{"tile_crowded"};
inline constexpr Reason kBoatShore{"boat_shore"};
inline constexpr Reason kHexTaken{"hex_taken"};
inline constexpr Reason kHexNotEmpty{"hex_not_empty"};
inline constexpr Reason kTooFar{"too_far"};
inline constexpr Reason kPreyStops{"prey_stops"};
inline constexpr Reason kSeaOnly{"sea_only"};
inline constexpr Reason kLockedIn{"locked_in"};
inline constexpr Reason kNoneOnBoard{"none_on_board"};
inline constexpr Reason kTileFresh{"tile_fresh"};
inline constexpr Reason kTileOnce{"tile_once"};
inline constexpr Reason kTileNoTarget{"tile_no_target"};
inline constexpr Reason kDefendOthers{"defend_others"};
inline constexpr Reason kDolphinSea{"dolphin_sea"};
inline constexpr Reason kWindControl{"wind_control"};
inline constexpr Reason kNoPeople{"no_people"};
inline constexpr Reason kStepOver{"step_over"};
inline constexpr Reason kValueUsed{"value_used"};
inline constexpr Reason kNoTile{"no_tile"};
inline constexpr Reason kNoBoat{"no_boat"};
inline constexpr Reason kBoatSea{"boat_sea"};
inline constexpr Reason kMustMove{"must_move"};
inline constexpr Reason kSealed{"sealed"};
inline constexpr Reason kSameHex{"same_hex"};
inline constexpr Reason kNoSwimmer{"no_swimmer"};
inline constexpr Reason kNoLand{"no_land"};
inline constexpr Reason kSafe{"safe"};
inline constexpr Reason kStepLater{"step_later"};

inline constexpr std::array<std::string_view, 44> kReasons = {
    kNotYours.key,    kNotAdjacent.key,  kNoPoints.key,     kNoReturn.key,     kBoatFull.key,
    kSwum.key,        kBoardSameHex.key, kJumpSameHex.key,  kNoControl.key,    kBoatThere.key,
    kNotLanding.key,  kBeachFirst.key,   kForestFirst.key,  kInland.key,       kMustSink.key,
    kTileTaken.key,   kTileCrowded.key,  kBoatShore.key,    kHexTaken.key,     kHexNotEmpty.key,
    kTooFar.key,      kPreyStops.key,    kSeaOnly.key,      kLockedIn.key,     kNoneOnBoard.key,
    kTileFresh.key,   kTileOnce.key,     kTileNoTarget.key, kDefendOthers.key, kDolphinSea.key,
    kWindControl.key, kNoPeople.key,     kStepOver.key,     kValueUsed.key,    kNoTile.key,
    kNoBoat.key,      kBoatSea.key,      kMustMove.key,     kSealed.key,       kSameHex.key,
    kNoSwimmer.key,   kNoLand.key,       kSafe.key,         kStepLater.key};

}  // namespace mohreh::survive
