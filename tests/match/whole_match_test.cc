// Whole matches of every game, from sitting down to the end, with people and bots; and through a
// crash after every single write.

#include <gtest/gtest.h>

#include "engine/facade/registry.h"
#include "match/fairness.h"
#include "tests/match/table_driver.h"

namespace mohreh::match {
namespace {

class WholeMatch : public testing::TestWithParam<const AnyGame*> {
 protected:
  DriverSettings settings(int people, int bots, std::uint64_t seed = 1) const {
    DriverSettings result;
    result.game = GetParam();
    result.people = people;
    result.bots = bots;
    result.seed = seed;
    return result;
  }
};

void expect_proven_end(TableDriver& driver) {
  ASSERT_TRUE(driver.table->row().last_match);
  const auto match = driver.store.find(*driver.table->row().last_match);
  ASSERT_TRUE(match);
  ASSERT_TRUE(match->end);
  EXPECT_FALSE(match->end->aborted());
  const auto play = Play::replay(match->row, match->entries);
  ASSERT_TRUE(play);
  EXPECT_TRUE(play->awaited().nobody());
  const auto record = read_record(write_record(play->record(true)));
  ASSERT_TRUE(record) << record.error().message();
  EXPECT_TRUE(verify(*record).proven()) << verify(*record).reason;
  EXPECT_TRUE(driver.open.empty()) << driver.open.size() << " messages without an answer";
  for (const Client& client : driver.clients) {
    if (!client.there) continue;
    ASSERT_TRUE(client.ended) << client.guest.name;
    EXPECT_EQ(client.ended->points, match->end->points);
    EXPECT_EQ(commitment_to(client.ended->seed), client.started->commitment);
  }
}

TEST_P(WholeMatch, OfPeople) {
  for (const int seats : {GetParam()->info->min_seats, GetParam()->info->max_seats}) {
    TableDriver driver(settings(seats, 0));
    const std::size_t watcher = driver.guest("watcher");
    driver.start();
    driver.enter(watcher);
    driver.play_to_end();
    driver.clients[watcher].started = driver.clients[0].started;
    expect_proven_end(driver);
  }
}

TEST_P(WholeMatch, OfPeopleAndBots) {
  const int seats = GetParam()->info->max_seats;
  TableDriver driver(settings(1, seats - 1));
  driver.start();
  driver.play_to_end();
  expect_proven_end(driver);
}

// A server that dies after any write has everything that anybody was told of.
TEST_P(WholeMatch, SurvivesACrashAfterEveryWrite) {
  TableDriver driver(settings(2, 1, 5));
  driver.checks_mirrors = false;
  driver.start();
  int crashes = 0;
  for (int i = 0; i < 3000 && driver.table->row().phase == Phase::playing; ++i) {
    const std::size_t before = driver.store.disk.size();
    ASSERT_TRUE(driver.move_somebody() || driver.wake()) << "hangs";
    if (driver.store.disk.size() == before || driver.table->row().phase != Phase::playing) continue;
    std::map<int, std::optional<std::uint32_t>> sealed;
    int told = 0;
    for (const Client& client : driver.clients) {
      for (const auto& [seat, mirror] : client.eyes) {
        told = std::max(told, mirror.ply);
        if (mirror.choice) sealed[seat] = mirror.choice;
      }
    }
    driver.crash();
    ++crashes;
    driver.check_mirrors();
    for (std::size_t c = 0; c < 2; ++c) {
      ASSERT_FALSE(driver.clients[c].eyes.empty());
      const Mirror& mirror = driver.eyes(c);
      EXPECT_GE(mirror.ply, told);
      EXPECT_EQ(mirror.staged, 0) << "a draft outlived its server";
      const int seat = static_cast<int>(c);
      const bool sealed_still = sealed.contains(seat) && mirror.ply == told;
      EXPECT_TRUE(!sealed_still || mirror.choice == sealed[seat]) << "a sealed choice is lost";
    }
  }
  EXPECT_GT(crashes, 10);
  EXPECT_EQ(driver.table->row().phase, Phase::over);
  for (Client& client : driver.clients) client.started = driver.clients[0].started;
  expect_proven_end(driver);
}

// Nothing is told before it is on disk, and what is told keeps its order.
TEST_P(WholeMatch, TellsNothingBeforeTheDiskHasIt) {
  TableDriver driver(settings(2, 0, 9));
  driver.start();
  for (int i = 0; i < 60 && driver.table->row().phase == Phase::playing; ++i) {
    driver.store_acknowledges = false;
    std::vector<std::size_t> before;
    for (const Client& client : driver.clients) before.push_back(client.texts.size());
    ASSERT_TRUE(driver.move_somebody());
    if (driver.store.waits()) {
      for (std::size_t c = 0; c < driver.clients.size(); ++c) {
        EXPECT_EQ(driver.clients[c].texts.size(), before[c]) << "told before it was stored";
      }
      EXPECT_EQ(driver.open.size(), 1U);
      // Whatever comes next waits behind it.
      driver.send(0, protocol::Start{kTestTable});
      EXPECT_EQ(driver.open.size(), 2U);
    }
    driver.store_acknowledges = true;
    driver.settle();
    EXPECT_TRUE(driver.open.empty());
  }
}

// The disk refuses: whoever waits is refused, all are sent away, and who comes again finds what
// was stored before.
TEST_P(WholeMatch, GivesBackWhatTheDiskHadWhenAWriteFails) {
  TableDriver driver(settings(2, 0, 11));
  driver.start();
  driver.play(12);
  const auto before = driver.stored_play();
  ASSERT_TRUE(before);
  driver.store_acknowledges = false;
  while (!driver.store.waits()) ASSERT_TRUE(driver.move_somebody());
  const std::int64_t id = driver.open.begin()->first;
  driver.table->storage_failed(driver.store.refuse());
  driver.settle();
  const auto* refused = std::get_if<protocol::Refused>(&driver.answers.at(id));
  ASSERT_NE(refused, nullptr);
  EXPECT_EQ(refused->code, protocol::Refusal::storage);
  EXPECT_TRUE(driver.open.empty());
  EXPECT_TRUE(driver.table->failed());
  for (const Client& client : driver.clients) {
    ASSERT_TRUE(client.goodbye);
    EXPECT_EQ(client.goodbye->why, protocol::Farewell::storage);
  }
  EXPECT_EQ(driver.refusal(0, protocol::Start{kTestTable}), protocol::Refusal::storage);
  driver.store_acknowledges = true;
  driver.crash();
  EXPECT_EQ(driver.eyes(0).ply, before->plies());
  driver.play_to_end();
}

INSTANTIATE_TEST_SUITE_P(Games, WholeMatch,
                         testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh::match
