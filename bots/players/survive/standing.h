#pragma once
// How a position will end, roughly: the points each seat may expect, and its chance to win.

#include "bots/players/survive/stance.h"
#include "bots/search/forecast.h"

namespace mohreh::survive {

struct Standing {
  float points = 0;    // expected
  float variance = 0;  // of them
};

// What a seat may expect. Its people queue for its movement points, the valuable and safe ones
// first. Values count as `knower` knows them.
Standing standing_of(const State& state, const Outlook& outlook, Seat seat, Seat knower);

// Everybody's, as the knower sees them; kOpen knows all. During the set-up only the worth tells
// positions apart, and all have an even chance.
search::Forecast forecast_from(const State& state, Seat knower);

}  // namespace mohreh::survive
