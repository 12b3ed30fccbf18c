#pragma once
// What a field is worth. Rules §8.3.

#include "engine/games/zirkhaki/pile.h"
#include "engine/games/zirkhaki/rings.h"

namespace mohreh::zirkhaki {

// The value on top of a stack, 0 where there is none.
constexpr int top_value(const Pile& field, Kind kind) {
  return field.has(kind) ? value_of(field.top(kind)) : 0;
}

constexpr int goldsmith_points(const Pile& field, Ring ring) {
  return pays_for_coins(ring) && field.has(Kind::coin) ? kGoldsmithPoints : 0;
}

constexpr int points_of(const Pile& field, Ring ring) {
  int points = goldsmith_points(field, ring);
  for (int k = 0; k < kKinds; ++k) points += top_value(field, kind_at(k));
  return points;
}

static_assert(points_of(Pile::all(1), Ring::none) == 72);
static_assert(points_of(Pile::all(1), Ring::goldsmith) == 77);

}  // namespace mohreh::zirkhaki
