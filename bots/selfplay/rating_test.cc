#include "bots/selfplay/rating.h"

#include <gtest/gtest.h>

namespace mohreh {
namespace {

// A contest of two among `players`, one seat each.
Contest duel(std::size_t players, std::size_t one, std::size_t other, double won, double lost) {
  Contest contest{std::vector<int>(players), std::vector<double>(players), won + lost};
  contest.seats[one] = contest.seats[other] = 1;
  contest.wins[one] = won;
  contest.wins[other] = lost;
  return contest;
}

TEST(Strengths, FitATableThatHasAnExactAnswer) {
  // 4 : 2 : 1 explains every one of these results.
  const Contest contests[] = {duel(3, 0, 1, 4, 2), duel(3, 1, 2, 4, 2), duel(3, 0, 2, 8, 2)};
  const std::vector<double> found = strengths(3, contests);
  EXPECT_NEAR(found[0] / found[1], 2, 1e-9);
  EXPECT_NEAR(found[1] / found[2], 2, 1e-9);
  EXPECT_NEAR(found[0] + found[1] + found[2], 3, 1e-9);
}

TEST(Strengths, MakeTheExpectedWinsThoseOfTheTable) {
  // Where no answer is exact, the likeliest one still gives everybody as many wins as it has.
  const Contest contests[] = {duel(3, 0, 1, 7, 3), duel(3, 1, 2, 8, 2), duel(3, 2, 0, 5, 5)};
  const std::vector<double> found = strengths(3, contests);
  double expected[3] = {};
  for (const auto& [one, other] : {std::pair{0, 1}, std::pair{1, 2}, std::pair{2, 0}}) {
    expected[one] +=
        10 * found[static_cast<std::size_t>(one)] /
        (found[static_cast<std::size_t>(one)] + found[static_cast<std::size_t>(other)]);
    expected[other] +=
        10 * found[static_cast<std::size_t>(other)] /
        (found[static_cast<std::size_t>(one)] + found[static_cast<std::size_t>(other)]);
  }
  EXPECT_NEAR(expected[0], 12, 1e-6);
  EXPECT_NEAR(expected[1], 11, 1e-6);
  EXPECT_NEAR(expected[2], 7, 1e-6);
}

TEST(Strengths, CountSeatsAtLargerTables) {
  // One seat wins as often as the three others together: three times as strong as each.
  const Contest contest{{1, 3}, {50, 50}, 100};
  const std::vector<double> found = strengths(2, std::span(&contest, 1));
  EXPECT_NEAR(found[0] / found[1], 3, 1e-9);
}

TEST(Ratings, AreOnElosScaleAroundZero) {
  // 301 of 401 is what the match that is added makes of it: odds of 3.01 : 1.
  const std::vector<Rating> ratings = rate(2, {duel(2, 0, 1, 301, 99.5)});
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * 0.4793, 0.5);  // log10(301.5 / 100)
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-9);
}

TEST(Ratings, HaveTheSpreadOfIndependentMatches) {
  // The log of the odds of 50 in 100 has a deviation of 0.2, half of it on each side of the mean:
  // 0.1 * 400 / ln 10 * 1.96, one match more included.
  const std::vector<Rating> ratings = rate(2, {duel(2, 0, 1, 49.5, 49.5)});
  EXPECT_NEAR(ratings[0].elo, 0, 1e-6);
  EXPECT_NEAR(ratings[0].interval.high, 34.05, 0.01);
  EXPECT_NEAR(ratings[0].interval.low, -34.05, 0.01);
}

TEST(Ratings, ExistForWhoeverWonEverything) {
  const std::vector<Rating> ratings =
      rate(3, {duel(3, 0, 1, 20, 0), duel(3, 0, 2, 20, 0), duel(3, 1, 2, 10, 10)});
  EXPECT_GT(ratings[0].elo, 300);
  EXPECT_LT(ratings[0].elo, 1000);
  EXPECT_GT(ratings[0].interval.high - ratings[0].interval.low,
            ratings[1].interval.high - ratings[1].interval.low);
}

}  // namespace
}  // namespace mohreh
