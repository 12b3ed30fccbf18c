#pragma once
// What happens where somebody or something arrives: creatures strike. Rules §5.5.

#include "engine/games/survive/events.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

// Who came: an explorer by its own step, a boat, or a creature. By the host's choice an explorer
// wakes nobody, and of the creatures only the one that came strikes boats.
enum class Arrival : std::uint8_t { explorer, boat, serpent, shark, whale };

// Precondition: there is a creature.
constexpr Arrival arrival_of(Creature creature) {
  if (creature == Creature::serpent) return Arrival::serpent;
  return creature == Creature::shark ? Arrival::shark : Arrival::whale;
}

void arrive(State& state, Hex hex, Arrival who, Reporter& report);

// Takes everyone in the water of a hex out of the game; how many.
int lose_swimmers(State& state, Hex hex);
// Takes the boat of a hex out of the game with all aboard; how many. Precondition: a boat is there.
int lose_boat(State& state, Hex hex);

bool has_swimmers(const State& state, Hex hex);
int passengers_at(const State& state, Hex hex);

}  // namespace mohreh::survive
