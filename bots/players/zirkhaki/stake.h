#pragma once
// What the running turn has brought so far and what of it is at stake, in points.

#include <array>
#include <cstdint>

#include "engine/games/zirkhaki/score.h"
#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

// The values on top of a field's stacks, 0 where there is none.
using Tops = std::array<int, kKinds>;
Tops tops_of(const Pile& field);

struct Stake {
  Tops tops{};         // of the active seat's field, once the area is collected
  unsigned kinds = 0;  // in the area, one bit each
  int cards = 0;       // in the area
  float gained = 0;    // by collecting now, expected bonus of chest and key included
  float saved = 0;     // if the turn burns instead

  bool has(Kind kind) const { return ((kinds >> static_cast<unsigned>(kind)) & 1U) != 0; }
  int top(Kind kind) const { return tops[static_cast<std::size_t>(kind)]; }
  float at_risk() const { return gained - saved; }
};

Stake stake_of(const State& state);

// Whether chest and key lie in the area and collecting it brings a bonus.
bool brings_bonus(const State& state, const Stake& stake);

// Points that the cards of a stack would bring, each on its own, on top of `top`; summed.
constexpr int gains_above(Kind kind, Stack stack, int top) {
  int sum = 0;
  const int lowest = lowest_value(kind);
  const int first = top < lowest ? 0 : top - lowest + 1;
  std::uint32_t rest = stack.bits >> static_cast<unsigned>(2 * first);
  for (int above = lowest + first - top; rest != 0; rest >>= 2U, ++above) {
    sum += above * static_cast<int>(rest & 3U);
  }
  return sum;
}

// Points that one card would bring, and points a field would lose with its top card of a kind.
constexpr int gain_above(Card card, int top) {
  return value_of(card) > top ? value_of(card) - top : 0;
}
inline int loss_of_top(const Pile& field, Kind kind) {
  const Stack stack = field.stack(kind);
  const int top = stack.top_step();
  const Stack below{stack.bits - (1U << static_cast<unsigned>(2 * top))};
  if (below.empty()) return lowest_value(kind) + top;
  return top - below.top_step();
}

// Expected points of that many random cards of the burnt pile on the given tops, exactly but for
// the goldsmith's coin.
float expected_bonus(const Pile& burnt, int cards, const Tops& tops);

}  // namespace mohreh::zirkhaki
