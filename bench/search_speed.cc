#include "bench/search_speed.h"

#include <chrono>

#include "bots/players/advice.h"

namespace mohreh {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kIterations = 500;  // of one search

// Somebody's decision: the state, and the moves that seat has.
struct Decision {
  AnyState state;
  Seat seat;
  AnyMoveList legal;
};

bool find_decision(const AnyGame& game, Decision& decision) {
  for (int s = 0; s < game.info->usual_seats; ++s) {
    decision.seat = seat_of(s);
    if (!game.actors(decision.state).has(decision.seat)) continue;
    game.legal_moves(decision.state, decision.seat, decision.legal);
    if (decision.legal.size() > 1) return true;
  }
  return false;
}

// The first decision between two moves or more after half of a random match.
Decision middle_decision(const AnyGame& game) {
  const AnyState start = game.setup(game.default_options(), game.info->usual_seats);
  AnyState end = start;
  Rng whole(kSeed);
  const int plies = game.play_random(end, whole, game.info->max_plies);
  Decision decision{start, seat_of(0), {}};
  Rng half(kSeed);  // the same match again
  game.play_random(decision.state, half, plies / 2);
  while (!find_decision(game, decision)) {
    // A match that ends without another one is searched from its start.
    if (game.play_random(decision.state, half, 1) == 0) decision.state = start;
  }
  return decision;
}

}  // namespace

SearchSpeed measure_search(const AnyGame& game, double seconds) {
  using SteadyClock = std::chrono::steady_clock;
  const Decision decision = middle_decision(game);
  const AnyView view = game.view(decision.state, {decision.seat, Recall::perfect});
  Rng rng(kSeed);
  long long iterations = 0;
  double taken = 0;
  const auto start = SteadyClock::now();
  while (taken < seconds) {
    iterations += search_at_random(view, decision.seat, decision.legal, kIterations, rng);
    taken = std::chrono::duration<double>(SteadyClock::now() - start).count();
  }
  return {static_cast<double>(iterations) / taken};
}

}  // namespace mohreh
