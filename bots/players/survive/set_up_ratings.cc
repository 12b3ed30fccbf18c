// Where people and boats begin: valuable people first and near the isles, boats beside one's own.

#include "bots/players/survive/boarding.h"
#include "bots/players/survive/ratings.h"

namespace mohreh::survive {
namespace {

// Which value to place next. The best tiles go first, so high values do; the highest is not the
// very first, for that is where rivals look.
constexpr std::array<float, kHighestValue + 1> kPlacingOrder = {0, 0.1F, 0.3F, 0.6F, 1, 1.3F, 1.2F};

constexpr float kSpread = 0.02F;  // off for each point of one's own on a tile beside it

void rate_places(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  const State& state = stance.state();
  std::array<float, kHexes> crowds{};
  for (std::size_t i = 0; i < stance.explorers(); ++i) {
    if (stance.stake(i) <= 0 || !on_board(state.place[i])) continue;
    for (const Hex hex : neighbours(state.place[i])) crowds[index_of(hex)] += stance.stake(i);
  }
  const float value = state.held > 0 ? static_cast<float>(state.held) : kMeanValue;
  for (std::size_t m = 0; m < moves.size(); ++m) {
    const Hex tile = moves[m].hex();
    const float promise = stance.chance(stance.outlook().ashore(tile));
    ratings[m] = value * (promise - kSpread * crowds[index_of(tile)]);
  }
}

}  // namespace

void rate_choices(const MoveList<Move>& moves, std::span<float> ratings) {
  for (std::size_t m = 0; m < moves.size(); ++m) ratings[m] = kPlacingOrder[moves[m].a];
}

void rate_set_up(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  if (stance.state().phase == Phase::place) return rate_places(stance, moves, ratings);
  const Boarding boarding(stance);
  for (std::size_t m = 0; m < moves.size(); ++m) ratings[m] = boarding.pull(moves[m].hex());
}

}  // namespace mohreh::survive
