// Step 3: what the back of a tile may do to those on it and around it.

#include "bots/players/survive/ratings.h"
#include "engine/games/survive/island.h"

namespace mohreh::survive {
namespace {

// The chances of the backs that act at once, from what lies open.
struct BackChances {
  float shark = 0;
  float boat = 0;
  float whirlpool = 0;
  float volcano = 0;

  BackChances(const State& state, Ground ground) {
    float lying = 0;
    for (const Ground other : state.ground) lying += other == ground ? 1.0F : 0.0F;
    const auto chance = [&](Back back) {
      const auto b = static_cast<std::size_t>(back);
      const std::size_t g = slot_of(ground);
      return static_cast<float>(kAllTiles[g][b] - state.open[g][b]) / lying;
    };
    shark = chance(Back::shark);
    boat = chance(Back::boat);
    whirlpool = chance(Back::whirlpool);
    volcano = chance(Back::volcano);
  }
};

}  // namespace

void rate_sinkings(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  const State& state = stance.state();
  const BackChances chances(state, due_ground(state));
  const float unharmed = 1 - chances.shark - chances.boat - chances.whirlpool - chances.volcano;
  std::array<float, kPlaces> stakes{};  // of those on a tile
  std::array<float, kPlaces> hopes{};   // stakes by their chances, of all
  for (std::size_t i = 0; i < stance.explorers(); ++i) {
    const std::size_t hex = index_of(state.place[i]);
    stakes[hex] += stance.stake(i);
    hopes[hex] += stance.stake(i) * stance.now(i);
  }
  for (std::size_t m = 0; m < moves.size(); ++m) {
    const Hex tile = moves[m].hex();
    const float swim = stance.chance(stance.outlook().swimming(tile));
    const float boat = stance.chance(stance.outlook().aboard(tile));
    float rating = stakes[index_of(tile)] * (unharmed * swim + chances.boat * boat);
    rating -= hopes[index_of(tile)];
    for (const Hex hex : neighbours(tile)) {
      if (!state.is_land(hex)) rating -= chances.whirlpool * hopes[index_of(hex)];
    }
    ratings[m] = rating;
  }
}

void rate_crews(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  for (std::size_t m = 0; m < moves.size(); ++m) ratings[m] = stance.stake(moves[m].a);
}

}  // namespace mohreh::survive
