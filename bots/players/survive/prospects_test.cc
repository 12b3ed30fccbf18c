#include "bots/players/survive/prospects.h"

#include <gtest/gtest.h>

#include "bots/players/survive/standing.h"
#include "bots/players/survive/test_position.h"

namespace mohreh::survive {
namespace {

float points_of_first(const State& state) {
  return Prospects(state).points_of(seat_of(0), true);
}

// Somebody of each seat on land, so that the match goes on.
State three_at_sea() {
  State state = empty_sea(3);
  put(state, 0, 0, "G3", 1);
  put(state, 1, 0, "G9", 3);
  put(state, 2, 0, "G8", 3);
  return state;
}

TEST(SurviveProspects, GrowTowardsAnIsle) {
  State far = three_at_sea();
  State near = far;
  put(far, 0, 1, "C4", 6);
  put(near, 0, 1, "C1", 6);
  EXPECT_GT(points_of_first(near), points_of_first(far) + 1);
}

TEST(SurviveProspects, FallWithASharkNearby) {
  State state = three_at_sea();
  put(state, 0, 1, "C3", 6);
  const float calm = points_of_first(state);
  add(state.sharks, hex_named("C4"));
  EXPECT_LT(points_of_first(state), calm - 0.3F);
}

TEST(SurviveProspects, CountThoseOnIslesInFull) {
  State state = empty_sea(2);
  put(state, 0, 0, "nw", 6);
  put(state, 0, 1, "se", 2);
  EXPECT_FLOAT_EQ(points_of_first(state), 8);
}

// The values of others are secrets, in whatever world.
TEST(SurviveProspects, DoNotLookAtValuesThatAreNotKnown) {
  State state = three_at_sea();
  const float before = Prospects(state).points_of(seat_of(1), false);
  put(state, 1, 0, "G9", 6);
  EXPECT_FLOAT_EQ(Prospects(state).points_of(seat_of(1), false), before);
  EXPECT_GT(Prospects(state).points_of(seat_of(1), true), before);
}

// Nobody outside is saved any more, however near.
TEST(SurviveProspects, AreOutcomesWhenTheMatchIsOver) {
  State state = three_at_sea();
  put(state, 0, 1, "nw", 4);
  put(state, 1, 1, "C1", 6);
  put(state, 1, 2, "se", 3);
  state.phase = Phase::over;
  const search::Forecast forecast = forecast_from(state, seat_of(1));
  EXPECT_FLOAT_EQ(forecast.points[0], 4);
  EXPECT_FLOAT_EQ(forecast.points[1], 3);
  EXPECT_FLOAT_EQ(forecast.chance[0], 1);
  EXPECT_GT(forecast.worth[0], 0.5F);
  EXPECT_LT(forecast.worth[1], 0.5F);
}

}  // namespace
}  // namespace mohreh::survive
