#pragma once
// Where creatures could strike with the next roll, and whom. It follows from what lies on the
// table, so that every viewer may be told.

#include <array>
#include <cstdint>

#include "engine/games/survive/state.h"

namespace mohreh::survive {

// Kinds of creatures as bits: serpent 1, shark 2, whale 4.
struct Threats {
  std::array<std::uint8_t, kHexes>
      reach{};                      // by hex: the kinds of which one could end a move there
  ByExplorer<std::uint8_t> prey{};  // by explorer: the kinds that would strike it where it is
};

Threats threats_in(const State& state);

}  // namespace mohreh::survive
