#pragma once
// Why Zirkhaki refuses a move.

#include <array>
#include <string_view>

#include "engine/core/reason.h"

namespace mohreh::zirkhaki {

inline constexpr Reason kFirstReveal{"first_reveal"};
inline constexpr Reason kForced{"forced"};  // n = the cards still due
inline constexpr Reason kDeckEmpty{"deck_empty"};
inline constexpr Reason kFinishPower{"finish_power"};
inline constexpr Reason kSecondOwn{"second_own"};
inline constexpr Reason kNoPower{"no_power"};
inline constexpr Reason kOpponentOnly{"opponent_only"};
inline constexpr Reason kFieldEmpty{"field_empty"};
inline constexpr Reason kTopOnly{"top_only"};
inline constexpr Reason kKindOwned{"kind_owned"};
inline constexpr Reason kOwnOnly{"own_only"};
inline constexpr Reason kShownOnly{"shown_only"};
inline constexpr Reason kNoRings{"no_rings"};
inline constexpr Reason kRingsOpen{"rings_open"};
inline constexpr Reason kSealed{"sealed"};
inline constexpr Reason kNotDealt{"not_dealt"};
inline constexpr Reason kPickRing{"pick_ring"};

inline constexpr std::array<std::string_view, 17> kReasons = {
    kFirstReveal.key, kForced.key,       kDeckEmpty.key,  kFinishPower.key, kSecondOwn.key,
    kNoPower.key,     kOpponentOnly.key, kFieldEmpty.key, kTopOnly.key,     kKindOwned.key,
    kOwnOnly.key,     kShownOnly.key,    kNoRings.key,    kRingsOpen.key,   kSealed.key,
    kNotDealt.key,    kPickRing.key};

}  // namespace mohreh::zirkhaki
