#include "engine/games/zirkhaki/score.h"

#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {

// Rules §8.4: more points, then more cards; who ties in both shares the rank.
Outcome Zirkhaki::outcome(const State& state) {
  Outcome outcome;
  outcome.seats = state.seats;
  std::array<int, kMostSeats> cards{};
  for (std::size_t s = 0; s < state.seats; ++s) {
    outcome.points[s] = points_of(state.field[s], state.ring[s]);
    cards[s] = state.field[s].size();
  }
  for (std::size_t s = 0; s < state.seats; ++s) {
    std::uint8_t rank = 1;
    for (std::size_t other = 0; other < state.seats; ++other) {
      const int ahead = outcome.points[other] - outcome.points[s];
      if (ahead > 0 || (ahead == 0 && cards[other] > cards[s])) ++rank;
    }
    outcome.ranks[s] = rank;
  }
  return outcome;
}

}  // namespace mohreh::zirkhaki
