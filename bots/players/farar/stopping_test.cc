#include "bots/players/farar/stopping.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "bots/players/farar/solving_player.h"
#include "bots/players/farar/test_positions.h"
#include "bots/players/farar/win_chance.h"

namespace mohreh::farar {
namespace {

// The same values straight from the rules: every choice and every coal is tried. Slow.
double tried(const State& state, Seat seat, int round) {
  if (state.phase == Phase::over || state.round != round) {
    return static_cast<double>(judge_round_end(state).worth[seat.slot()]);
  }
  const auto after = [&](Seat by, const Move& move) {
    State next = state;
    Farar::apply(next, {by, move}, nullptr);
    return tried(next, seat, round);
  };
  if (state.phase == Phase::decision) {
    return std::max(after(seat, Move::draw()), after(seat, Move::stop()));
  }
  ChanceList<Move> coals;
  Farar::chance_moves(state, coals);
  double sum = 0;
  for (const auto& coal : coals) sum += coal.weight * after(kChance, coal.move);
  return sum / count_of(state.furnace);
}

// Calls `look(state, seat)` at `count` choices of last seats.
template <class Look>
void watch_last_turns(int count, Look look) {
  Rng rng(23);
  int seats = 2;
  while (count > 0) {
    watch_sound_match(Options{}, seats, rng, [&](const State& state, Seat seat) {
      if (count == 0 || !draws_last(state)) return;
      --count;
      look(state, seat);
    });
    seats = seats == kMostSeats ? 2 : seats + 1;
  }
}

TEST(FararStopping, AgreesWithTryingEverything) {
  Rng rng(3);
  watch_last_turns(200, [&](const State& state, Seat seat) {
    // A handful of coals: trying takes time.
    State small = state;
    while (count_of(small.furnace) > 6) {
      std::uint8_t& some = small.furnace[rng.below(kCoalKinds)];
      if (some > 0) --some;
    }
    const StoppingValues values = solve_stopping(small);
    State drawn = small;
    Farar::apply(drawn, {seat, Move::draw()}, nullptr);
    State stopped = small;
    Farar::apply(stopped, {seat, Move::stop()}, nullptr);
    EXPECT_NEAR(values.draw, tried(drawn, seat, state.round), 1e-6);
    EXPECT_NEAR(values.stop, tried(stopped, seat, state.round), 1e-6);
  });
}

TEST(FararStopping, CoversTheOwnStakeAndNoMore) {
  const StoppingValues short_of_it = solve_stopping(last_turn(0, 100, {2}, {0, 0, 0, 1}));
  EXPECT_GT(short_of_it.draw, short_of_it.stop);
  const StoppingValues there = solve_stopping(last_turn(0, 100, {2}, {0, 0, 0, 2}));
  EXPECT_GT(there.stop, there.draw);
}

// The own stake is safe by what the rival keeps, and the own haul pays for the rival's: better to
// burn it, and whoever draws on is burnt in the end.
TEST(FararStopping, MayWishForADevil) {
  State state = last_turn(140, 60, {0, 0, 0, 0, 0, 1}, {0, 1, 1, 0, 0, 1});
  const StoppingValues values = solve_stopping(state);
  EXPECT_GT(values.draw, values.stop);
  state.phase = Phase::coal;
  Farar::apply(state, {kChance, Move::turn_over(Coal::devil)}, nullptr);
  EXPECT_NEAR(values.draw, static_cast<double>(judge_round_end(state).worth[1]), 1e-6);
}

// Seat 0 is asked first; the same with the seats changed over and nobody left to draw.
TEST(FararStopping, WhoDrawsLaterIsTakenToKeepNothing) {
  const Haul own = {0, 1, 1, 1};
  const State last = last_turn(80, 120, {}, own);
  State early = last_turn(120, 80, own, {});
  early.drawn = 0;
  EXPECT_FALSE(draws_last(early));
  EXPECT_NEAR(solve_stopping(early).draw, solve_stopping(last).draw, 1e-9);
  EXPECT_NEAR(solve_stopping(early).stop, solve_stopping(last).stop, 1e-9);
  EXPECT_NE(solve_stopping(early).draw, solve_stopping(early).stop);
}

// How much worth a search gives away where the best is known, at a fiftieth of master's budget.
TEST(FararStopping, TheSearchLosesLittleAgainstIt) {
  search::Parameters parameters = FararGuide::tuned();
  parameters.iterations = 2000;
  SearchPlayer<Farar, FararGuide> player(parameters, 1);
  Rng rng(11);
  MoveList<Move> legal;
  constexpr int kPositions = 300;
  double loss = 0;
  int others = 0;
  watch_last_turns(kPositions, [&](const State& state, Seat seat) {
    const StoppingValues values = solve_stopping(state);
    Farar::legal_moves(state, seat, legal);
    const Move move =
        player.choose_move(Farar::view(state, {seat, Recall::perfect}), seat, legal, rng);
    const double got = move == Move::draw() ? values.draw : values.stop;
    loss += values.best() - got;
    if (got < values.best()) ++others;
  });
  const std::string mean = std::to_string(loss / kPositions);
  RecordProperty("mean_loss", mean);
  RecordProperty("other_choices", others);
  std::printf("mean loss %s of a chance to win, another choice in %d of %d positions\n",
              mean.c_str(), others, kPositions);
  EXPECT_LT(loss / kPositions, 0.001);
}

TEST(FararStopping, IsWhatTheSolvingPlayerGoesBy) {
  search::Parameters parameters = FararGuide::tuned();
  parameters.iterations = 1;
  FararSolving player(parameters, 1);
  Rng rng(2);
  MoveList<Move> legal;
  watch_last_turns(100, [&](const State& state, Seat seat) {
    const StoppingValues values = solve_stopping(state);
    Farar::legal_moves(state, seat, legal);
    const Move move =
        player.choose_move(Farar::view(state, {seat, Recall::perfect}), seat, legal, rng);
    EXPECT_EQ(move == Move::draw(), values.draw > values.stop);
  });
}

}  // namespace
}  // namespace mohreh::farar
