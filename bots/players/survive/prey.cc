#include "bots/players/survive/prey.h"

namespace mohreh::survive {
namespace {

// Of what a strike would do: a third for the die, and somebody must want it.
constexpr float kThreat = 0.2F;

bool hunts(Creature creature, bool aboard) {
  return creature == Creature::serpent || aboard == (creature == Creature::whale);
}

}  // namespace

Prey::Prey(const Stance& stance, Creature creature) {
  const State& state = stance.state();
  const auto range = static_cast<std::size_t>(range_of(creature));
  for (std::size_t i = 0; i < stance.explorers(); ++i) {
    const Hex hex = state.place[i];
    if (!state.is_sea(hex) || !hunts(creature, state.aboard[i])) continue;
    const float left =
        creature == Creature::whale ? stance.chance(stance.outlook().swimming(hex)) : 0;
    const float harm = stance.stake(i) * (left - stance.now(i));
    strike_[index_of(hex)] += harm;
    kBalls[range][index_of(hex)].each(
        [&](Hex other) { threat_[index_of(other)] += kThreat * harm; });
  }
}

}  // namespace mohreh::survive
