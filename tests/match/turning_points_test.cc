// The moments that changed the points most, of whole matches of every game.

#include "match/turning_points.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "engine/facade/registry.h"
#include "match/broadcast.h"
#include "tests/match/table_driver.h"

namespace mohreh::match {
namespace {

class TurningPoints : public testing::TestWithParam<const AnyGame*> {};

Play finished(const AnyGame& game, std::uint64_t seed) {
  DriverSettings settings;
  settings.game = &game;
  settings.people = 2;
  settings.bots = game.info->max_seats > 2 ? 1 : 0;
  settings.seed = seed;
  TableDriver driver(settings);
  driver.checks_mirrors = false;
  driver.start();
  driver.play_to_end();
  const auto match = driver.store.find(*driver.table->row().last_match);
  return *Play::replay(match->row, match->entries);
}

int total_of(const AnyState& state, Seat seat) {
  int total = 0;
  for (const PointRow& row : state.game->breakdown(open_to(state, kOpen), seat)) {
    total += row.points;
  }
  return total;
}

// The position after so many plies.
AnyState after(const Play& play, int plies) {
  AnyState state = play.game().setup(*parse_options(play.game(), play.row().options), play.seats());
  for (const Entry& entry : play.entries()) {
    if (!entry.is_ply()) continue;
    if (plies-- == 0) break;
    play.game().apply(state, {entry.seat, {entry.code}}, nullptr);
  }
  return state;
}

TEST_P(TurningPoints, AreTheLargestChangesInOrderOfTimeAboutWhomTheyConcern) {
  // A match in which somebody has points: people who move at random may all drown.
  std::uint64_t seed = 3;
  while (turning_points(finished(*GetParam(), seed)).empty() && seed < 20) ++seed;
  const Play play = finished(*GetParam(), seed);
  const auto found = turning_points(play);
  ASSERT_FALSE(found.empty());
  ASSERT_LE(found.size(), kMostTurningPoints);
  int smallest = 1 << 30;
  for (std::size_t n = 0; n < found.size(); ++n) {
    const TurningPoint& point = found[n];
    if (n > 0) {
      EXPECT_LT(found[n - 1].ply, point.ply);
    }
    EXPECT_EQ(total_of(after(play, point.ply), point.seat) -
                  total_of(after(play, point.ply - 1), point.seat),
              point.by);
    EXPECT_NE(point.by, 0);
    EXPECT_NE(point.events.begin(), point.events.end()) << "nothing to tell at ply " << point.ply;
    smallest = std::min(smallest, std::abs(point.by));
  }
  // Nothing that was left out changed more.
  AnyState before = after(play, 0);
  for (int ply = 1; ply <= play.plies(); ++ply) {
    const AnyState now = after(play, ply);
    const bool named = std::any_of(found.begin(), found.end(),
                                   [ply](const TurningPoint& one) { return one.ply == ply; });
    for (int s = 0; s < play.seats() && !named; ++s) {
      EXPECT_LE(std::abs(total_of(now, seat_of(s)) - total_of(before, seat_of(s))), smallest);
    }
    before = now;
  }
}

TEST_P(TurningPoints, OfOneRecordAreAlwaysTheSame) {
  const Play play = finished(*GetParam(), 5);
  const auto again = Play::replay(play.row(), play.entries());
  ASSERT_TRUE(again);
  EXPECT_EQ(turning_points_json(play), turning_points_json(*again));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, TurningPoints, testing::ValuesIn(all_games()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh::match
