#pragma once
// Counting every way a match can go for a few plies: a fingerprint of the rules that an
// independent implementation can be compared with.

#include <cstdint>

#include "engine/facade/any_game.h"

namespace mohreh {

// The number of ply sequences of length `depth` from `state`; shorter ones that end the match count
// too. Every chance outcome counts once, whatever its weight; of several awaited seats the lowest
// goes first.
std::uint64_t perft(const AnyState& state, int depth);

}  // namespace mohreh
