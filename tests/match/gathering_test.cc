// Before and between matches: seats, readiness, hosts, devices, talking, rematches.

#include <gtest/gtest.h>

#include "engine/facade/registry.h"
#include "match/fairness.h"
#include "tests/match/table_driver.h"

namespace mohreh::match {
namespace {

using protocol::Done;
using protocol::Refusal;

DriverSettings some_game(int people = 2, int bots = 0) {
  DriverSettings result;
  result.game = all_games().front();
  result.people = people;
  result.bots = bots;
  return result;
}

TEST(Gathering, NobodyStartsWithoutAContribution) {
  TableDriver driver(some_game(2, 1));
  for (std::size_t c = 0; c < 2; ++c) driver.enter(c);
  const auto empty = driver.ask<protocol::Refused>(0, protocol::Start{kTestTable});
  ASSERT_TRUE(empty);
  EXPECT_EQ(empty->code, Refusal::not_ready);
  driver.sit(0, 0);
  EXPECT_EQ(driver.refusal(1, protocol::Sit{kTestTable, 0, {}}), Refusal::no_seat);
  driver.sit(1, 1);
  EXPECT_EQ(driver.refusal(1, protocol::Ready{kTestTable, 0, {}}), Refusal::not_your_seat);
  EXPECT_EQ(driver.refusal(0, protocol::Ready{kTestTable, 0, {}}), Refusal::entropy);
  driver.ready(0, 0);
  const auto waiting = driver.ask<protocol::Refused>(0, protocol::Start{kTestTable});
  ASSERT_TRUE(waiting);
  EXPECT_EQ(waiting->n, 1);
  driver.ready(1, 1);
  EXPECT_EQ(driver.refusal(1, protocol::Start{kTestTable}), Refusal::not_host);
  EXPECT_TRUE(driver.ask<Done>(0, protocol::Start{kTestTable}));
  ASSERT_TRUE(driver.clients[1].started);
  const std::vector<std::string> expected{protocol::to_text(driver.clients[0].entropy[0]),
                                          protocol::to_text(driver.clients[1].entropy[1]), ""};
  EXPECT_EQ(driver.clients[1].started->contributions, expected);
  EXPECT_EQ(driver.refusal(0, protocol::Stand{kTestTable, 0}), Refusal::playing);
}

TEST(Gathering, ARematchKeepsTheSeatsAndMovesOn) {
  TableDriver driver(some_game());
  driver.start();
  const auto first = *driver.clients[0].started;
  driver.play_to_end();
  const int next = driver.table->row().first_seat;
  ASSERT_GE(next, 0);
  EXPECT_NE(driver.clients[0].table->match, first.match);
  EXPECT_NE(driver.clients[0].table->commitment, first.commitment);
  EXPECT_EQ(driver.refusal(0, protocol::Ready{kTestTable, 0, driver.clients[0].entropy[0]}),
            Refusal::entropy)
      << "an old contribution";
  driver.crash();
  for (std::size_t c = 0; c < 2; ++c) driver.sit(c, static_cast<int>(c));
  for (std::size_t c = 0; c < 2; ++c) driver.ready(c, static_cast<int>(c));
  EXPECT_EQ(driver.table->row().phase, Phase::playing) << "starts by itself";
  EXPECT_NE(driver.clients[0].started->match, first.match);
  driver.play_to_end();
  EXPECT_EQ(driver.table->row().first_seat, (next + 1) % 2);
  EXPECT_EQ(driver.table->row().matches, 2);
}

TEST(Gathering, ASeatIsKeptTenMinutesAndTheHostPassesOn) {
  TableDriver driver(some_game());
  for (std::size_t c = 0; c < 2; ++c) driver.enter(c);
  for (std::size_t c = 0; c < 2; ++c) driver.sit(c, static_cast<int>(c));
  driver.disconnect(0);
  driver.pass(kSeatKeptMs - 1);
  EXPECT_EQ(driver.clients[1].table->seats[0].kind, SeatKind::person);
  driver.pass(2);
  EXPECT_EQ(driver.clients[1].table->seats[0].kind, SeatKind::empty);
  EXPECT_TRUE(driver.clients[1].table->seats[1].host);
  EXPECT_EQ(driver.store.load()->row.host, driver.clients[1].guest.id);
  // After a restart the ten minutes begin anew, and end.
  driver.rebuild();
  EXPECT_NE(driver.clock.wake, 0);
  driver.pass(kSeatKeptMs + 1);
  EXPECT_EQ(driver.table->row().seats[1].kind, SeatKind::empty);
}

TEST(Gathering, AHostWhoNeverSatAndLeavesIsReplacedOnDisk) {
  TableDriver driver(some_game());
  driver.enter(0);
  driver.enter(1);
  driver.sit(1, 1);
  driver.disconnect(0);
  EXPECT_EQ(driver.table->row().host, driver.clients[1].guest.id);
  EXPECT_EQ(driver.store.load()->row.host, driver.clients[1].guest.id);
}

TEST(Gathering, OwnTableIsListedUntilItIsOverOrGivenUp) {
  DriverSettings settings = some_game();
  settings.bots = 1;
  TableDriver driver(settings);
  const UserId host = driver.clients[0].guest.id;
  const UserId second = driver.clients[1].guest.id;
  EXPECT_FALSE(driver.table->concerns(second));
  driver.start();
  EXPECT_TRUE(driver.table->concerns(host));
  EXPECT_TRUE(driver.table->concerns(second));
  const auto row = driver.table->summary(second);
  ASSERT_EQ(row.sitters.size(), 3U);
  EXPECT_EQ(row.sitters[0].name, driver.clients[0].guest.name);
  EXPECT_FALSE(row.sitters[0].mine);
  EXPECT_TRUE(row.sitters[1].mine);
  EXPECT_EQ(row.sitters[2].kind, SeatKind::bot);
  EXPECT_EQ(row.my_turn, row.sitters[1].awaited);
  EXPECT_TRUE(driver.table->summary({}).sitters.empty());  // a stranger's list names nobody
  driver.send(1, protocol::Act{kTestTable, 1, protocol::SeatAct::resign});
  EXPECT_FALSE(driver.table->concerns(second));
  EXPECT_TRUE(driver.table->concerns(host));
  driver.send(0, protocol::Act{kTestTable, 0, protocol::SeatAct::agree_end});
  EXPECT_EQ(driver.table->row().phase, Phase::over);
  EXPECT_FALSE(driver.table->concerns(host));
}

TEST(Gathering, WhoMadeATableAndLeftItIsDoneWithIt) {
  TableDriver driver(some_game());
  const UserId host = driver.clients[0].guest.id;
  driver.enter(0);
  EXPECT_TRUE(driver.table->concerns(host));
  driver.send(0, protocol::Leave{kTestTable});
  EXPECT_FALSE(driver.table->concerns(host));
  driver.enter(0);
  driver.sit(0, 0);
  driver.disconnect(0);
  EXPECT_TRUE(driver.table->concerns(host));
}

TEST(Gathering, TheNewestDeviceActs) {
  TableDriver driver(some_game());
  driver.start();
  const std::size_t phone = driver.device_of(0);
  driver.enter(phone);
  EXPECT_FALSE(driver.clients[0].table->acting);
  EXPECT_TRUE(driver.clients[phone].table->acting);
  EXPECT_EQ(driver.refusal(0, protocol::Act{kTestTable, 0, protocol::SeatAct::agree_end}),
            Refusal::taken_elsewhere);
  driver.play(30);
  driver.disconnect(phone);
  EXPECT_TRUE(driver.clients[0].table->acting);
  driver.play_to_end();
}

TEST(Gathering, OneGuestMayHoldSeveralSeats) {
  TableDriver driver(some_game());
  driver.enter(0);
  for (int s = 0; s < 2; ++s) driver.sit(0, s);
  for (int s = 0; s < 2; ++s) driver.ready(0, s);
  EXPECT_TRUE(driver.ask<Done>(0, protocol::Start{kTestTable}));
  EXPECT_EQ(driver.clients[0].eyes.size(), 2U);
  driver.play_to_end();
}

TEST(Gathering, SpectatorsTalkAmongThemselves) {
  TableDriver driver(some_game());
  const std::size_t watcher = driver.guest("watcher");
  driver.start();
  driver.enter(watcher);
  EXPECT_TRUE(driver.ask<Done>(watcher, protocol::Say{kTestTable, "she holds a snake", 0}));
  EXPECT_TRUE(driver.clients[0].heard.empty());
  EXPECT_TRUE(driver.ask<Done>(0, protocol::Say{kTestTable, "hello\u202E", 0}));
  ASSERT_EQ(driver.clients[1].heard.size(), 1U);
  EXPECT_EQ(driver.clients[1].heard[0].text, "hello");
  EXPECT_EQ(driver.clients[watcher].heard.size(), 1U);
  EXPECT_EQ(driver.refusal(0, protocol::Say{kTestTable, " \u200B ", 0}), Refusal::name);
  driver.disconnect(1);
  driver.clients[1].heard.clear();
  driver.enter(1);
  EXPECT_EQ(driver.clients[1].heard.size(), 1U);
}

TEST(Gathering, SettingsForbid) {
  TableDriver driver(some_game());
  const std::size_t watcher = driver.guest("watcher");
  driver.enter(0);
  driver.enter(watcher);
  protocol::TableSettings settings = driver.table->row().settings;
  settings.odds = settings.chat = settings.spectators = false;
  EXPECT_EQ(driver.refusal(watcher, protocol::ChangeSettings{kTestTable, settings, 2}),
            Refusal::not_host);
  EXPECT_TRUE(driver.ask<Done>(0, protocol::ChangeSettings{kTestTable, settings, 2}));
  driver.start();
  ASSERT_TRUE(driver.clients[watcher].goodbye) << "no spectators here";
  EXPECT_TRUE(driver.clients[watcher].eyes.empty());
  EXPECT_EQ(driver.refusal(watcher, protocol::Enter{kTestTable, {}}), Refusal::not_allowed);
  using protocol::Question;
  for (const Question question : {Question::odds, Question::advice}) {
    EXPECT_EQ(driver.refusal(0, protocol::Ask{kTestTable, 0, question, 0}), Refusal::not_allowed);
  }
  EXPECT_EQ(driver.refusal(0, protocol::Say{kTestTable, "hello", 0}), Refusal::not_allowed);
}

// What a stake pays is no secret of chance; how likely it wins is.
TEST(Gathering, ForbiddenOddsStandInNoPreview) {
  for (const bool odds : {true, false}) {
    DriverSettings chosen = some_game();
    chosen.game = find_game("farar");
    TableDriver driver(chosen);
    driver.enter(0);
    protocol::TableSettings settings = driver.table->row().settings;
    settings.odds = odds;
    EXPECT_TRUE(driver.ask<Done>(0, protocol::ChangeSettings{kTestTable, settings, 2}));
    driver.start();
    using protocol::Question;
    for (const Question question : {Question::preview, Question::previews}) {
      const AnyMove highest = driver.eyes(0).moves.back();
      const auto answer =
          driver.ask<protocol::Answer>(0, protocol::Ask{kTestTable, 0, question, highest.code});
      ASSERT_TRUE(answer);
      const std::string& told = answer->answer.text;
      EXPECT_NE(told.find("if_won"), std::string::npos);
      EXPECT_EQ(told.find("chance") != std::string::npos, odds) << told;
    }
  }
}

TEST(Gathering, TheHostMayChangeThePaceDuringAMatchAndNothingElse) {
  TableDriver driver(some_game());
  driver.start();
  protocol::TableSettings settings = driver.table->row().settings;
  settings.pace = protocol::Pace::slow;
  EXPECT_EQ(driver.refusal(1, protocol::ChangeSettings{kTestTable, settings, 2}),
            Refusal::not_host);
  EXPECT_TRUE(driver.ask<Done>(0, protocol::ChangeSettings{kTestTable, settings, 2}));
  EXPECT_EQ(driver.clients[1].table->settings.pace, protocol::Pace::slow);
  EXPECT_EQ(driver.store.load()->row.settings.pace, protocol::Pace::slow);
  EXPECT_EQ(driver.table->row().phase, Phase::playing);
  EXPECT_EQ(driver.refusal(0, protocol::ChangeSettings{kTestTable, settings, 3}), Refusal::playing);
  settings.odds = !settings.odds;
  EXPECT_EQ(driver.refusal(0, protocol::ChangeSettings{kTestTable, settings, 2}), Refusal::playing);
}

TEST(Gathering, ClosingEndsTheMatchAndSaysGoodbyeLast) {
  TableDriver driver(some_game());
  driver.start();
  driver.play(10);
  driver.table->close();
  driver.settle();
  EXPECT_TRUE(driver.clients[0].ended);
  ASSERT_TRUE(driver.clients[0].goodbye);
  EXPECT_NE(driver.clients[0].texts.back().find("goodbye"), std::string::npos);
  EXPECT_FALSE(driver.store.load());
  EXPECT_EQ(driver.clock.wake, 0);
}

}  // namespace
}  // namespace mohreh::match
