// A match that began under older rules goes on by them, and its record names them.

#include <gtest/gtest.h>

#include "match/play.h"

namespace mohreh::match {
namespace {

MatchRow begun_under(int rules_version) {
  MatchRow row;
  row.game = "survive";
  row.rules_version = rules_version;
  row.options = "attack_on_boarding=no";
  row.seats = 2;
  row.names.resize(2);
  row.users.resize(2);
  row.contributions.resize(2);
  return row;
}

TEST(RulesVersion, AMatchGoesOnByTheRulesItBeganWith) {
  for (const int version : {1, 2}) {
    const auto play = Play::replay(begun_under(version), {});
    ASSERT_TRUE(play) << version;
    const std::string text = write_record(play->record(false));
    EXPECT_NE(text.find("game survive " + std::to_string(version) + "\n"), std::string::npos)
        << text;
    EXPECT_EQ(play->start(), play->state());
  }
}

TEST(RulesVersion, AnUnknownOneIsNotPlayed) {
  for (const int version : {0, 3}) {
    EXPECT_FALSE(Play::playable(begun_under(version))) << version;
  }
}

}  // namespace
}  // namespace mohreh::match
