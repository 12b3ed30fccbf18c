#include "bots/players/farar/draw_rule.h"

#include <gtest/gtest.h>

#include "bots/players/farar/test_positions.h"

namespace mohreh::farar {
namespace {

constexpr Seat kLast = seat_of(1);

TEST(DrawRule, GoesOnTowardsAStakeThatNobodyHasReached) {
  EXPECT_TRUE(pays_to_draw(last_turn(0, 100, {2}, {0, 0, 0, 1}), kLast));
}

TEST(DrawRule, KeepsAHaulThatAloneCoversTheStake) {
  EXPECT_FALSE(pays_to_draw(last_turn(0, 100, {2}, {0, 0, 0, 0, 0, 1}), kLast));
}

TEST(DrawRule, LetsAStakeGoThatIsTooFarAway) {
  EXPECT_FALSE(pays_to_draw(last_turn(0, 500, {0, 1}, {2}), kLast));
}

TEST(DrawRule, TriesForABonusThatOneCoalBrings) {
  EXPECT_TRUE(pays_to_draw(last_turn(0, 0, {2}, {0, 0, 0, 1}), kLast));
  EXPECT_FALSE(pays_to_draw(last_turn(0, 0, {2}, {0, 0, 0, 2}), kLast));
}

TEST(DrawRule, CountsWhatOthersKeep) {
  const State state = last_turn(0, 0, {2, 1}, {0, 0, 0, 1});
  EXPECT_EQ(rivals_of(state, kLast).value, 40);
  EXPECT_EQ(rivals_of(state, kLast).pieces, 3);
}

}  // namespace
}  // namespace mohreh::farar
