// Drafts at a table of Survive: what a seat has in mind until it commits it (D16).

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/facade/registry.h"
#include "tests/match/table_driver.h"

namespace mohreh::match {
namespace {

// A move of that kind among those that a client may make now.
std::optional<AnyMove> offered(const Mirror& mirror, std::string_view kind) {
  const auto specs = find_game("survive")->info->moves;
  const auto it = std::find_if(mirror.moves.begin(), mirror.moves.end(),
                               [&](AnyMove move) { return specs[move.code >> 24U].key == kind; });
  return it == mirror.moves.end() ? std::nullopt : std::optional(*it);
}

// The seat that may end its moves, once one may.
int first_who_moves(TableDriver& driver) {
  for (int i = 0; i < 400; ++i) {
    for (int seat = 0; seat < 2; ++seat) {
      const Mirror& mirror = driver.eyes(static_cast<std::size_t>(seat));
      if (mirror.staged == 0 && offered(mirror, "end_moves")) return seat;
    }
    if (!driver.move_somebody()) break;
  }
  return -1;
}

TEST(Draft, D3_EndingTheMovesCanBeTakenBackUntilTheTileIsChosen) {
  DriverSettings settings;
  settings.game = find_game("survive");
  settings.seed = 5;
  TableDriver driver(settings);
  driver.take_backs = false;
  driver.start();
  const int seat = first_who_moves(driver);
  ASSERT_GE(seat, 0);
  const auto own = static_cast<std::size_t>(seat);
  const std::size_t other = 1 - own;
  const std::size_t heard = driver.clients[other].texts.size();
  const int ply = driver.eyes(other).ply;
  const auto end = *offered(driver.eyes(own), "end_moves");

  EXPECT_TRUE(driver.ask<protocol::Staged>(own, driver.move_of(own, seat, end)));
  ASSERT_TRUE(offered(driver.eyes(own), "sink")) << "the tile is asked for";
  EXPECT_TRUE(driver.ask<protocol::Done>(own, protocol::TakeBack{kTestTable, seat}));
  EXPECT_EQ(driver.eyes(own).staged, 0);
  EXPECT_TRUE(offered(driver.eyes(own), "end_moves")) << "the moves are there again";
  EXPECT_TRUE(driver.ask<protocol::Staged>(own, driver.move_of(own, seat, end)));
  EXPECT_EQ(driver.clients[other].texts.size(), heard) << "nobody else learns of it";

  // The tile shows the others both at once.
  const auto tile = *offered(driver.eyes(own), "sink");
  const auto answer = driver.ask<protocol::Accepted>(own, driver.move_of(own, seat, tile));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->made, 2);
  EXPECT_GE(driver.eyes(other).ply, ply + 2);
  driver.play_to_end();
}

}  // namespace
}  // namespace mohreh::match
