#pragma once
// A seat's people outside the isles, as they queue for its movement points: the valuable and safe
// ones first.

#include "bots/players/survive/outlook.h"
#include "engine/core/fixed_list.h"

namespace mohreh::survive {

struct Waiting {
  std::size_t explorer = 0;
  float value = 0;
  bool known = false;  // that is its value; else what such people are worth on average
  float points = 0;    // it needs
  float urgency = 0;   // what a point spent on it brings
  Way way;
};

using Queue = FixedList<Waiting, std::size_t{2} * kTeam>;

// Precondition: the explorer is outside the isles and alive.
void enqueue(Queue& queue, const State& state, const Outlook& outlook, std::size_t explorer,
             float value, bool known);

}  // namespace mohreh::survive
