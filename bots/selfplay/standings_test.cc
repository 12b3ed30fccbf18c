#include "bots/selfplay/standings.h"

#include <gtest/gtest.h>

namespace mohreh {
namespace {

Outcome outcome_of(std::initializer_list<std::int32_t> points) {
  std::array<std::int32_t, kMaxSeats> by_seat{};
  std::copy(points.begin(), points.end(), by_seat.begin());
  return ranked_by_points(static_cast<int>(points.size()), by_seat);
}

TEST(Standings, SharedWinsAreSplit) {
  const auto shares = win_shares(outcome_of({7, 3, 7}));
  EXPECT_EQ(shares[0], 0.5);
  EXPECT_EQ(shares[1], 0);
  EXPECT_EQ(shares[2], 0.5);
}

TEST(Standings, FollowThePlayersRoundTheTable) {
  // The player of the first line is "a", then "b" has seat 0.
  const Outcome outcomes[] = {outcome_of({9, 4}), outcome_of({2, 6}), outcome_of({5, 5})};
  const std::vector<Standing> rows = standings(one_table({"a", "b"}, 2), outcomes);
  EXPECT_EQ(rows[0].name, "a");
  EXPECT_EQ(rows[0].matches, 3);
  EXPECT_EQ(rows[0].wins, 2.5);
  EXPECT_NEAR(rows[0].share, 2.5 / 3, 1e-12);
  EXPECT_NEAR(rows[0].mean_points, (9 + 6 + 5) / 3.0, 1e-12);
  EXPECT_EQ(rows[1].wins, 0.5);
  EXPECT_EQ(rows[0].interval, wilson_interval(2.5, 3));
}

TEST(Standings, SeatsOfOneNameAreOneRow) {
  const Outcome outcomes[] = {outcome_of({9, 4, 1}), outcome_of({9, 4, 1}), outcome_of({9, 4, 9})};
  const std::vector<Standing> rows = standings(one_table({"a", "b"}, 3), outcomes);
  ASSERT_EQ(rows.size(), 2U);
  // "a" sits at 0, then at 2, then at 1.
  EXPECT_EQ(rows[0].wins, 1);
  EXPECT_EQ(rows[1].wins, 2);
  EXPECT_EQ(rows[1].matches, 6);
  EXPECT_NEAR(rows[1].mean_points, (4 + 1 + 9 + 4 + 9 + 9) / 6.0, 1e-12);
}

TEST(Standings, LuckThatEvensOutInABlockIsNoSpread) {
  // Seat 0 always wins: each block is even, so the matches' own spread would be far too wide a
  // measure, and with some blocks that are not even the interval comes from those.
  std::vector<Outcome> outcomes(80, outcome_of({2, 1}));
  outcomes[1] = outcome_of({1, 2});
  const std::vector<Standing> rows = standings(one_table({"a", "b"}, 2), outcomes);
  EXPECT_NEAR(rows[0].share, 41.0 / 80, 1e-12);
  EXPECT_LT(rows[0].interval.high - rows[0].interval.low, 0.06);
  const Interval matches = wilson_interval(41, 80);
  EXPECT_GT(matches.high - matches.low, 0.2);
}

TEST(Ratings, KnowWhoSatWhere) {
  // "a" beats both, "b" beats "c", whatever the seats; three seats, so two line-ups a pair.
  const FixtureList list = every_pair({"a", "b", "c"}, 3);
  std::vector<Outcome> outcomes;
  for (const Fixture& fixture : list.fixtures) {
    for (int match = 0; match < 12; ++match) {
      std::array<std::int32_t, kMaxSeats> points{};
      const Lineup lineup = seating(fixture, match);
      for (std::size_t s = 0; s < lineup.size(); ++s) {
        points[s] = static_cast<std::int32_t>(3 - lineup[s]);
      }
      outcomes.push_back(ranked_by_points(3, points));
    }
  }
  const std::vector<Rating> found = ratings(list, outcomes);
  EXPECT_GT(found[0].elo, found[1].elo + 100);
  EXPECT_GT(found[1].elo, found[2].elo + 100);
  EXPECT_NEAR(found[1].elo, 0, 1e-6) << "as far from the one as from the other";
}

}  // namespace
}  // namespace mohreh
