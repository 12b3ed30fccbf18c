#include "bots/selfplay/share.h"

#include <gtest/gtest.h>

namespace mohreh {
namespace {

TEST(Wilson, AgreesWithTextbookValues) {
  // Newcombe 1998, table I, method 3: the score interval without continuity correction.
  const struct {
    double wins, trials, low, high;
  } cases[] = {{81, 263, 0.2553, 0.3662},
               {15, 148, 0.0624, 0.1605},
               {0, 20, 0, 0.1611},
               {1, 29, 0.0061, 0.1718},
               {29, 29, 0.8830, 1}};
  for (const auto& each : cases) {
    const Interval interval = wilson_interval(each.wins, each.trials);
    EXPECT_NEAR(interval.low, each.low, 6e-5) << each.wins << " of " << each.trials;
    EXPECT_NEAR(interval.high, each.high, 6e-5) << each.wins << " of " << each.trials;
  }
  EXPECT_EQ(wilson_interval(0, 0), (Interval{0, 1}));
}

TEST(Student, AgreesWithTables) {
  EXPECT_NEAR(two_sided_95(5), 2.571, 0.025);
  EXPECT_NEAR(two_sided_95(9), 2.262, 0.005);
  EXPECT_NEAR(two_sided_95(30), 2.042, 0.001);
  EXPECT_NEAR(two_sided_95(1000), 1.962, 0.001);
}

TEST(Share, SpreadOfBlocksMakesTheInterval) {
  // Ten blocks of two, shares 0.5 and 1 by turns: mean 0.75, deviation 0.2635, error 0.0833.
  Blocks blocks;
  for (int b = 0; b < 10; ++b) blocks.push_back({b % 2 == 0 ? 1.0 : 2.0, 2});
  const Interval interval = share_interval(std::span(&blocks, 1));
  EXPECT_NEAR(interval.low, 0.75 - 2.262 * 0.08333, 0.001);
  EXPECT_NEAR(interval.high, 0.75 + 2.262 * 0.08333, 0.001);
}

TEST(Share, OpponentsOfDifferentStrengthAreNoSpread) {
  // Nearly always against one, seldom against the other: the gap between them is no uncertainty.
  Blocks strong;
  Blocks weak;
  for (int b = 0; b < 20; ++b) {
    strong.push_back({b % 2 == 0 ? 0.0 : 0.2, 2});
    weak.push_back({b % 2 == 0 ? 2.0 : 1.8, 2});
  }
  const Blocks groups[] = {strong, weak};
  Blocks together = strong;
  together.insert(together.end(), weak.begin(), weak.end());
  const Interval apart = share_interval(groups);
  const Interval mixed = share_interval(std::span(&together, 1));
  EXPECT_LT(apart.high - apart.low, 0.04);
  EXPECT_GT(mixed.high - mixed.low, 0.2);
}

TEST(Share, FallsBackOnWilson) {
  const Blocks few(9, Block{1, 2});
  EXPECT_EQ(share_interval(std::span(&few, 1)), wilson_interval(9, 18));
  // Nothing but wins is no certainty.
  const Blocks all_won(50, Block{2, 2});
  EXPECT_EQ(share_interval(std::span(&all_won, 1)), wilson_interval(100, 100));
  const Blocks none_won(50, Block{0, 2});
  EXPECT_EQ(share_interval(std::span(&none_won, 1)), wilson_interval(0, 100));
  // A third each does not come out even in binary; it is no spread all the same.
  const Blocks thirds(50, Block{1.0 / 3, 1});
  EXPECT_GT(share_interval(std::span(&thirds, 1)).high, 0.45);
}

TEST(Share, StaysWithinZeroAndOne) {
  Blocks blocks(30, Block{2, 2});
  blocks[0].wins = 1;
  const Interval interval = share_interval(std::span(&blocks, 1));
  EXPECT_LT(interval.low, 59.0 / 60);
  EXPECT_EQ(interval.high, 1);
}

}  // namespace
}  // namespace mohreh
