#pragma once
// A state as one line of JSON, and back. Untrusted: what is read has passed the game's check.

#include <string>
#include <string_view>

#include "engine/core/text_error.h"
#include "engine/facade/any_game.h"

namespace mohreh {

std::string position_text(const AnyState& state);

// Reads fields on top of the set-up position; what is left out stays as after set-up.
Parsed<AnyState> read_position(std::string_view json, const AnyOptions& options, int seats);

}  // namespace mohreh
