#pragma once
// The games there are. The one list of them is in registry.cc.

#include <span>
#include <string_view>

#include "engine/facade/any_game.h"

namespace mohreh {

// In the order they are shown.
std::span<const AnyGame* const> all_games();

// Null when no game has this key.
const AnyGame* find_game(std::string_view key);

}  // namespace mohreh
