#include "engine/games/survive/threats.h"

#include "engine/games/survive/creatures.h"

namespace mohreh::survive {
namespace {

constexpr std::uint8_t bit_of(Creature creature) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(creature));
}

// Rules §8: sharks hunt swimmers, whales sink boats with people, serpents do both.
std::uint8_t hunters_of(const State& state, std::size_t explorer) {
  const Hex hex = state.place[explorer];
  if (!on_board(hex) || state.is_land(hex)) return 0;
  const Creature other = state.aboard[explorer] ? Creature::whale : Creature::shark;
  return bit_of(Creature::serpent) | bit_of(other);
}

}  // namespace

Threats threats_in(const State& state) {
  Threats threats;
  for (const Creature creature : {Creature::serpent, Creature::shark, Creature::whale}) {
    for (const Hex den : dens_of(state, creature)) {
      prowl(state, creature, den).each([&](Hex hex) {
        threats.reach[index_of(hex)] |= bit_of(creature);
      });
    }
  }
  for (std::size_t i = 0; i < kExplorers; ++i) threats.prey[i] = hunters_of(state, i);
  return threats;
}

}  // namespace mohreh::survive
