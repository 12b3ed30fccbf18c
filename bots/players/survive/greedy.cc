#include "bots/players/survive/greedy.h"

#include "bots/players/survive/ratings.h"

namespace mohreh::survive {

// Among equally good ones any.
Move GreedyPlayer::choose_move(const View& view, Seat seat, const MoveList<Move>& legal, Rng& rng) {
  std::array<float, kLongestMoveList> ratings{};
  rate_moves(known_state(view), seat, legal, {ratings.data(), legal.size()});
  std::size_t best = 0;
  std::uint32_t alike = 1;
  for (std::size_t m = 1; m < legal.size(); ++m) {
    if (ratings[m] < ratings[best]) continue;
    alike = ratings[m] > ratings[best] ? 1 : alike + 1;
    if (alike == 1 || rng.below(alike) == 0) best = m;
  }
  return legal[best];
}

}  // namespace mohreh::survive
