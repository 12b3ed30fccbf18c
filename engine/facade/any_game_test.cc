#include "engine/facade/any_game.h"

#include <gtest/gtest.h>

#include "engine/facade/registry.h"

namespace mohreh {
namespace {

const AnyGame& some_game() {
  return *all_games()[0];
}

TEST(Registry, KeysAreDistinctAndFound) {
  for (const AnyGame* game : all_games()) EXPECT_EQ(find_game(game->info->key), game);
  EXPECT_EQ(find_game("no_such_game"), nullptr);
  EXPECT_EQ(find_game(""), nullptr);
}

TEST(TryApply, RefusesAndLeavesTheStateAlone) {
  const AnyGame& game = some_game();
  AnyState state = game.setup(game.default_options(), game.info->min_seats);
  const AnyState before = state;
  EXPECT_FALSE(try_apply(state, {seat_of(0), {0xFFFFFFFFU}}, nullptr).none());
  EXPECT_FALSE(try_apply(state, {kChance, {0xFFFFFFFFU}}, nullptr).none());
  EXPECT_FALSE(try_apply(state, {seat_of(7), {0}}, nullptr).none());
  EXPECT_EQ(state, before);
}

TEST(Options, AreReadAndWritten) {
  const AnyGame& game = some_game();
  EXPECT_EQ(options_text(game.default_options()), "");
  const auto options = parse_options(game, "first_seat=1");
  ASSERT_TRUE(options);
  EXPECT_EQ(options_text(*options), "first_seat=1");
  ASSERT_TRUE(parse_options(game, ""));
}

TEST(Options, ErrorsPointAtThePlace) {
  const AnyGame& game = some_game();
  struct Case {
    const char* text;
    int column;
  };
  for (const Case& wrong :
       {Case{"tempo=1", 1}, Case{"first_seat=0,tempo=1", 14}, Case{"first_seat=9", 12},
        Case{"first_seat", 1}, Case{"first_seat=0,first_seat=1", 14}, Case{"first_seat=0,", 13},
        Case{"first_seat=", 12}}) {
    const auto options = parse_options(game, wrong.text);
    ASSERT_FALSE(options) << wrong.text;
    EXPECT_EQ(options.error().column, wrong.column) << wrong.text;
  }
}

TEST(Setup, ProblemsAreTold) {
  const AnyGame& game = some_game();
  EXPECT_FALSE(setup_problem(game, game.default_options(), game.info->min_seats));
  EXPECT_TRUE(setup_problem(game, game.default_options(), game.info->max_seats + 1));
  EXPECT_TRUE(setup_problem(game, game.default_options(), 0));
  EXPECT_TRUE(setup_problem(game, *parse_options(game, "first_seat=3"), 2));
}

}  // namespace
}  // namespace mohreh
