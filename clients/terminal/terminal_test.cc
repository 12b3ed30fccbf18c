// The terminal table with typed lines in and text out.

#include <gtest/gtest.h>

#include <sstream>

#include "clients/terminal/choice.h"
#include "clients/terminal/table.h"
#include "engine/facade/registry.h"

namespace mohreh {
namespace {

class Terminal : public testing::Test {
 protected:
  Terminal() {
    record_.game = find_game("farar");
    record_.seats = 2;
    record_.options = *parse_options(*record_.game, "first_seat=0,max_rounds=10");
  }

  // Sits down at seat 0 and types; what was shown.
  std::string type(const std::string& lines, Language language = Language::en) {
    Voice voice(language, false, *record_.game);
    voice.name_seat(seat_of(0), voice.say("player"));
    TableSetting setting;
    setting.players.resize(2);
    setting.players[1] = make_player(*record_.game, "threshold");
    setting.seed = 4;
    std::istringstream in(lines);
    std::ostringstream out;
    over_ = TerminalTable(record_, std::move(setting), voice, in, out).run();
    return out.str();
  }

  std::string text(std::size_t ply) {
    return ply_text(record_.state_after(ply), record_.plies[ply]);
  }

  Record record_;
  bool over_ = false;
};

TEST_F(Terminal, ANumberPicksAMoveAndEnterCommitsIt) {
  type("7\n\n");
  ASSERT_GE(record_.plies.size(), 2U);
  EXPECT_EQ(text(0), "seat 0: stake 60");
}

TEST_F(Terminal, PersianDigitsAndWordsWork) {
  const std::string shown = type("۷\n\n?\n", Language::fa);
  ASSERT_GE(record_.plies.size(), 2U);
  EXPECT_EQ(text(0), "seat 0: stake 60");
  EXPECT_NE(shown.find("آتشدون"), std::string::npos);
  EXPECT_EQ(shown.find("farar."), std::string::npos) << "an id without words";
  EXPECT_EQ(shown.find("site."), std::string::npos) << "an id without words";
}

TEST_F(Terminal, D1_AStakeTellsHowLikelyTheBestHaulReachesIt) {
  const std::string shown = type("stake 60\nu\nstake 0\n\n");
  EXPECT_NE(shown.find("Chance that the best haul reaches the stake: 62%"), std::string::npos)
      << shown;
}

TEST_F(Terminal, AStakeCanBeTakenBackBeforeItIsLockedIn) {
  const std::string shown = type("stake 200\nu\nstake 10\n\n");
  ASSERT_GE(record_.plies.size(), 2U);
  EXPECT_EQ(text(0), "seat 0: stake 10");
}

TEST_F(Terminal, WhatIsRefusedSaysWhy) {
  const std::string shown = type("stake 15\nstake 900\nstop\n999\nnonsense\nu\n?\no\nb\nl\nq\n");
  EXPECT_TRUE(record_.plies.empty());
  EXPECT_NE(shown.find("Stakes go in tens"), std::string::npos);
  EXPECT_NE(shown.find("nonsense"), std::string::npos);
  EXPECT_EQ(shown.find("farar."), std::string::npos) << "an id without words";
  EXPECT_EQ(shown.find("site."), std::string::npos) << "an id without words";
  EXPECT_FALSE(over_);
}

TEST_F(Terminal, TheEndOfInputLeavesTheTable) {
  type("");
  EXPECT_FALSE(over_);
  EXPECT_TRUE(record_.plies.empty());
}

TEST_F(Terminal, AMatchCanBePlayedToItsEnd) {
  std::string lines;
  for (int i = 0; i < 400; ++i) lines += "1\n\n";  // Enter alone is not a choice and asks again
  const std::string shown = type(lines);
  EXPECT_TRUE(over_);
  EXPECT_TRUE(record_.game->actors(record_.state_after(record_.plies.size())).nobody());
  EXPECT_NE(shown.find("Final"), std::string::npos);
}

TEST(MovesToShow, CoversLongListsFromEndToEnd) {
  EXPECT_EQ(moves_to_show(3), (std::vector<std::size_t>{0, 1, 2}));
  const auto many = moves_to_show(160);
  EXPECT_LE(many.size(), 24U);
  EXPECT_EQ(many.front(), 0U);
  EXPECT_EQ(many.back(), 159U);
}

}  // namespace
}  // namespace mohreh
