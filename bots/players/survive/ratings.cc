#include "bots/players/survive/ratings.h"

#include <algorithm>

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/creatures.h"

namespace mohreh::survive {

void rate_moves(const State& state, Seat seat, const MoveList<Move>& moves,
                std::span<float> ratings) {
  if (state.phase == Phase::choose) return rate_choices(moves, ratings);
  if (state.phase == Phase::defence) return rate_defences(state, seat, moves, ratings);
  const bool at_sea = state.phase == Phase::tile || state.phase == Phase::set_down ||
                      state.phase == Phase::pick || state.phase == Phase::creature;
  const Stance stance(state, seat, at_sea ? Sight::sea : Sight::all);
  switch (state.phase) {
    case Phase::place:
    case Phase::boat:
      return rate_set_up(stance, moves, ratings);
    case Phase::tile:
      return rate_kept_tiles(stance, moves, ratings);
    case Phase::set_down:
      return rate_set_downs(stance, moves, ratings);
    case Phase::move:
      return rate_movements(stance, moves, ratings);
    case Phase::sink:
      return rate_sinkings(stance, moves, ratings);
    case Phase::pick:
      return rate_crews(stance, moves, ratings);
    case Phase::creature:
      return rate_creatures(stance, state.creature, moves, ratings);
    default:
      std::fill(ratings.begin(), ratings.end(), 0.0F);
      return;
  }
}

}  // namespace mohreh::survive
