#pragma once
// What a strong player thinks of moves, as clients read it.

#include <span>

#include "bots/players/advice.h"
#include "engine/core/json_writer.h"

namespace mohreh::server {

// [{"move":…,"chance":…,"error":…,"points":…}…], in the order given.
void write_advice(JsonWriter& out, std::span<const MoveAdvice> moves);

}  // namespace mohreh::server
