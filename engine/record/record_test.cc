#include "engine/record/record.h"

#include <gtest/gtest.h>

#include "engine/record/expectation.h"

namespace mohreh {
namespace {

constexpr std::string_view kHeader = "mohreh record 1\ngame farar 1\nseats 2\n";

std::string with_header(std::string_view rest) {
  return std::string(kHeader) + std::string(rest);
}

// The lines that tell how chance was drawn.
const std::string kMatchLine = "match " + std::string(32, '1') + "\n";
const std::string kCommitmentLine = "commitment " + std::string(64, 'c') + "\n";
const std::string kSeedLine = "seed " + std::string(64, 'a') + "\n";

std::string entropy_line(int seat) {
  return "entropy " + std::to_string(seat) + " " + std::string(64, 'e') + "\n";
}

TEST(Record, ReadsCommentsBlanksAndWindowsLines) {
  const auto record = read_record(
      "# a comment first\r\n\r\nmohreh record 1\r\ngame farar 1\r\nseats 2   # two\r\n"
      "options first_seat=1\r\ntitle A # in a title\r\nname 1 علی  # too\r\n\r\n"
      "seat 0: stake 50   # half\r\n  seat 1:   stake   0\r\n\r\nchance: coal 50\r\n");
  ASSERT_TRUE(record) << record.error().message();
  EXPECT_EQ(record->title, "A # in a title");
  EXPECT_EQ(record->names[1], "علی  # too");
  EXPECT_EQ(record->plies.size(), 3U);
}

TEST(Record, ErrorsPointAtThePlace) {
  struct Case {
    std::string text;
    int line;
    int column;
    std::string reason;
  };
  const std::vector<Case> cases = {
      {"", 1, 1, "the file ends before the header is complete"},
      {"hello", 1, 1, "a record begins with 'mohreh record 1'"},
      {"mohreh record 2\n", 1, 1, "record format '2' is not known here"},
      {"mohreh record 1\n", 2, 1, "the file ends before the header is complete"},
      {"mohreh record 1\nseats 2\n", 2, 1, "the line 'game KEY VERSION' is expected here"},
      {"mohreh record 1\ngame chess 1\n", 2, 6, "no game is called 'chess'"},
      {"mohreh record 1\ngame farar 9\n", 2, 6, "rules version '9' of farar is not known here"},
      {"mohreh record 1\ngame farar 1\ntitle x\n", 3, 1, "the line 'seats N' is expected here"},
      {"mohreh record 1\ngame farar 1\nseats 7\n", 3, 7,
       "farar is played with 2 to 6 seats, not 7"},
      {with_header("seats 2\n"), 4, 1, "'seats' stands here twice"},
      {with_header("title x\noptions first_seat=0\n"), 5, 1, "'options' comes too late"},
      {with_header("options tempo=1\n"), 4, 9, "no option is called 'tempo'"},
      {with_header("options first_seat=4\n"), 4, 9,
       "first_seat 4 does not exist with 2 seats (they count from 0)"},
      {with_header("name 2 x\n"), 4, 6, "no such seat"},
      {with_header("name 1 x\nname 0 y\n"), 5, 6, "names come once a seat, in rising order"},
      {with_header("position {\"round\":}\n"), 4, 19, "a JSON value is expected here"},
      {with_header("position {\"round\":0}\n"), 4, 10,
       "the position is impossible: round: out of range"},
      {with_header("seat 0: stake 10\n"), 4, 9, "stake 10 is refused: not_your_turn"},
      {with_header("chance: first 5\n"), 4, 9, "first 5 is refused: unknown_move"},
      {with_header("chance: first 0\nseat 0: stake 15\n"), 5, 9, "stake 15 is refused: tens"},
      {with_header("chance: first 0\nseat 1: stake 10\n"), 5, 1,
       "seats that choose at once stand in rising order"},
      {with_header("chance: jump\n"), 4, 9, "'jump' is no move of this game"},
      {with_header("seat 2: stop\n"), 4, 1, "'seat N:', 'chance:' or 'expect' is expected here"},
      {with_header("nonsense\n"), 4, 1, "'seat N:', 'chance:' or 'expect' is expected here"},
      {with_header("expect miracles\n"), 4, 8, "no expectation is called 'miracles'"},
      {with_header("chance: first 0\ntitle late\n"), 5, 1, "'title' comes too late"},
      {with_header("match 12\n"), 4, 7, "32 hex digits, lower-case, are expected here"},
      {with_header("match\n"), 4, 6, "32 hex digits, lower-case, are expected here"},
      {with_header("match " + std::string(32, 'A') + "\n"), 4, 7,
       "32 hex digits, lower-case, are expected here"},
      {with_header("match " + std::string(33, 'a') + "\n"), 4, 7,
       "32 hex digits, lower-case, are expected here"},
      {with_header(kMatchLine), 5, 1, "the file ends before the header is complete"},
      {with_header(kMatchLine + kMatchLine), 5, 1, "'match' stands here twice"},
      {with_header(kMatchLine + "chance: first 0\n"), 5, 1,
       "the line 'commitment HEX' is expected here"},
      {with_header(kMatchLine + kSeedLine), 5, 1, "the line 'commitment HEX' is expected here"},
      {with_header(kCommitmentLine), 4, 1, "the line 'match HEX' must come before 'commitment'"},
      {with_header(kSeedLine), 4, 1, "the line 'match HEX' must come before 'seed'"},
      {with_header(entropy_line(0)), 4, 1, "the line 'match HEX' must come before 'entropy'"},
      {with_header(kMatchLine + "commitment 00\n"), 5, 12,
       "64 hex digits, lower-case, are expected here"},
      {with_header(kMatchLine + kCommitmentLine + kSeedLine + kSeedLine), 7, 1,
       "'seed' stands here twice"},
      {with_header(kMatchLine + kCommitmentLine + entropy_line(0) + kSeedLine), 7, 1,
       "'seed' comes too late"},
      {with_header(kMatchLine + kCommitmentLine + entropy_line(2)), 6, 9, "no such seat"},
      {with_header(kMatchLine + kCommitmentLine + entropy_line(1) + entropy_line(0)), 7, 9,
       "entropy comes once a seat, in rising order"},
      {with_header(kMatchLine + kCommitmentLine + entropy_line(1) + entropy_line(1)), 7, 9,
       "entropy comes once a seat, in rising order"},
      {with_header(kMatchLine + kCommitmentLine + "entropy 1 " + std::string(64, 'g')), 6, 11,
       "64 hex digits, lower-case, are expected here"},
      {with_header(kMatchLine + kCommitmentLine + "name 0 x\n"), 6, 1, "'name' comes too late"},
      {with_header("chance: first 0\n" + kMatchLine), 5, 1, "'match' comes too late"},
      {with_header(std::string("ti\0tle", 6)), 4, 3,
       "a byte that is not UTF-8, or a control character"},
  };
  for (const Case& wrong : cases) {
    const auto record = read_record(wrong.text);
    ASSERT_FALSE(record) << wrong.text;
    EXPECT_EQ(record.error().line, wrong.line) << wrong.text;
    EXPECT_EQ(record.error().column, wrong.column) << wrong.text;
    EXPECT_EQ(record.error().reason, wrong.reason) << wrong.text;
  }
}

TEST(Record, CarriesHowChanceWasDrawn) {
  const std::string text =
      with_header("options first_seat=1\nname 1 x\n" + kMatchLine + kCommitmentLine + kSeedLine +
                  entropy_line(0) + entropy_line(1) + "\nseat 0: stake 50\n");
  const auto record = read_record(text);
  ASSERT_TRUE(record) << record.error().message();
  ASSERT_TRUE(record->shuffle);
  EXPECT_EQ(record->shuffle->match.back(), 0x11);
  EXPECT_EQ(record->shuffle->commitment.front(), 0xCC);
  EXPECT_EQ(record->shuffle->seed->front(), 0xAA);
  EXPECT_EQ(record->shuffle->contributions[1]->back(), 0xEE);
  EXPECT_FALSE(record->shuffle->contributions[2]);
  EXPECT_EQ(write_record(*record), text);
}

TEST(Record, OfARunningMatchShowsNoSeed) {
  const std::string text = with_header(kMatchLine + kCommitmentLine + entropy_line(1) + "\n");
  const auto record = read_record(text);
  ASSERT_TRUE(record) << record.error().message();
  EXPECT_FALSE(record->shuffle->seed);
  EXPECT_FALSE(record->shuffle->contributions[0]);
  EXPECT_EQ(write_record(*record), text);
  EXPECT_FALSE(read_record(kHeader)->shuffle);
}

TEST(Record, LimitsAreKept) {
  EXPECT_FALSE(read_record(std::string(kMaxRecordBytes + 1, '\n')));
  EXPECT_FALSE(read_record(with_header("title " + std::string(kMaxLineBytes, 'x'))));
}

TEST(Record, NamesCannotBreakTheFile) {
  auto record = *read_record(kHeader);
  record.title = "two\nlines";
  record.names[0] = "a\r\nseat 0: stake 10";
  const auto again = read_record(write_record(record));
  ASSERT_TRUE(again) << again.error().message();
  EXPECT_EQ(again->title, "two lines");
  EXPECT_TRUE(again->plies.empty());
}

// Every form of expectation can fail: a test that cannot fail proves nothing.
TEST(Expectation, EachFormFailsWhenItShould) {
  const std::string start = with_header("options first_seat=0\nseat 0: stake 60\n");
  for (const char* wrong : {"awaited 0",
                            "awaited nobody",
                            "awaited chance",
                            "legal 1: draw, stop",
                            "choices 1: 20",
                            "choices 5: 0",
                            "refused 1: stake 15: too_much",
                            "refused 1: stake 10: tens",
                            "refused 1: stake 10:",
                            "refused 1: jump: tens",
                            "chance coal 50: 7/48",
                            "state wealth = [200,190]",
                            "state nothing = 1",
                            "state wealth[7] = 1",
                            "view 1 stake[0] = 60",
                            "view 0 stake[0] = null",
                            "view 4 round = 1",
                            "memory 1 stake[0] = 60",
                            "event sealed name=1",
                            "event sealed n=0",
                            "event own_stake n=60",
                            "event to 1 own_stake n=60",
                            "no event sealed",
                            "no event bogus",
                            "events sealed: 2",
                            "events bogus: 0",
                            "odds 0 devil = 8/48",
                            "odds 0 reach = 1/2",
                            "preview 1 stake 10: if_won=10",
                            "preview 1 stake 10: all_in",
                            "breakdown 0: purse=200",
                            "points 200 200",
                            "ranks 1 1"}) {
    const auto record = read_record(start + "expect " + wrong + "\n");
    ASSERT_TRUE(record) << record.error().message();
    EXPECT_EQ(failed_expectations(*record).size(), 1U) << wrong;
  }
  for (const char* right :
       {"awaited 1", "choices 1: 21", "refused 1: stake 15: tens", "state wealth = [200, 200]",
        "view 1 stake[0] = null", "view 0 stake[0] = 60", "event sealed name=0",
        "event to 0 own_stake n=60", "events sealed: 1", "no event stakes", "odds 0 devil = 9/48",
        "preview 1 stake 10: purse=190 if_lost=-10 sealed if_won=10 chance=6189 if_highest=20",
        "breakdown 0: purse=140 stake=60"}) {
    const auto record = read_record(start + "expect " + right + "\n");
    ASSERT_TRUE(record) << record.error().message();
    for (const auto& failed : failed_expectations(*record))
      ADD_FAILURE() << right << ": " << failed.found;
  }
}

}  // namespace
}  // namespace mohreh
