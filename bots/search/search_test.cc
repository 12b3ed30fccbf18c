#include "bots/search/search.h"

#include <gtest/gtest.h>

#include "bots/search/coin_games.h"
#include "bots/search/parallel.h"

namespace mohreh::search {
namespace {

using Plain = PlainGuide<Coins>;

struct Puzzle {
  Coins::State state;
  Seat seat;
  Parameters parameters;

  Puzzle(CoinGame game, int seats) : state(Coins::setup({game, {}}, seats)) {
    parameters.iterations = 20'000;
  }

  Report<Coins::Move> solve(std::uint64_t seed = 1) const {
    MoveList<Coins::Move> legal;
    Coins::legal_moves(state, seat, legal);
    Rng rng(seed);
    return ParallelSearch<Coins, Plain>(Plain{}, parameters)
        .run(Coins::view(state, {seat, Recall::perfect}), seat, legal, rng);
  }
};

Puzzle secret_puzzle(std::uint8_t coin) {
  Puzzle puzzle(CoinGame::secret, 2);
  Coins::apply(puzzle.state, {kChance, {0, coin, 0}}, nullptr);
  return puzzle;
}

TEST(Search, TheOtherSeatDoesNotKnowWhatOnlyTheSearcherSaw) {
  for (const std::uint8_t coin : {std::uint8_t{0}, std::uint8_t{1}}) {
    const Report<Coins::Move> report = secret_puzzle(coin).solve();
    EXPECT_EQ(report.best().move.a, Coins::kDare);
    EXPECT_NEAR(report.moves[Coins::kDare].mean_chance(), 0.5, 0.15);
    EXPECT_NEAR(report.moves[Coins::kFlee].mean_chance(), 0.4, 0.08);
  }
}

// The same puzzle by a guide that says nobody has secrets: every seat then learns from the
// searcher's own worlds, calls the coin right, and daring looks hopeless. So the test above holds
// because of the worlds imagined for the others.
struct Gullible : Plain {
  bool has_secrets(const Coins::View&) const { return false; }
};

TEST(Search, WithoutImaginedWorldsTheSecretLeaks) {
  const Puzzle puzzle = secret_puzzle(1);
  MoveList<Coins::Move> legal;
  Coins::legal_moves(puzzle.state, puzzle.seat, legal);
  Rng rng(1);
  Search<Coins, Gullible> search(Gullible{}, puzzle.parameters);
  const auto report = search.run(Coins::view(puzzle.state, {puzzle.seat, Recall::perfect}),
                                 puzzle.seat, legal, rng);
  EXPECT_EQ(report.best().move.a, Coins::kFlee);
}

TEST(Search, NobodySeesASealedChoice) {
  for (const Seat seat : {seat_of(0), seat_of(1)}) {
    Puzzle puzzle(CoinGame::sealed, 2);
    puzzle.seat = seat;
    const Report<Coins::Move> report = puzzle.solve();
    const double mean = (report.moves[0].chance + report.moves[1].chance) / report.iterations;
    EXPECT_NEAR(mean, 0.5, 0.15);
  }
}

TEST(Search, AThirdSeatIsNotTakenForAnEnemy) {
  const Report<Coins::Move> report = Puzzle(CoinGame::three, 3).solve();
  EXPECT_EQ(report.best().move.a, 1);
  EXPECT_GT(report.moves[1].mean_chance(), 0.3);
}

TEST(Search, ASeedAndABudgetGiveTheSameReport) {
  for (const int threads : {1, 3}) {
    Puzzle puzzle = secret_puzzle(0);
    puzzle.parameters.threads = threads;
    puzzle.parameters.iterations = 1000;
    const auto one = puzzle.solve(7);
    const auto same = puzzle.solve(7);
    const auto other = puzzle.solve(8);
    EXPECT_EQ(one.iterations, 1000);
    EXPECT_EQ(one.moves[0].visits, same.moves[0].visits);
    EXPECT_EQ(one.moves[0].chance, same.moves[0].chance);
    EXPECT_NE(one.moves[0].chance, other.moves[0].chance);
  }
}

TEST(Search, TheClockIsACeiling) {
  static double now = 0;
  Puzzle puzzle = secret_puzzle(0);
  puzzle.parameters.iterations = 100'000;
  puzzle.parameters.seconds = 1;
  puzzle.parameters.clock = [] { return now += 0.1; };
  const Report<Coins::Move> report = puzzle.solve();
  EXPECT_GT(report.iterations, 16);
  EXPECT_LT(report.iterations, 400);
}

TEST(Search, APlayerInAHurryStillPlaysPlausibly) {
  Report<Coins::Move> report;
  report.moves.resize(3);
  report.moves[0].visits = 10;
  report.moves[1].visits = 100;
  report.moves[2].visits = 60;
  report.moves[2].move.a = 2;
  report.moves[1].move.a = 1;
  Rng rng(5);
  int second = 0;
  for (int i = 0; i < 1600; ++i) {
    EXPECT_EQ(report.plausible(1, rng).move.a, 1);
    const auto move = report.plausible(0.5, rng).move;
    EXPECT_NE(move.a, 0);
    if (move.a == 2) ++second;
  }
  EXPECT_NEAR(second, 600, 80);
}

TEST(Tree, KeepsToItsMemory) {
  constexpr std::size_t kMemory = 20'000;
  Tree tree(kMemory, 1'000'000);
  const std::array<std::uint32_t, 3> moves = {1, 2, 3};
  const std::array<float, 3> weights = {1, 0, 3};
  std::uint64_t key = 1;
  while (tree.add(key, moves, weights) != kNoNode) ++key;
  EXPECT_GT(tree.size(), 50U);
  EXPECT_LT(tree.size() * (sizeof(Node) + 2 * sizeof(Edge)), kMemory);
  EXPECT_EQ(tree.find(key), kNoNode);
  ASSERT_NE(tree.find(7), kNoNode);
  const auto edges = tree.edges(tree.node(tree.find(7)));
  ASSERT_EQ(edges.size(), 2U);  // a move of no weight has no edge
  EXPECT_EQ(edges[1].move, 3U);
  EXPECT_FLOAT_EQ(edges[1].prior, 0.75F);
  tree.clear();
  EXPECT_EQ(tree.find(7), kNoNode);
  EXPECT_NE(tree.add(7, moves, weights), kNoNode);
}

TEST(Search, GoesOnWhenTheMemoryIsUsedUp) {
  Puzzle puzzle = secret_puzzle(0);
  puzzle.parameters.memory = 200;  // the root and nothing else
  const Report<Coins::Move> report = puzzle.solve();
  EXPECT_EQ(report.iterations, 20'000);
  EXPECT_LE(report.nodes, 2U);
  EXPECT_EQ(report.best().move.a, Coins::kDare);
}

}  // namespace
}  // namespace mohreh::search
