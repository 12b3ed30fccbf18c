// Step 4, and the tiles that drive creatures off: whom a creature strikes and whom it threatens.

#include "bots/players/survive/prey.h"
#include "bots/players/survive/ratings.h"

namespace mohreh::survive {
namespace {

constexpr float kKeepDefence = 0.7F;  // what a defence tile is worth in hand

}  // namespace

void rate_creatures(const Stance& stance, Creature creature, const MoveList<Move>& moves,
                    std::span<float> ratings) {
  const Prey prey(stance, creature);
  for (std::size_t m = 0; m < moves.size(); ++m) {
    const Move& move = moves[m];
    ratings[m] = 0;
    if (move.kind != MoveKind::creature) continue;
    ratings[m] = prey.strike(move.hex()) + prey.threat(move.hex()) - prey.threat(move.from());
  }
}

// As if the creature were not there yet: what it would do to the seat's people and to others'.
void rate_defences(const State& state, Seat seat, const MoveList<Move>& moves,
                   std::span<float> ratings) {
  State before = state;
  take_off(before, state.creature, state.spot);
  const Stance stance(before, seat, Sight::sea);
  const float harm = -Prey(stance, state.creature).strike(state.spot);
  for (std::size_t m = 0; m < moves.size(); ++m) {
    ratings[m] = moves[m].kind == MoveKind::defend ? harm - kKeepDefence : 0;
  }
}

}  // namespace mohreh::survive
