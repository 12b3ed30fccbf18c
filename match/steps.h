#pragma once
// A match as a viewer saw it, step by step: for coming back, for looking back, for records.

#include <string>

#include "match/play.h"

namespace mohreh::match {

// What plies from+1 … to changed, as JSON: [{"ply":7,"view":{…}},{"ply":8,"by":0,"how":"person",
// "events":[…],"view":{…}}…], by -1 for chance. The first step is the position after `from` plies
// with the whole view; the others have what changed.
// `viewer` is a seat, a spectator, or kOpen once the match is over. Precondition: 0 <= from <= to
// <= plies.
std::string steps_json(const Play& play, Seat viewer, int from, int to);

}  // namespace mohreh::match
