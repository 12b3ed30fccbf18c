#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/core/json_document.h"
#include "server/store/reader.h"
#include "server/store/sample_rows.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

using namespace samples;

class Rows : public ::testing::Test {
 protected:
  TemporaryFolder folder;
  Database database{folder.path() / "data"};
  Writer writer{database};
  Reader reader{database};
};

TEST_F(Rows, TableComesBackAsItWas) {
  const match::TableRow row = table(4);
  ASSERT_TRUE(stored(writer, row));
  const auto loaded = reader.load_table(row.code);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->row, row);
  EXPECT_FALSE(loaded->match);  // its match was never stored
  const TableSummary summary{row.code, game_key(), protocol::Phase::playing, true, 4, row.used_ms};
  EXPECT_EQ(reader.table_index(), std::vector{summary});
}

TEST_F(Rows, TableIsReplacedByItsNextRow) {
  match::TableRow row = table(1);
  ASSERT_TRUE(stored(writer, row));
  row.phase = protocol::Phase::over;
  row.deadline_ms = 99;
  row.seats[1] = {};
  ASSERT_TRUE(stored(writer, row));
  EXPECT_EQ(reader.load_table(row.code)->row, row);
  ASSERT_EQ(reader.table_index().size(), 1U);
  EXPECT_EQ(reader.table_index()[0].deadline_ms, 99);
  EXPECT_TRUE(reader.tables_of(user(2)).empty());
}

TEST_F(Rows, TablesOfAPersonAreWhereTheySitOrHost) {
  match::TableRow hosted = table(2);
  hosted.seats[0] = {};
  ASSERT_TRUE(stored(writer, table(1), hosted));
  using Codes = std::vector<protocol::TableCode>;
  EXPECT_EQ(reader.tables_of(user(1)), (Codes{table(1).code, hosted.code}));
  EXPECT_EQ(reader.tables_of(user(2)), (Codes{table(1).code, hosted.code}));
  EXPECT_EQ(reader.tables_of(user(3)), Codes{});  // sent away
}

TEST_F(Rows, ClosedTableIsGoneAndItsMatchStays) {
  ASSERT_TRUE(stored(writer, table(1), match_row(1), entries(1, 0, 2)));
  ASSERT_TRUE(stored(writer, match::TableClosed{table(1).code}));
  EXPECT_FALSE(reader.load_table(table(1).code));
  EXPECT_TRUE(reader.table_index().empty());
  EXPECT_TRUE(reader.tables_of(user(1)).empty());
  EXPECT_EQ(reader.load_match(match_id(1))->entries.size(), 2U);
  EXPECT_TRUE(stored(writer, table(1)));  // the code is free again
}

