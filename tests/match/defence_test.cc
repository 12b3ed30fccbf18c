// Survive's defence window (D4, U24): who holds the tile against an attack is not to be read off
// times, sizes or messages before the window has ended.

#include <gtest/gtest.h>

#include "engine/facade/registry.h"
#include "tests/match/defence_script.h"

namespace mohreh::match {
namespace {

constexpr int kClockSeconds = 30;
constexpr std::int64_t kAnswerPauseMs = 300;  // of a stand-in

struct Answering {
  bool holder = false;  // answers early, with the tile where it has one
  bool other = false;
};

class Defence : public testing::TestWithParam<int> {
 protected:
  // Two matches that differ in the holder's tile alone, right after the attack.
  void attack() {
    DriverSettings settings;
    settings.game = find_game("survive");
    settings.people = 3;
    settings.clock_seconds = kClockSeconds;
    settings.window_seconds = GetParam();
    settings.seed = 5;
    for (auto* driver : {&with_tile, &without}) {
      driver->emplace(settings);
      watcher = (*driver)->guest("watcher");
      (*driver)->start();
      (*driver)->enter(watcher);
    }
    const auto found = find_defence(*with_tile, seat_of(0));
    ASSERT_TRUE(found);
    script = *found;
    play_script(*with_tile, script.with_tile);
    play_script(*without, script.without);
    expect_same_news();
    for (auto* driver : {&*with_tile, &*without}) {
      const std::size_t attacker = script.attacker.slot();
      driver->pass(1500);
      ASSERT_TRUE(driver->ask<protocol::Accepted>(
          attacker, driver->move_of(attacker, script.attacker.index, script.attack)));
      opened = driver->clock.now;
    }
  }

  // Everybody but the holder has got the same, byte for byte.
  void expect_same_news() {
    for (const std::size_t c : {script.attacker.slot(), script.other.slot(), watcher}) {
      EXPECT_EQ(with_tile->clients[c].texts, without->clients[c].texts);
    }
  }

  static void answer(TableDriver& driver, Seat seat) {
    const AnyMove last = driver.eyes(seat.slot()).moves.back();  // the tile, where there is one
    ASSERT_TRUE(
        driver.ask<protocol::Sealed>(seat.slot(), driver.move_of(seat.slot(), seat.index, last)));
  }

  // When the window ends.
  std::int64_t end_of_window(TableDriver& driver) const {
    const int ply = driver.eyes(watcher).ply;
    while (driver.eyes(watcher).ply == ply && driver.clock.now < opened + 60 * kSecondMs) {
      driver.pass(1);
    }
    return driver.clock.now - opened;
  }

  std::optional<TableDriver> with_tile;
  std::optional<TableDriver> without;
  DefenceScript script;
  std::size_t watcher = 0;
  std::int64_t opened = 0;
};

TEST_P(Defence, OpensForHolderAndOtherAlike) {
  attack();
  if (HasFatalFailure()) return;
  for (TableDriver* driver : {&*with_tile, &*without}) {
    for (const Client& client : driver->clients) {
      const Mirror& mirror = client.eyes.begin()->second;
      EXPECT_EQ(mirror.awaited, (std::set<int>{script.holder.index, script.other.index}));
      EXPECT_TRUE(mirror.chosen.empty());
      const int window = GetParam() * static_cast<int>(kSecondMs);
      EXPECT_EQ(mirror.left_ms, (std::vector<int>{window, window}));
    }
  }
  EXPECT_EQ(with_tile->eyes(script.holder.slot()).moves.size(), 2U);
  EXPECT_EQ(without->eyes(script.holder.slot()).moves.size(), 1U);
  expect_same_news();
}

TEST_P(Defence, LastsAsLongWhoeverAnswersWhen) {
  for (const Answering early : {Answering{false, false}, {true, false}, {false, true}}) {
    attack();
    if (HasFatalFailure()) return;
    for (TableDriver* driver : {&*with_tile, &*without}) {
      driver->pass(700);
      if (early.holder) answer(*driver, script.holder);
      driver->pass(1300);
      if (early.other) answer(*driver, script.other);
      driver->pass(GetParam() * kSecondMs - 2001);
      EXPECT_EQ(driver->eyes(watcher).awaited.size(), 2U) << "the window is open";
    }
    expect_same_news();
    const std::int64_t lasted = end_of_window(*with_tile);
    EXPECT_EQ(lasted, end_of_window(*without));
    EXPECT_EQ(lasted, GetParam() * kSecondMs + kAnswerPauseMs);
  }
}

// A late answer ends the window as the time would: what it was is seen in both, and no sooner.
TEST_P(Defence, ALateAnswerOfTheLastSeatEndsIt) {
  attack();
  if (HasFatalFailure()) return;
  for (TableDriver* driver : {&*with_tile, &*without}) {
    answer(*driver, script.other);
    driver->pass(GetParam() * kSecondMs - 1);
  }
  expect_same_news();
  for (TableDriver* driver : {&*with_tile, &*without}) {
    const int ply = driver->eyes(watcher).ply;
    const std::size_t holder = script.holder.slot();
    ASSERT_TRUE(driver->ask<protocol::Accepted>(
        holder, driver->move_of(holder, script.holder.index, driver->eyes(holder).moves.back())));
    EXPECT_GT(driver->eyes(watcher).ply, ply);
  }
  EXPECT_NE(with_tile->clients[watcher].texts.back(), without->clients[watcher].texts.back())
      << "the tile drove the creature away in one of them";
}

INSTANTIATE_TEST_SUITE_P(Windows, Defence, testing::Values(6, 12));

}  // namespace
}  // namespace mohreh::match
