#include "bots/players/zirkhaki/greedy_player.h"

#include <algorithm>

#include "bots/players/zirkhaki/knowledge.h"
#include "bots/players/zirkhaki/prospect.h"

namespace mohreh::zirkhaki {

Move GreedyPlayer::choose_move(const View& view, Seat, const MoveList<Move>& legal, Rng&) {
  if (legal.size() == 1) return legal[0];
  const State state = known_position(view);
  const Sight sight(state);
  if (state.phase == Phase::choice) {
    return sight.prospect().edge() > 0 ? Move::reveal() : Move::collect();
  }
  return *std::max_element(legal.begin(), legal.end(), [&](const Move& one, const Move& other) {
    return sight.worth_of(one) < sight.worth_of(other);
  });
}

}  // namespace mohreh::zirkhaki
