#include "bots/players/farar/stopping.h"

#include <algorithm>
#include <array>
#include <vector>

#include "bots/players/farar/draw_rule.h"
#include "bots/players/farar/win_chance.h"
#include "engine/games/farar/farar.h"

namespace mohreh::farar {
namespace {

// The same position with the asked seat as the last to draw.
State as_if_last(const State& state) {
  State last = state;
  last.start = left_of(state.drawer(), state.seats);
  last.drawn = static_cast<std::uint8_t>(state.seats - 1);
  return last;
}

class Solver {
 public:
  explicit Solver(const State& state)
      : start_(as_if_last(state)), seat_(state.drawer()), rivals_(rivals_of(state, seat_)) {
    std::size_t size = 1;
    for (std::size_t kind = 0; kind < kValues; ++kind) {
      strides_[kind] = size;
      size *= std::size_t{state.furnace[kind]} + 1;
    }
    values_.assign(size, kUnknown);
    const int reachable = value_of(own_haul()) + value_of(state.furnace);
    enough_value_ = rivals_.value + 1;
    for (const int stake : state.stake) {
      if (stake <= reachable) enough_value_ = std::max(enough_value_, stake);
    }
    if (devils_in(state.furnace) > 0) burnt_ = worth_after(Move::turn_over(Coal::devil));
  }

  StoppingValues solve() { return {draw(0), stop()}; }

 private:
  static constexpr double kUnknown = -1;

  Haul& own_haul() { return State::at(start_.haul, seat_); }

  double worth_after(const Move& move) const {
    State world = start_;
    if (move.kind == MoveKind::coal) {
      world.phase = Phase::coal;
      Farar::apply(world, {kChance, move}, nullptr);
    } else {
      Farar::apply(world, {seat_, move}, nullptr);
    }
    return static_cast<double>(judge_round_end(world).worth[seat_.slot()]);
  }

  double stop() const { return worth_after(Move::stop()); }

  // More coals change nothing: every stake that can be reached is, and no rival shares a bonus.
  bool has_enough() {
    return value_of(own_haul()) >= enough_value_ && count_of(own_haul()) > rivals_.pieces;
  }

  // Of going on with the coals that start_ holds now; `taken` is the place of those drawn so far.
  double draw(std::size_t taken) {
    const int coals = count_of(start_.furnace);
    double sum = devils_in(start_.furnace) * burnt_;
    for (std::size_t kind = 0; kind < kValues; ++kind) {
      const int left = start_.furnace[kind];
      if (left == 0) continue;
      --start_.furnace[kind];
      ++own_haul()[kind];
      sum += left * best(taken + strides_[kind]);
      --own_haul()[kind];
      ++start_.furnace[kind];
    }
    return sum / coals;
  }

  double best(std::size_t taken) {
    double& value = values_[taken];
    if (value != kUnknown) return value;
    const double kept = stop();
    const bool devils = devils_in(start_.furnace) > 0;
    if (count_of(start_.furnace) == 0) return value = kept;
    // Whoever has enough may still wish to be burnt, and is in the end.
    if (has_enough()) return value = devils ? std::max(kept, burnt_) : kept;
    return value = std::max(kept, draw(taken));
  }

  State start_;  // its furnace and the seat's haul change on the way
  Seat seat_;
  Rivals rivals_;
  int enough_value_ = 0;
  double burnt_ = 0;
  std::array<std::size_t, kValues> strides_{};
  std::vector<double> values_;  // by the counts drawn of each kind
};

}  // namespace

bool draws_last(const State& state) {
  return state.phase == Phase::decision && state.drawn + 1 == state.seats;
}

StoppingValues solve_stopping(const State& state) {
  return Solver(state).solve();
}

}  // namespace mohreh::farar
