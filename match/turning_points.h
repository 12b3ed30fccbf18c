#pragma once
// The moments of a finished match that changed the points most: found from its journal with
// everything open, so that everybody who asks is told the same.

#include <string>
#include <vector>

#include "match/play.h"

namespace mohreh::match {

inline constexpr std::size_t kMostTurningPoints = 3;

struct TurningPoint {
  int ply = 0;
  Seat seat;  // whose points changed most then
  int by = 0;
  EventLog events;  // all that the ply brought about
};

// At most one a ply; of changes that are equally large the earlier. In order of time.
// Precondition: the match is over.
std::vector<TurningPoint> turning_points(const Play& play);

// [{"ply":86,"seat":0,"by":-7,"events":[…]}…]
std::string turning_points_json(const Play& play);

}  // namespace mohreh::match
