#pragma once
// One number per game that any change of the rules' or the players' behaviour changes: fixed-seed
// random matches at every number of seats, with everything a viewer could notice mixed in, and what
// small searches of fixed budgets think of some of the positions. The same with every compiler and
// in WebAssembly; tests/signature.txt holds the numbers.

#include <cstdint>

#include "engine/facade/any_game.h"

namespace mohreh {

std::uint64_t signature_of(const AnyGame& game);

}  // namespace mohreh
