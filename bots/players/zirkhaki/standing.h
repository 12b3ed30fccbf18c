#pragma once
// What a position between two turns usually leads to.

#include "bots/search/forecast.h"
#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

// Chances and points of every seat. Precondition: a turn is about to begin.
search::Forecast standing_of(const State& state);

}  // namespace mohreh::zirkhaki
