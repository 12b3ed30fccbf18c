#include "bots/selfplay/match.h"

#include <gtest/gtest.h>

#include "bots/selfplay/signature.h"
#include "engine/facade/registry.h"

namespace mohreh {
namespace {

std::vector<std::unique_ptr<Player>> seat_all(const AnyGame& game, std::string_view name,
                                              int seats) {
  std::vector<std::unique_ptr<Player>> players;
  constexpr Effort kHardlyAny{0.001, 1, nullptr};
  for (int s = 0; s < seats; ++s) players.push_back(make_player(game, name, kHardlyAny));
  return players;
}

TEST(Players, EveryOneOfEveryGamePlaysLegalMatches) {
  for (const AnyGame* game : all_games()) {
    for (const std::string& name : player_names(*game)) {
      for (int seats = game->info->min_seats; seats <= game->info->max_seats; ++seats) {
        const MatchSetting setting{game, game->default_options(), seats};
        Record record;
        record.game = game;
        record.options = setting.options;
        record.seats = seats;
        const MatchResult result = play_match(setting, seat_all(*game, name, seats), 3, &record);
        EXPECT_EQ(result.plies, static_cast<int>(record.plies.size()));
        // Reading the text again tries every ply for legality.
        const auto read = read_record(write_record(record));
        ASSERT_TRUE(read) << name << ": " << read.error().message();
        EXPECT_EQ(game->outcome(read->state_after(read->plies.size())), result.outcome);
      }
    }
    EXPECT_EQ(make_player(*game, "nobody"), nullptr);
    EXPECT_NE(make_player(*game, "master@0.1"), nullptr);
    for (const char* wrong : {"master@", "master@x", "master@0", "master@1e9", "nobody@1"}) {
      EXPECT_EQ(make_player(*game, wrong), nullptr) << wrong;
    }
  }
}

TEST(Match, TheSeedDecidesEverything) {
  const AnyGame& game = *all_games()[0];
  const MatchSetting setting{&game, game.default_options(), game.info->max_seats};
  Record one;
  Record same;
  Record other;
  play_match(setting, seat_all(game, "random", setting.seats), 5, &one);
  play_match(setting, seat_all(game, "random", setting.seats), 5, &same);
  play_match(setting, seat_all(game, "random", setting.seats), 6, &other);
  EXPECT_EQ(one.plies, same.plies);
  EXPECT_NE(one.plies, other.plies);
}

TEST(Signature, IsReproducible) {
  for (const AnyGame* game : all_games()) EXPECT_EQ(signature_of(*game), signature_of(*game));
}

}  // namespace
}  // namespace mohreh
