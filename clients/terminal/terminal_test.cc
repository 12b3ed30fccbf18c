// The terminal table with typed lines in and text out.

#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "clients/terminal/choice.h"
#include "clients/terminal/table.h"
#include "clients/terminal/wrapping.h"
#include "engine/facade/registry.h"

namespace mohreh {
namespace {

// Text as it was before lines were broken to fit.
std::string unbroken(const std::string& shown) {
  static const std::regex breaks("\n *");
  return std::regex_replace(shown, breaks, " ");
}

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
    setting.players.resize(static_cast<std::size_t>(record_.seats));
    for (std::size_t s = 1; s < setting.players.size(); ++s) {
      setting.players[s] = make_player(*record_.game, "greedy");
    }
    setting.seed = 4;
    std::istringstream in(lines);
    std::ostringstream out;
    over_ = TerminalTable(record_, std::move(setting), voice, in, out).run();
    return out.str();
  }

  void choose_game(const AnyGame& game, int seats) {
    record_ = {};
    record_.game = &game;
    record_.seats = seats;
    record_.options = *parse_options(game, "first_seat=0");
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
  EXPECT_NE(unbroken(shown).find("Chance that the best haul reaches the stake: 62%"),
            std::string::npos)
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

TEST_F(Terminal, OnlyEnterLocksIn) {
  const std::string shown = type("stake 200\n1\nyes\nu\nstake 10\n1\nq\n");
  EXPECT_TRUE(record_.plies.empty());
  EXPECT_NE(shown.find("Not a choice here: 1"), std::string::npos);
  EXPECT_FALSE(over_);
}

TEST_F(Terminal, TheOddsOfASetUpAreNotSilence) {
  choose_game(*find_game("survive"), 4);
  EXPECT_NE(type("o\nq\n").find("There are no odds to tell at this point\n"), std::string::npos);
  EXPECT_NE(type("o\nq\n", Language::fa).find("احتمالی برای گفتن نیست"), std::string::npos);
}

TEST_F(Terminal, HelpSpeaksOfTheGameAtHand) {
  const std::pair<std::string_view, std::string_view> examples[] = {
      {"farar", "'stake 0' or 'stake 200'"},
      {"zirkhaki", "'reveal'"},
      {"draftosaurus", "'choose "},
      {"survive", "'choose w 1' or 'choose w 6'"}};
  for (const auto& [key, example] : examples) {
    choose_game(*find_game(key), 2);
    const std::string shown = type("?\nq\n");
    EXPECT_NE(unbroken(shown).find(example), std::string::npos) << shown;
    EXPECT_EQ(shown.find("site."), std::string::npos) << "an id without words";
    EXPECT_EQ(shown.find("stake") != std::string::npos, key == "farar") << key;
  }
}

TEST_F(Terminal, LinesFitEightyColumns) {
  std::string lines = "?\no\n";
  for (int i = 0; i < 120; ++i) lines += "1\n\n2\n\n";
  for (const AnyGame* game : all_games()) {
    for (const Language language : {Language::en, Language::fa}) {
      choose_game(*game, game->info->max_seats);
      std::istringstream shown(type(lines, language));
      EXPECT_GT(record_.plies.size(), 20U);
      for (std::string line; std::getline(shown, line);) {
        // At a terminal what is typed ends the line of the question.
        const std::size_t question = line.rfind("> ");
        const std::size_t start = question == std::string::npos ? 0 : question + 2;
        EXPECT_LE(columns(line.substr(start)), 80U) << line;
      }
    }
  }
}

TEST(Wrapping, BreaksBetweenWords) {
  EXPECT_EQ(wrapped("one two three\n", 80), "one two three\n");
  EXPECT_EQ(wrapped("one two three", 8), "one two\n  three");
  EXPECT_EQ(wrapped("  one   two three\nfour\n\nfive", 10),
            "  one\n    two\n    three\nfour\n\nfive");
  EXPECT_EQ(wrapped("unbreakable x", 5), "unbreakable\n  x");
  EXPECT_EQ(wrapped("", 5), "");
}

TEST(Wrapping, CountsColumnsNotBytes) {
  // Ten columns: half-spaces and vowel signs take none, and colours neither.
  EXPECT_EQ(wrapped("می‌روند مُهر", 11), "می‌روند مُهر");
  EXPECT_EQ(wrapped("می‌روند مُهر", 9), "می‌روند\n  مُهر");
  EXPECT_EQ(wrapped("\x1b[1mone\x1b[0m two", 7), "\x1b[1mone\x1b[0m two");
}

TEST(Voice, ADevilWhoBurnsNothingIsNotSaidToBurnZero) {
  const AnyGame& farar = *find_game("farar");
  const auto events = farar.info->events;
  const auto devil = std::find_if(events.begin(), events.end(),
                                  [](const EventSpec& spec) { return spec.key == "devil"; });
  EventLog log;
  log.add(static_cast<std::uint8_t>(devil - events.begin()), Audience::everyone(), {0, 0});
  Voice voice(Language::en, false, farar);
  voice.name_seat(seat_of(0), "Sara");
  EXPECT_EQ(voice.event_line(*log.begin()), "Sara meets a devil");
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
