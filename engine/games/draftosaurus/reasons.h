#pragma once
// Why Draftosaurus refuses a move.

#include <array>
#include <string_view>

#include "engine/core/reason.h"

namespace mohreh::draftosaurus {

// The die. Rules §6.2.
inline constexpr Reason kDieWoods{"die_woods"};
inline constexpr Reason kDieGrass{"die_grass"};
inline constexpr Reason kDieLeft{"die_left"};
inline constexpr Reason kDieRight{"die_right"};
inline constexpr Reason kDieEmpty{"die_empty"};
inline constexpr Reason kDieTrex{"die_trex"};
// The pens. Rules §7, §8.
inline constexpr Reason kFull{"full"};
inline constexpr Reason kSameSpecies{"same_species"};
inline constexpr Reason kDifferentSpecies{"different_species"};
inline constexpr Reason kAlternate{"alternate"};
inline constexpr Reason kRowClosed{"row_closed"};
inline constexpr Reason kNeighbour{"neighbour"};
inline constexpr Reason kTaken{"taken"};
inline constexpr Reason kOtherBoard{"other_board"};
inline constexpr Reason kMustLeave{"must_leave"};
// The order of things. Rules §3, §4.
inline constexpr Reason kNotInHand{"not_in_hand"};
inline constexpr Reason kSealed{"sealed"};
inline constexpr Reason kChooseFirst{"choose_first"};
inline constexpr Reason kPlaceFirst{"place_first"};
inline constexpr Reason kChosen{"chosen"};
inline constexpr Reason kOneStep{"one_step"};
inline constexpr Reason kTwoSteps{"two_steps"};
inline constexpr Reason kNoDiscard{"no_discard"};
inline constexpr Reason kPlaced{"placed"};
inline constexpr Reason kHandGone{"hand_gone"};

inline constexpr std::array<std::string_view, 25> kReasons = {
    kDieWoods.key,  kDieGrass.key,  kDieLeft.key,     kDieRight.key,         kDieEmpty.key,
    kDieTrex.key,   kFull.key,      kSameSpecies.key, kDifferentSpecies.key, kAlternate.key,
    kRowClosed.key, kNeighbour.key, kTaken.key,       kOtherBoard.key,       kMustLeave.key,
    kNotInHand.key, kSealed.key,    kChooseFirst.key, kPlaceFirst.key,       kChosen.key,
    kOneStep.key,   kTwoSteps.key,  kNoDiscard.key,   kPlaced.key,           kHandGone.key};

}  // namespace mohreh::draftosaurus