TEST_F(Rows, MatchComesBackWithItsEntries) {
  ASSERT_TRUE(stored(writer, match_row(1), table(1), entries(1, 0, 3)));
  match::NewEntries more{match_id(1), 3, {}, 4'000};
  more.entries.push_back({0xffff'ffff, kChance, match::EntryKind::chance});
  more.entries.push_back({0, Seat{2}, match::EntryKind::more_time});
  ASSERT_TRUE(stored(writer, more));
  const auto loaded = reader.load_table(table(1).code);
  ASSERT_TRUE(loaded && loaded->match);
  EXPECT_EQ(loaded->match->row, match_row(1));
  EXPECT_FALSE(loaded->match->end);
  std::vector<match::Entry> all = entries(1, 0, 3).entries;
  all.insert(all.end(), more.entries.begin(), more.entries.end());
  EXPECT_EQ(loaded->match->entries, all);
  EXPECT_FALSE(reader.load_match(match_id(2)));
}

TEST_F(Rows, EndOfAMatchIsStoredOnce) {
  ASSERT_TRUE(stored(writer, match_row(1), match_row(2)));
  const match::MatchEnd end{match_id(1), {10, -3, 7}, {1, 3, 2}, 9'000};
  const match::MatchEnd aborted{match_id(2), {}, {}, 9'500};
  ASSERT_TRUE(stored(writer, end, aborted));
  EXPECT_EQ(reader.load_match(match_id(1))->end, end);
  EXPECT_EQ(reader.load_match(match_id(2))->end, aborted);
  EXPECT_TRUE(reader.load_match(match_id(2))->end->aborted());
  EXPECT_FALSE(stored(writer, end));
  EXPECT_FALSE(stored(writer, match::MatchEnd{match_id(3), {}, {}, 1}));
}

TEST_F(Rows, EntryIsNeverOverwritten) {
  ASSERT_TRUE(stored(writer, match_row(1), entries(1, 0, 3)));
  match::NewEntries again = entries(1, 2, 1);
  again.entries[0].code = 77;
  EXPECT_FALSE(stored(writer, again));
  EXPECT_FALSE(stored(writer, match_row(1)));
  EXPECT_EQ(reader.load_match(match_id(1))->entries, entries(1, 0, 3).entries);
}

TEST_F(Rows, EntriesLeaveNoGap) {
  ASSERT_TRUE(stored(writer, match_row(1), entries(1, 0, 3)));
  EXPECT_FALSE(stored(writer, entries(1, 4, 1)));
  EXPECT_FALSE(stored(writer, entries(2, 0, 1)));  // of a match that does not exist
  EXPECT_TRUE(stored(writer, entries(1, 3, 1)));
}

TEST_F(Rows, FinishedMatchesComeLatestFirstInPages) {
  for (std::uint32_t i = 1; i <= 5; ++i) {
    ASSERT_TRUE(stored(writer, match_row(i)));
    if (i == 5) continue;  // still running
    ASSERT_TRUE(stored(writer, match::MatchEnd{match_id(i), {1, 2, 3}, {3, 2, 1}, 100 * i}));
  }
  const auto page = reader.finished_matches(user(2), 3);
  ASSERT_EQ(page.size(), 3U);
  EXPECT_EQ(page[0].record, match_id(4));
  EXPECT_EQ(page[0].seat, 1);
  EXPECT_EQ(page[0].game, game_key());
  EXPECT_EQ(page[0].names, match_row(4).names);
  EXPECT_EQ(page[0].points, (std::vector{1, 2, 3}));
  EXPECT_EQ(page[0].ranks, (std::vector{3, 2, 1}));
  EXPECT_EQ(page[0].ended_ms, 400);
  const auto next = reader.finished_matches(user(2), 3, page.back().ended_ms);
  ASSERT_EQ(next.size(), 1U);
  EXPECT_EQ(next[0].record, match_id(1));
  EXPECT_TRUE(reader.finished_matches(user(9), 3).empty());
}

TEST_F(Rows, WhoTookOverABotHasTheMatchToo) {
  match::TableRow row = table(1);
  ASSERT_TRUE(stored(writer, match_row(1), row));
  row.seats[2].user = user(5);
  ASSERT_TRUE(stored(writer, row));
  ASSERT_TRUE(stored(writer, match::MatchEnd{match_id(1), {1, 2, 3}, {3, 2, 1}, 50}));
  const auto mine = reader.finished_matches(user(5), 10);
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(mine[0].seat, 2);
}

TEST_F(Rows, UserIsFoundByTheHashOfTheirToken) {
  const auto token = id<protocol::Token>(11);
  const UserRow bahar{user(1), "Bahar", 5, 6};
  ASSERT_TRUE(stored(writer, bahar, TokenRow{hash_of(token), user(1), 5}));
  EXPECT_EQ(reader.user_by_token_hash(hash_of(token)), bahar);
  EXPECT_FALSE(reader.user_by_token_hash(hash_of(id<protocol::Token>(12))));
  ASSERT_TRUE(stored(writer, UserRow{user(1), "Bahār", 99, 7}));
  EXPECT_EQ(reader.user(user(1)), (UserRow{user(1), "Bahār", 5, 7}));
  EXPECT_FALSE(stored(writer, TokenRow{hash_of(id<protocol::Token>(13)), user(2), 5}));
}

TEST_F(Rows, TokenItselfIsNowhereOnTheDisk) {
  protocol::Token token;
  token.bytes.fill(0xa7);
  ASSERT_TRUE(stored(writer, UserRow{user(1), "", 5, 6}, TokenRow{hash_of(token), user(1), 5}));
  EXPECT_NE(protocol::to_text(hash_of(token)), protocol::to_text(token));
  writer.stop();
  const std::string bytes(token.bytes.begin(), token.bytes.end());
  for (const auto& file : std::filesystem::directory_iterator(folder.path() / "data")) {
    std::ifstream in(file.path(), std::ios::binary);
    const std::string all{std::istreambuf_iterator<char>(in), {}};
    EXPECT_EQ(all.find(bytes), std::string::npos) << file.path();
  }
}

TEST_F(Rows, DeletedUserIsForgottenAndTheMatchStays) {
  const auto token = id<protocol::Token>(11);
  match::TableRow other = table(2);
  other.host = user(2);
  other.seats[0] = {};
  ASSERT_TRUE(stored(writer, UserRow{user(1), "Bahar", 5, 6}, UserRow{user(2), "کیان", 5, 6},
                     TokenRow{hash_of(token), user(1), 5}, match_row(1), table(1), other,
                     entries(1, 0, 2)));
  ASSERT_TRUE(stored(writer, match::MatchEnd{match_id(1), {1, 2, 3}, {3, 2, 1}, 50}));
  ASSERT_TRUE(stored(writer, UserDeleted{user(1)}));

  EXPECT_FALSE(reader.user(user(1)));
  EXPECT_FALSE(reader.user_by_token_hash(hash_of(token)));
  EXPECT_FALSE(reader.export_user(user(1)));
  EXPECT_TRUE(reader.tables_of(user(1)).empty());
  EXPECT_TRUE(reader.finished_matches(user(1), 10).empty());

  const auto match = reader.load_match(match_id(1));
  EXPECT_EQ(match->row.names, (std::vector<std::string>{"", "کیان", "easy"}));
  EXPECT_EQ(match->row.users,
            (std::vector<std::optional<protocol::UserId>>{std::nullopt, user(2), std::nullopt}));
  EXPECT_EQ(match->row.contributions, match_row(1).contributions);  // the shuffles can be checked
  EXPECT_EQ(match->entries.size(), 2U);
  const match::TableRow row = reader.load_table(table(1).code)->row;
  EXPECT_EQ(row.seats[0].name, "");
  EXPECT_FALSE(row.seats[0].user);
  EXPECT_EQ(row.host, protocol::UserId{});
  EXPECT_TRUE(reader.user(user(2)));
  EXPECT_EQ(reader.finished_matches(user(2), 10).size(), 1U);
  EXPECT_TRUE(stored(writer, UserDeleted{user(1)}));  // twice does no harm
}

TEST_F(Rows, ExportTellsAllOfAPersonAndNothingOfOthers) {
  ASSERT_TRUE(stored(writer, UserRow{user(1), "Bahar \"B\"", 5, 6},
                     TokenRow{hash_of(id<protocol::Token>(1)), user(1), 8}, match_row(1),
                     match_row(2), table(1)));
  ASSERT_TRUE(stored(writer, match::MatchEnd{match_id(1), {1, 2, 3}, {3, 2, 1}, 50}));
  const auto json = reader.export_user(user(1));
  ASSERT_TRUE(json);
  const auto document = JsonDocument::parse(*json);
  ASSERT_TRUE(document) << document.error().message();
  const JsonValue root = document->root();
  EXPECT_EQ(root.find("name")->string(), "Bahar \"B\"");
  EXPECT_EQ(root.find("created_ms")->integer(), 5);
  EXPECT_EQ(root.find("devices")->size(), 1U);
  EXPECT_EQ(root.find("tables")->item(0).find("seats")->text(), "[0]");
  ASSERT_EQ(root.find("matches")->size(), 2U);
  const JsonValue first = root.find("matches")->item(0);
  EXPECT_EQ(first.find("status")->string(), "finished");
  EXPECT_EQ(first.find("points")->text(), "[1,2,3]");
  EXPECT_EQ(root.find("matches")->item(1).find("status")->string(), "running");
  EXPECT_EQ(json->find("کیان"), std::string::npos);
  EXPECT_EQ(json->find(protocol::to_text(user(2))), std::string::npos);
  EXPECT_EQ(json->find(protocol::to_text(table(1).seed)), std::string::npos);
}

}  // namespace
}  // namespace mohreh::server
