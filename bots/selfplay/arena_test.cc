#include "bots/selfplay/arena.h"

#include <gtest/gtest.h>

#include <mutex>
#include <set>

#include "engine/facade/registry.h"

namespace mohreh {
namespace {

ArenaSetting setting_for(const AnyGame& game, const std::vector<std::string>& names, int seats) {
  ArenaSetting setting;
  setting.match = {&game, game.default_options(), seats};
  setting.list = one_table(names, seats);
  setting.matches = 2 * seats;
  setting.make_player = [&game](const std::string& name) {
    Effort effort;
    effort.budget = 0.1;
    return make_player(game, name, effort);
  };
  return setting;
}

TEST(Arena, ThreadsChangeNothing) {
  for (const AnyGame* game : all_games()) {
    const std::vector<std::string> names{"random", "easy", "medium"};
    ArenaSetting setting = setting_for(*game, names, 3);
    setting.match.seats = game->info->min_seats;
    setting.list = every_pair(names, setting.match.seats);
    setting.matches = 4;
    const std::vector<Outcome> alone = run_arena(setting);
    setting.threads = 2;
    EXPECT_EQ(run_arena(setting), alone) << game->info->key;
  }
}

TEST(Arena, TheSeedDecides) {
  const AnyGame& game = *all_games()[0];
  ArenaSetting setting = setting_for(game, {"random"}, 2);
  const std::vector<Outcome> outcomes = run_arena(setting);
  EXPECT_EQ(run_arena(setting), outcomes);
  setting.seed = 2;
  EXPECT_NE(run_arena(setting), outcomes);
}

TEST(Arena, MatchesOfABlockShareTheirLuck) {
  // Where everybody plays alike, turning the table changes nothing but the names.
  const AnyGame& game = *all_games()[0];
  ArenaSetting setting = setting_for(game, {"random"}, 2);
  setting.matches = 6;
  const std::vector<Outcome> outcomes = run_arena(setting);
  EXPECT_EQ(outcomes[0], outcomes[1]);
  EXPECT_EQ(outcomes[2], outcomes[3]);
  EXPECT_NE(outcomes[0], outcomes[2]);
}

TEST(Arena, AsksForNoMorePlayersThanSit) {
  const AnyGame& game = *all_games()[0];
  ArenaSetting setting = setting_for(game, {"random", "other"}, game.info->max_seats);
  std::mutex lock;
  std::multiset<std::string> asked;
  setting.make_player = [&](const std::string& name) {
    const std::scoped_lock hold(lock);
    asked.insert(name);
    return make_player(game, "random");
  };
  run_arena(setting);
  EXPECT_EQ(asked.count("random"), 1U);
  EXPECT_EQ(asked.count("other"), static_cast<std::size_t>(game.info->max_seats - 1));
}

TEST(Arena, TellsHowItStands) {
  const AnyGame& game = *all_games()[0];
  ArenaSetting setting = setting_for(game, {"random", player_names(game)[1]}, 2);
  setting.threads = 2;
  setting.matches = 20;
  ArenaProgress last;
  const std::vector<Outcome> outcomes =
      run_arena(setting, [&](const ArenaProgress& progress) { last = progress; });
  EXPECT_EQ(last.done, 20);
  EXPECT_EQ(last.total, 20);
  const std::vector<Standing> rows = standings(setting.list, outcomes);
  EXPECT_NEAR(last.scores[0].wins, rows[0].wins, 1e-9);
  EXPECT_EQ(last.scores[1].trials, 20);
}

}  // namespace
}  // namespace mohreh
