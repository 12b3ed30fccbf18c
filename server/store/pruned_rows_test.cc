// Old guests and records go; whoever is still needed stays.

#include <gtest/gtest.h>

#include "server/store/reader.h"
#include "server/store/sample_rows.h"

namespace mohreh::server {
namespace {

using namespace samples;

class PrunedRows : public testing::Test {
 protected:
  TemporaryFolder folder;
  Database database{folder.path() / "data"};
  Writer writer{database};
  Reader reader{database};
};

TEST_F(PrunedRows, GuestsWhoNeverCameBackGo) {
  ASSERT_TRUE(stored(writer, UserRow{user(1), "at a table", 5, 6}, UserRow{user(3), "old", 5, 6},
                     UserRow{user(4), "in a match", 5, 6}, UserRow{user(5), "new", 5, 100}));
  match::MatchRow running = match_row(2);
  running.users[0] = user(4);
  ASSERT_TRUE(stored(writer, match_row(1), table(1), running));
  ASSERT_TRUE(stored(writer, OldGuests{100, 10}));
  EXPECT_TRUE(reader.user(user(1)));
  EXPECT_FALSE(reader.user(user(3)));
  EXPECT_TRUE(reader.user(user(4)));
  EXPECT_TRUE(reader.user(user(5)));
  // Once the match is over nothing holds them; its record stays without the name.
  ASSERT_TRUE(stored(writer, match::MatchEnd{match_id(2), {1, 2, 3}, {3, 2, 1}, 50}));
  ASSERT_TRUE(stored(writer, OldGuests{100, 10}));
  EXPECT_FALSE(reader.user(user(4)));
  ASSERT_TRUE(reader.load_match(match_id(2)));
  EXPECT_EQ(reader.load_match(match_id(2))->row.names[0], "");
}

TEST_F(PrunedRows, WhoWasSeenStays) {
  ASSERT_TRUE(stored(writer, UserRow{user(3), "old", 5, 6}));
  ASSERT_TRUE(stored(writer, UserSeen{user(3), 200}, UserSeen{user(9), 200}));
  ASSERT_TRUE(stored(writer, OldGuests{100, 10}));
  EXPECT_EQ(reader.user(user(3)), (UserRow{user(3), "old", 5, 200}));
  EXPECT_FALSE(reader.user(user(9))) << "to be seen makes nobody";
}

TEST_F(PrunedRows, AFewAtATime) {
  for (std::uint32_t n = 10; n < 15; ++n) ASSERT_TRUE(stored(writer, UserRow{user(n), "", 5, 6}));
  ASSERT_TRUE(stored(writer, OldGuests{100, 3}));
  int left = 0;
  for (std::uint32_t n = 10; n < 15; ++n) left += reader.user(user(n)) ? 1 : 0;
  EXPECT_EQ(left, 2);
}

TEST_F(PrunedRows, RecordsPastTheirTimeGo) {
  for (std::uint32_t n = 1; n <= 3; ++n) {
    ASSERT_TRUE(stored(writer, match_row(n), entries(n, 0, 2)));
  }
  ASSERT_TRUE(stored(writer, match::MatchEnd{match_id(1), {1, 2, 3}, {3, 2, 1}, 50}));
  ASSERT_TRUE(stored(writer, match::MatchEnd{match_id(2), {1, 2, 3}, {3, 2, 1}, 150}));
  ASSERT_TRUE(stored(writer, OldRecords{100, 10}));
  EXPECT_FALSE(reader.load_match(match_id(1)));
  EXPECT_TRUE(reader.load_match(match_id(2)));
  EXPECT_TRUE(reader.load_match(match_id(3))) << "it is still played";
  EXPECT_EQ(reader.finished_matches(user(2), 10).size(), 1U);
}

}  // namespace
}  // namespace mohreh::server
