#pragma once
// Sea creatures: where they are, how far they go, whom they hunt. Rules §8.

#include "engine/core/reason.h"
#include "engine/games/survive/events.h"
#include "engine/games/survive/hex_set.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

constexpr int range_of(Creature creature) {
  return 1 + static_cast<int>(creature);  // serpent 1, shark 2, whale 3
}

// The hexes with creatures of a kind, rising.
struct Dens {
  const Hex* first;
  std::size_t count;

  const Hex* begin() const { return first; }
  const Hex* end() const { return first + count; }
};
Dens dens_of(const State& state, Creature creature);

void take_off(State& state, Creature creature, Hex hex);
void put_on(State& state, Creature creature, Hex hex);

HexSet hexes_with_swimmers(const State& state);
HexSet hexes_with_passengers(const State& state);

// Hexes a creature may end on, moving from `from`: it must stop at the first prey. Rules §8.2.
HexSet prowl(const State& state, Creature creature, Hex from);

// The moves of step 4 in rising order.
void list_creature_moves(const State& state, MoveList<Move>& moves);
Reason why_no_creature_move(const State& state, const Move& move);

}  // namespace mohreh::survive
