#pragma once
// Why Farar refuses a move or a position.

#include <array>
#include <string_view>

#include "engine/core/reason.h"

namespace mohreh::farar {

inline constexpr Reason kTens{"tens"};
inline constexpr Reason kTooMuch{"too_much"};
inline constexpr Reason kNoChips{"no_chips"};
inline constexpr Reason kZeroOff{"zero_off"};
inline constexpr Reason kSealed{"sealed"};
inline constexpr Reason kBetsClosed{"bets_closed"};
inline constexpr Reason kStakesFirst{"stakes_first"};
inline constexpr Reason kFirstCoal{"first_coal"};
inline constexpr Reason kTurnOver{"turn_over"};

inline constexpr std::array<std::string_view, 9> kReasons = {
    kTens.key,       kTooMuch.key,     kNoChips.key,   kZeroOff.key, kSealed.key,
    kBetsClosed.key, kStakesFirst.key, kFirstCoal.key, kTurnOver.key};

}  // namespace mohreh::farar
