#include "bots/selfplay/fixtures.h"

#include <gtest/gtest.h>

namespace mohreh {
namespace {

TEST(Fixtures, TheLastNameTakesTheSeatsThatAreLeft) {
  const FixtureList list = one_table({"master", "greedy"}, 4);
  EXPECT_EQ(list.names, (std::vector<std::string>{"master", "greedy"}));
  ASSERT_EQ(list.fixtures.size(), 1U);
  EXPECT_EQ(list.fixtures[0].by_turns[0], (Lineup{0, 1, 1, 1}));
}

TEST(Fixtures, PlayersOfOneNameAreOne) {
  const FixtureList list = one_table({"easy", "hard", "easy"}, 3);
  EXPECT_EQ(list.names, (std::vector<std::string>{"easy", "hard"}));
  EXPECT_EQ(list.fixtures[0].by_turns[1], (Lineup{0, 1, 0}));
}

TEST(Fixtures, EveryMatchOfABlockTurnsTheTable) {
  const FixtureList list = one_table({"a", "b", "c"}, 3);
  EXPECT_EQ(seating(list.fixtures[0], 0), (Lineup{0, 1, 2}));
  EXPECT_EQ(seating(list.fixtures[0], 1), (Lineup{1, 2, 0}));
  EXPECT_EQ(seating(list.fixtures[0], 2), (Lineup{2, 0, 1}));
  EXPECT_EQ(seating(list.fixtures[0], 3), (Lineup{0, 1, 2}));
  EXPECT_EQ(block_of(2, 3), 0);
  EXPECT_EQ(block_of(3, 3), 1);
}

TEST(Fixtures, EveryTwoMeetOnce) {
  const FixtureList list = every_pair({"a", "b", "c"}, 2);
  ASSERT_EQ(list.fixtures.size(), 3U);
  EXPECT_EQ(list.fixtures[0].by_turns[0], (Lineup{0, 1}));
  EXPECT_EQ(list.fixtures[1].by_turns[0], (Lineup{0, 2}));
  EXPECT_EQ(list.fixtures[2].by_turns[0], (Lineup{1, 2}));
}

TEST(Fixtures, TwoPlayersShareAnOddTableFairly) {
  const FixtureList list = every_pair({"a", "b"}, 3);
  std::size_t second = 0;
  for (int match = 0; match < 6; ++match) {
    for (const std::size_t player : seating(list.fixtures[0], match)) second += player;
  }
  EXPECT_EQ(second, 9U) << "half of six times three seats";
}

}  // namespace
}  // namespace mohreh
