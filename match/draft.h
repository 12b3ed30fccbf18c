#pragma once
// The moves a seat has staged: played on a position of its own, seen by that seat alone, taken back
// one by one, and no part of the match until they are committed (D16).

#include <vector>

#include "engine/facade/any_game.h"

namespace mohreh::match {

class Draft {
 public:
  Draft(const AnyState& start, Seat seat) : start_(start), state_(start), seat_(seat) {}

  Seat seat() const { return seat_; }
  const AnyState& state() const { return state_; }
  const std::vector<AnyMove>& moves() const { return moves_; }
  bool empty() const { return moves_.empty(); }

  // True when the move may be taken back after it was made: it shows nothing and the seat goes on.
  static bool stays_open(const AnyState& state, Seat seat, AnyMove move) {
    const AnyGame& game = *state.game;
    if (game.reveals(state, {seat, move})) return false;
    AnyState after = state;
    game.apply(after, {seat, move}, nullptr);
    return game.actors(after) == Awaited{SeatSet::only(seat), false};
  }

  void stage(AnyMove move, EventLog* log) {
    state_.game->apply(state_, {seat_, move}, log);
    moves_.push_back(move);
  }

  // Precondition: not empty.
  void take_back() {
    moves_.pop_back();
    state_ = start_;
    for (const AnyMove move : moves_) state_.game->apply(state_, {seat_, move}, nullptr);
  }

 private:
  AnyState start_;
  AnyState state_;
  Seat seat_;
  std::vector<AnyMove> moves_;
};

}  // namespace mohreh::match
