// Where people and boats begin: valuable people first and near the isles, boats beside one's own.

#include "bots/players/survive/boarding.h"
#include "bots/players/survive/ratings.h"

namespace mohreh::survive {
namespace {

// Which value to place next. The best tiles go first, so high values do; the highest is not the
// very first, for that is where rivals look.
constexpr std::array<float, kHighestValue + 1> kPlacingOrder = {0, 0.1F, 0.3F, 0.6F, 1, 1.3F, 1.2F};

constexpr float kSpread = 0.02F;  // off for each point of one's own on a tile beside it

float rate_place(const Stance& stance, Hex tile) {
  const State& state = stance.state();
  float crowd = 0;
  for (std::size_t i = 0; i < stance.explorers(); ++i) {
    if (state.owner(explorer_of(i)) == stance.seat() && adjacent(state.place[i], tile)) {
      crowd += stance.stake(i);
    }
  }
  const float value = state.held > 0 ? static_cast<float>(state.held) : kMeanValue;
  return value * (stance.chance(stance.outlook().ashore(tile)) - kSpread * crowd);
}

}  // namespace

void rate_set_up(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  if (stance.state().phase == Phase::boat) {
    const Boarding boarding(stance);
    for (std::size_t m = 0; m < moves.size(); ++m) ratings[m] = boarding.pull(moves[m].hex());
    return;
  }
  for (std::size_t m = 0; m < moves.size(); ++m) {
    ratings[m] = moves[m].kind == MoveKind::choose ? kPlacingOrder[moves[m].a]
                                                   : rate_place(stance, moves[m].hex());
  }
}

}  // namespace mohreh::survive
