#include "bots/players/survive/time_left.h"

#include <gtest/gtest.h>

#include "bots/players/survive/test_position.h"

namespace mohreh::survive {
namespace {

// Three mountains left, the volcano under one of them: the seat moves now, then after two tiles.
TEST(SurviveTimeLeft, FallsWithTheMountains) {
  State state = empty_sea(2);
  state.ground.fill(Ground::sea);
  for (std::size_t t = 0; t < 3; ++t) state.ground[t] = Ground::mountain;
  const TimeLeft mover(state, seat_of(0));
  EXPECT_FLOAT_EQ(mover.chance(1), 1);
  EXPECT_FLOAT_EQ(mover.chance(2), 1.0F / 3);
  EXPECT_FLOAT_EQ(mover.chance(3), 0);
  EXPECT_FLOAT_EQ(mover.turns(), 4.0F / 3);
  const TimeLeft next(state, seat_of(1));
  EXPECT_FLOAT_EQ(next.chance(1), 2.0F / 3);
  EXPECT_FLOAT_EQ(next.chance(2), 0);
}

TEST(SurviveTimeLeft, IsSureWhileBeachesLie) {
  const State state = empty_sea(4);
  const TimeLeft time(state, seat_of(2));
  EXPECT_FLOAT_EQ(time.chance(8), 1);
  EXPECT_LT(time.chance(10), 1);
}

}  // namespace
}  // namespace mohreh::survive
