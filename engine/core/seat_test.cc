#include "engine/core/seat.h"

#include <gtest/gtest.h>

#include "engine/core/event.h"
#include "engine/core/outcome.h"

namespace mohreh {
namespace {

TEST(Seats, GoRoundToTheLeft) {
  EXPECT_EQ(left_of(seat_of(2), 3), seat_of(0));
  EXPECT_EQ(left_of(seat_of(1), 4, 2), seat_of(3));
}

TEST(SeatSet, HoldsWhatIsPutIn) {
  const SeatSet set = SeatSet::only(seat_of(1)).with(seat_of(7));
  EXPECT_TRUE(set.has(seat_of(7)));
  EXPECT_FALSE(set.has(seat_of(0)));
  EXPECT_FALSE(set.has(kSpectator));
  EXPECT_EQ(set.size(), 2);
  EXPECT_EQ(set.lowest(), seat_of(1));
  EXPECT_EQ(set.without(seat_of(1)), SeatSet::only(seat_of(7)));
  EXPECT_EQ(SeatSet::first(8).size(), 8);
  EXPECT_EQ(SeatSet::first(3).minus(SeatSet::only(seat_of(0))).lowest(), seat_of(1));
}

TEST(Awaited, NobodyMeansOver) {
  EXPECT_TRUE(Awaited{}.nobody());
  EXPECT_FALSE((Awaited{SeatSet{}, true}).nobody());
  EXPECT_TRUE((Awaited{SeatSet{}, true}).has(kChance));
}

TEST(Audience, IsKept) {
  EXPECT_TRUE(Audience::everyone().includes(kSpectator));
  EXPECT_TRUE(Audience::everyone().includes(seat_of(5)));
  EXPECT_FALSE(Audience::only(seat_of(1)).includes(kSpectator));
  EXPECT_FALSE(Audience::only(seat_of(1)).includes(seat_of(0)));
  EXPECT_TRUE(Audience::only(seat_of(1)).includes(seat_of(1)));
  EXPECT_TRUE(Audience::only(seat_of(1)).includes(kOpen));
}

TEST(Outcome, TiesShareARank) {
  const Outcome outcome = ranked_by_points(4, {10, 30, 30, 5});
  EXPECT_EQ(outcome.ranks[0], 3);
  EXPECT_EQ(outcome.ranks[1], 1);
  EXPECT_EQ(outcome.ranks[2], 1);
  EXPECT_EQ(outcome.ranks[3], 4);
  EXPECT_EQ(outcome.winners().size(), 2);
}

}  // namespace
}  // namespace mohreh
