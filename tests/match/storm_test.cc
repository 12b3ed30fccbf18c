// Storms of messages, sensible and not, from several guests, with a disk that is sometimes slow,
// lost connections, crashes and time: what must always hold holds.

#include <gtest/gtest.h>

#include "bots/players/player.h"
#include "engine/facade/registry.h"
#include "match/fairness.h"
#include "tests/match/table_driver.h"

namespace mohreh::match {
namespace {

class Storm : public testing::TestWithParam<const AnyGame*> {};

class Weather {
 public:
  Weather(TableDriver& driver, std::uint64_t seed) : driver_(driver), rng_(seed) {}

  int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }
  std::size_t somebody() {
    return static_cast<std::size_t>(below(static_cast<int>(driver_.clients.size())));
  }

  protocol::ClientContent message(std::size_t client) {
    const int seat = below(6) - 2;
    const auto number = static_cast<std::uint32_t>(rng_.next());
    Secret secret;
    secret.bytes[0] = static_cast<std::uint8_t>(client);
    switch (below(20)) {
      case 0:
        return protocol::Enter{kTestTable, below(2) == 0 ? std::nullopt : std::optional(below(50))};
      case 1:
        if (below(4) == 0) return protocol::Leave{kTestTable};
        [[fallthrough]];
      case 2:
        return protocol::Sit{kTestTable, seat, commitment_to(secret)};
      case 3:
        return protocol::Ready{kTestTable, seat, secret};
      case 4:
        return protocol::Start{kTestTable};
      case 5:
        return protocol::Stand{kTestTable, seat};
      case 6:
        if (below(4) != 0) return protocol::SwapSeats{kTestTable, seat, below(4)};
        return protocol::SetSeat{kTestTable, seat, below(2) == 0 ? "" : std::string(kStandIn)};
      case 7:
        return protocol::TakeBack{kTestTable, seat};
      case 8:
        return protocol::Commit{kTestTable, seat};
      case 9:
        return protocol::StandingAnswer{kTestTable, seat,
                                        below(2) == 0 ? std::nullopt : std::optional(number)};
      case 10:
      case 11:
        return protocol::Ask{kTestTable, seat, static_cast<protocol::Question>(below(5)), number};
      case 12:
        return protocol::History{kTestTable, seat, below(60) - 5, below(60)};
      case 13:
      case 14: {
        // Resigning and ending would soon leave nothing to storm at.
        auto act = static_cast<protocol::SeatAct>(below(9));
        const bool final = act == protocol::SeatAct::resign || act == protocol::SeatAct::agree_end;
        if (final && below(10) != 0) act = protocol::SeatAct::back;
        return protocol::Act{kTestTable, seat, act};
      }
      case 15:
        return protocol::Say{kTestTable, "hello", below(12)};
      case 16:
        return protocol::ListTables{};
      default:
        return protocol::MakeMove{kTestTable, seat, below(60), number, {}};
    }
  }

 private:
  TableDriver& driver_;
  Rng rng_;
};

TEST_P(Storm, LeavesTheTableWhole) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE(seed);
    DriverSettings settings;
    settings.game = GetParam();
    settings.people = 2;
    settings.bots = 1;
    settings.clock_seconds = seed % 2 == 0 ? 20 : 0;
    settings.seed = seed;
    TableDriver driver(settings);
    driver.guest("third");
    driver.device_of(driver.guest("fourth"));
    driver.start();
    Weather weather(driver, seed);
    for (int i = 0; i < 2500; ++i) {
      const int what = weather.below(40);
      const std::size_t who = weather.somebody();
      if (what == 0) {
        driver.disconnect(who);
      } else if (what == 1) {
        driver.enter(who);
      } else if (what == 2) {
        driver.pass(weather.below(30'000));
      } else if (what == 3) {
        driver.store_acknowledges = !driver.store_acknowledges;
        driver.settle();
      } else if (what == 4 && weather.below(10) == 0) {
        driver.crash();
      } else if (what < 24) {
        driver.store_acknowledges = true;
        driver.settle();
        driver.move_somebody();
      } else if (driver.clients[who].there) {
        driver.send(who, weather.message(who));
      }
      ASSERT_FALSE(driver.table->failed());
      ASSERT_LE(driver.table->row().seats.size(), 8U);
      if (testing::Test::HasFailure()) return;
    }
    driver.store_acknowledges = true;
    driver.settle();
    EXPECT_TRUE(driver.open.empty()) << driver.open.size() << " messages without an answer";
    // And whoever is left can finish what was begun.
    if (driver.table->row().phase != Phase::playing) continue;
    for (std::size_t c = 0; c < driver.clients.size(); ++c) driver.enter(c);
    for (int s = 0; s < 3; ++s) {
      for (std::size_t c = 0; c < driver.clients.size(); ++c) {
        driver.send(c, protocol::Act{kTestTable, s, protocol::SeatAct::resume});
        driver.send(c, protocol::Act{kTestTable, s, protocol::SeatAct::back});
      }
    }
    driver.play_to_end();
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Storm, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh::match
