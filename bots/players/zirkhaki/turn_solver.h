#pragma once
// Stop or go, solved: the expected margin of every legal move of a running turn, by going through
// all cards the deck may hold and the best answer to every power.
//
// Margin is the own points at the end of the turn less the mean of the others' points. The solver
// looks a stated number of the deck's cards ahead; then the area is taken to be collected (cards
// that a snake demands are still drawn). When the deck holds no more cards than that, the margin
// is exact. What a map turns up and what chest and key bring is reckoned in closed form.

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {

struct SolvedMove {
  Move move;
  double margin = 0;  // expected at the end of the turn
};

class TurnSolver {
 public:
  // Looks `depth` cards of the deck ahead.
  explicit TurnSolver(int depth) : depth_(depth) {}

  // Every legal move of the active seat, by code. Precondition: the active seat is awaited, and the
  // position holds only what that seat knows (knowledge.h).
  std::vector<SolvedMove> solve(const State& state);

  // How many positions the last solve() went through.
  std::size_t positions() const { return positions_; }

 private:
  // Expected margin once chance or the active seat goes on from here.
  double value(const State& state, int depth);
  double value_of_choice(const State& state, int depth);
  double value_of_answer(const State& state, int depth);
  double value_of_draw(const State& state, int depth);
  double value_of_map(const State& state, int depth);
  double after(State state, const Ply<Move>& ply, int depth);

  int depth_;
  std::size_t positions_ = 0;
  Seat seat_;
  std::unordered_map<std::uint64_t, double> known_;  // values, by position and depth
};

// The best of several draws: the expected largest of `drawn` different ones of these values.
// Precondition: 1 <= drawn <= values.size(). Sorts the values.
double expected_best(std::span<double> values, int drawn);

}  // namespace mohreh::zirkhaki
