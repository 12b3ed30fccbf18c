// Clocks, stand-ins, absence, pauses and votes, with time set by hand.

#include <gtest/gtest.h>

#include "engine/facade/registry.h"
#include "tests/match/table_driver.h"

namespace mohreh::match {
namespace {

using protocol::Act;
using protocol::Done;
using protocol::Refusal;
using protocol::SeatAct;

Act act(int seat, SeatAct what) {
  return {kTestTable, seat, what};
}

class Time : public testing::TestWithParam<const AnyGame*> {
 protected:
  DriverSettings settings(int clock_seconds, int people = 2, int bots = 0) const {
    DriverSettings result;
    result.game = GetParam();
    result.people = people;
    result.bots = bots;
    result.clock_seconds = clock_seconds;
    result.seed = 3;
    return result;
  }
};

// A seat of a person that is awaited now, as its client knows.
int awaited_seat(TableDriver& driver) {
  for (std::size_t c = 0; c < driver.clients.size(); ++c) {
    for (const auto& [seat, mirror] : driver.clients[c].eyes) {
      if (seat >= 0 && mirror.awaited.contains(seat) && !mirror.chosen.contains(seat)) return seat;
    }
  }
  return -1;
}

const protocol::SeatState& shown(const TableDriver& driver, int seat) {
  return driver.clients[0].table->seats[static_cast<std::size_t>(seat)];
}

TEST_P(Time, AStandInChoosesOnceAndIsMarkedAndTwiceMeansAway) {
  TableDriver driver(settings(30));
  driver.start();
  const int seat = awaited_seat(driver);
  ASSERT_GE(seat, 0);
  const auto client = static_cast<std::size_t>(seat);
  EXPECT_FALSE(driver.eyes(client).left_ms.empty());
  EXPECT_EQ(driver.eyes(client).stood_in, 0);
  driver.pass(29 * kSecondMs);
  EXPECT_EQ(driver.eyes(client).stood_in, 0);
  driver.pass(2 * kSecondMs);
  EXPECT_GT(driver.eyes(client).stood_in, 0) << "marked for those who look";
  EXPECT_FALSE(shown(driver, seat).away);
  // Nobody moves: both are away soon, and bots end the match.
  driver.pass(10 * 60 * kSecondMs);
  EXPECT_TRUE(shown(driver, seat).away || driver.table->row().phase == Phase::over);
}

// D16: what was staged counts when the time is up, and the stand-in goes on from there.
TEST(TimeOut, CommitsTheDraftAndLetsTheStandInGoOn) {
  DriverSettings settings;
  settings.game = find_game("survive");
  settings.clock_seconds = 30;
  settings.seed = 3;
  TableDriver driver(settings);
  driver.take_backs = false;
  driver.start();
  int seat = -1;
  for (int i = 0; i < 400 && seat < 0; ++i) {
    ASSERT_TRUE(driver.move_somebody());
    for (int s = 0; s < 2; ++s) {
      if (driver.eyes(static_cast<std::size_t>(s)).staged > 0) seat = s;
    }
  }
  ASSERT_GE(seat, 0) << "nothing was staged";
  const Mirror& own = driver.eyes(static_cast<std::size_t>(seat));
  const Mirror& others = driver.eyes(static_cast<std::size_t>(1 - seat));
  const std::vector<AnyMove> draft(own.draft.end() - own.staged, own.draft.end());
  const std::size_t before = driver.store.load()->match->entries.size();
  const int ply = others.ply;
  driver.pass(29 * kSecondMs);
  EXPECT_EQ(others.ply, ply) << "a draft is nobody's business";
  EXPECT_EQ(driver.store.load()->match->entries.size(), before);
  driver.pass(2 * kSecondMs);
  const auto entries = driver.store.load()->match->entries;
  ASSERT_GT(entries.size(), before + draft.size());
  for (std::size_t i = 0; i < draft.size(); ++i) {
    EXPECT_EQ(entries[before + i], (Entry{draft[i].code, seat_of(seat), EntryKind::person}));
  }
  EXPECT_EQ(entries[before + draft.size()].kind, EntryKind::stand_in);
  EXPECT_EQ(entries[before + draft.size()].seat, seat_of(seat));
  EXPECT_EQ(own.staged, 0);
  EXPECT_GT(others.stood_in, 0);
  driver.play_to_end();
}

TEST_P(Time, NobodyThereAndItStillEnds) {
  TableDriver driver(settings(30));
  driver.checks_mirrors = false;
  driver.start();
  driver.disconnect(0);
  driver.disconnect(1);
  for (int wakes = 0; driver.table->row().phase == Phase::playing; ++wakes) {
    ASSERT_TRUE(driver.wake()) << "hangs";
    ASSERT_LT(wakes, 100'000);
  }
  EXPECT_EQ(driver.table->row().phase, Phase::over);
}

TEST_P(Time, BackReturnsTheSeatAtOnce) {
  DriverSettings slow_bots = settings(30);
  slow_bots.pace = protocol::Pace::slow;
  TableDriver driver(slow_bots);
  driver.start();
  int seat = -1;
  for (int i = 0; i < 400 && seat < 0; ++i) {
    ASSERT_TRUE(driver.wake());
    for (int s = 0; s < 2; ++s) {
      if (shown(driver, s).away) seat = s;
    }
  }
  ASSERT_GE(seat, 0);
  const auto client = static_cast<std::size_t>(seat);
  const auto moves = driver.clients[client].eyes[seat].moves;
  ASSERT_FALSE(moves.empty());
  EXPECT_EQ(driver.refusal(client, driver.move_of(client, seat, moves[0])), Refusal::not_allowed);
  EXPECT_TRUE(driver.ask<Done>(client, act(seat, SeatAct::back)));
  EXPECT_FALSE(shown(driver, seat).away);
  const auto answer = driver.send(client, driver.move_of(client, seat, moves[0]));
  EXPECT_FALSE(std::holds_alternative<protocol::Refused>(*answer));
}

TEST_P(Time, MoreTimeThreeTimes) {
  TableDriver driver(settings(30));
  driver.start();
  const int seat = awaited_seat(driver);
  const auto client = static_cast<std::size_t>(seat);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(shown(driver, seat).more_time_left, 3 - i);
    EXPECT_TRUE(driver.ask<Done>(client, act(seat, SeatAct::more_time)));
  }
  EXPECT_EQ(driver.refusal(client, act(seat, SeatAct::more_time)), Refusal::no_more_time);
  const Mirror& mirror = driver.eyes(client);
  for (std::size_t i = 0; i < mirror.awaited_list.size(); ++i) {
    EXPECT_TRUE(mirror.awaited_list[i] != seat || mirror.left_ms[i] == 210000);
  }
  // Other people's time is not mine to lengthen.
  EXPECT_EQ(driver.refusal(client, act(1 - seat, SeatAct::more_time)), Refusal::not_your_seat);
  driver.crash();
  EXPECT_EQ(driver.refusal(client, act(seat, SeatAct::more_time)), Refusal::no_more_time);
}

// Whatever somebody sends who does not move, the time runs out.
TEST_P(Time, NoMessageGivesTimeForNothing) {
  DriverSettings with_pause = settings(30);
  with_pause.pace = protocol::Pace::slow;
  TableDriver driver(with_pause);
  driver.start();
  const int seat = awaited_seat(driver);
  const auto client = static_cast<std::size_t>(seat);
  const int ply = driver.eyes(client).ply;
  for (int second = 0; second < 200 && driver.eyes(client).stood_in == 0; ++second) {
    driver.send(client, act(seat, SeatAct::back));
    driver.send(client, act(seat, SeatAct::resume));
    driver.send(client, act(seat, SeatAct::oppose_end));
    // Whoever chooses and takes back has not chosen.
    if (driver.eyes(client).ply == ply && !driver.eyes(client).moves.empty()) {
      const auto answer =
          driver.send(client, driver.move_of(client, seat, driver.eyes(client).moves[0]));
      if (std::holds_alternative<protocol::Accepted>(*answer)) return;  // it moved, after all
      driver.send(client, protocol::TakeBack{kTestTable, seat});
    }
    driver.pass(kSecondMs);
    ASSERT_LT(second, 199) << "time without end";
  }
}

TEST_P(Time, ASlowClockIsWrittenDownAndGoesOnThroughARestart) {
  const int day = 24 * 60 * 60;
  TableDriver driver(settings(day));
  driver.start();
  EXPECT_EQ(driver.store.load()->row.deadline_ms, driver.clock.now + day * kSecondMs);
  driver.pass(20 * 60 * 60 * kSecondMs);
  driver.crash();
  const int seat = awaited_seat(driver);
  const auto client = static_cast<std::size_t>(seat);
  EXPECT_EQ(driver.eyes(client).stood_in, 0);
  EXPECT_EQ(driver.clock.wake, driver.store.load()->row.deadline_ms);
  driver.pass(4 * 60 * 60 * kSecondMs + kSecondMs);
  EXPECT_GT(driver.eyes(client).stood_in, 0) << "a restart gave a new day";
}

TEST_P(Time, PauseStopsClocksAndBotsAndSurvivesARestart) {
  TableDriver driver(settings(30, 2, GetParam()->info->max_seats > 2 ? 1 : 0));
  driver.start();
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::pause)));
  EXPECT_FALSE(driver.clients[0].table->paused);
  EXPECT_TRUE(driver.ask<Done>(1, act(1, SeatAct::pause)));
  EXPECT_TRUE(driver.clients[0].table->paused);
  const int ply = driver.eyes(0).ply;
  driver.pass(60 * 60 * kSecondMs);
  EXPECT_EQ(driver.eyes(0).ply, ply);
  EXPECT_EQ(driver.eyes(0).stood_in, 0);
  driver.crash();
  EXPECT_TRUE(driver.clients[0].table->paused);
  driver.pass(60 * 60 * kSecondMs);
  EXPECT_EQ(driver.eyes(0).ply, ply);
  EXPECT_TRUE(driver.ask<Done>(1, act(1, SeatAct::resume)));
  EXPECT_FALSE(driver.clients[0].table->paused);
  driver.play_to_end();
}

TEST_P(Time, AbsentWithoutAClock) {
  TableDriver driver(settings(0));
  driver.start();
  driver.disconnect(1);
  EXPECT_FALSE(shown(driver, 1).connected);
  EXPECT_EQ(driver.refusal(0, act(1, SeatAct::let_bot)), Refusal::not_absent);
  // A lost connection alone must not end the match.
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::agree_end)));
  EXPECT_EQ(driver.table->row().phase, Phase::playing);
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::oppose_end)));
  driver.pass(kAbsentMs + 1);
  EXPECT_TRUE(shown(driver, 1).can_let_bot) << "the others are told when they may decide";
  const std::size_t heard = driver.clients[0].texts.size();
  driver.pass(60 * 60 * kSecondMs);
  EXPECT_EQ(driver.clients[0].texts.size(), heard) << "and not again and again";
  EXPECT_TRUE(driver.ask<Done>(0, act(1, SeatAct::let_bot)));
  EXPECT_TRUE(shown(driver, 1).away);
  driver.play(10);
  driver.enter(1, 0);
  EXPECT_TRUE(driver.ask<Done>(1, act(1, SeatAct::back)));
  driver.play_to_end();
}

TEST_P(Time, TheOthersMayEndItWhenSomebodyIsGone) {
  TableDriver driver(settings(0));
  driver.start();
  driver.disconnect(1);
  driver.send(0, act(0, SeatAct::agree_end));
  driver.pass(kAbsentMs + 1);
  EXPECT_EQ(driver.table->row().phase, Phase::over);
  ASSERT_TRUE(driver.clients[0].ended);
  EXPECT_TRUE(driver.clients[0].ended->aborted);
  EXPECT_TRUE(driver.store.find(driver.clients[0].ended->match)->end->aborted());
}

TEST_P(Time, SilenceDoesNotKeepTheOthersForEver) {
  TableDriver driver(settings(0));
  driver.start();
  driver.pass(5 * 60 * kSecondMs);
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::agree_end)));
  driver.pass(4 * 60 * kSecondMs);
  EXPECT_EQ(driver.table->row().phase, Phase::playing);
  EXPECT_TRUE(driver.ask<Done>(1, protocol::Say{kTestTable, "I think", 0}));
  driver.pass(kSilentMs - 1);
  EXPECT_EQ(driver.table->row().phase, Phase::playing) << "somebody who is there is asked";
  driver.pass(1);
  EXPECT_EQ(driver.table->row().phase, Phase::over);
  ASSERT_TRUE(driver.clients[1].ended);
  EXPECT_TRUE(driver.clients[1].ended->aborted);
}

TEST_P(Time, ASeatThatRanOutOfTimeDoesNotBlockTheEnd) {
  TableDriver driver(settings(30));
  driver.bots_answer = false;
  driver.start();
  const auto gone = [&] { return shown(driver, 0).away != shown(driver, 1).away; };
  for (int i = 0; i < 300 && !gone() && driver.table->row().phase == Phase::playing; ++i) {
    driver.pass(kSecondMs);
    driver.bots_answer = true;
    driver.settle();
    driver.bots_answer = false;
    const Mirror& mirror = driver.eyes(0);
    if (!mirror.awaited.contains(0) || mirror.chosen.contains(0) || mirror.moves.empty()) continue;
    driver.send(0, driver.move_of(0, 0, mirror.moves[0]));
  }
  ASSERT_TRUE(shown(driver, 1).away) << "it never moved";
  EXPECT_TRUE(shown(driver, 1).connected);
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::agree_end)));
  EXPECT_EQ(driver.table->row().phase, Phase::over);
}

TEST_P(Time, ResigningLeavesTheSeatToABotAndAPauseDoesNotOutliveThePeople) {
  TableDriver driver(settings(0, 1, 1));
  driver.start();
  driver.bots_answer = false;
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::pause)));
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::resign)));
  EXPECT_TRUE(shown(driver, 0).resigned);
  EXPECT_TRUE(driver.clients[0].eyes.contains(-2)) << "may watch";
  EXPECT_NE(driver.store.load()->row.deadline_ms, 0) << "a restart must wake the bots";
  driver.bots_answer = true;
  driver.settle();
  driver.play_to_end();
}

TEST_P(Time, ASpectatorTakesOverABot) {
  TableDriver driver(settings(0, 1, 1));
  const std::size_t watcher = driver.guest("watcher");
  driver.bots_answer = false;
  driver.start();
  driver.enter(watcher);
  const std::size_t second = driver.device_of(watcher);
  driver.enter(second);
  EXPECT_EQ(driver.refusal(second, act(0, SeatAct::take_over)), Refusal::no_seat);
  driver.clients[watcher].eyes.clear();
  driver.clients[second].eyes.clear();
  EXPECT_TRUE(driver.ask<Done>(second, act(1, SeatAct::take_over)));
  EXPECT_TRUE(driver.clients[watcher].eyes.contains(1)) << "the other device sees it too";
  EXPECT_EQ(driver.refusal(watcher, act(1, SeatAct::resign)), Refusal::taken_elsewhere);
  driver.bots_answer = true;  // what the bot still thinks about is nobody's move any more
  driver.settle();
  driver.crash();
  driver.enter(second);
  driver.play_to_end();
}

TEST_P(Time, WhoResignedMayComeBackToThatSeatOnly) {
  TableDriver driver(settings(0, 1, 1));
  driver.bots_answer = false;
  driver.start();
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::resign)));
  EXPECT_EQ(driver.refusal(0, act(1, SeatAct::take_over)), Refusal::not_allowed) << "a second hand";
  EXPECT_TRUE(driver.ask<Done>(0, act(0, SeatAct::take_over)));
}

TEST_P(Time, BotsKeepTheirPace) {
  DriverSettings paced = settings(0, 1, 1);
  paced.pace = protocol::Pace::normal;
  TableDriver driver(paced);
  driver.checks_mirrors = false;
  driver.start();
  for (int i = 0; i < 60 && driver.table->row().phase == Phase::playing; ++i) {
    const std::int64_t before = driver.clock.now;
    const int ply = driver.eyes(0).ply;
    if (driver.move_somebody()) continue;
    ASSERT_NE(driver.clock.wake, 0);
    EXPECT_GE(driver.clock.wake, before);
    driver.wake();
    EXPECT_TRUE(driver.eyes(0).ply == ply || driver.clock.now - before >= 900);
  }
}

TEST_P(Time, AnIllegalThoughtBecomesALegalMove) {
  TableDriver driver(settings(0, 1, 1));
  driver.bots_answer = false;
  driver.start();
  for (int i = 0; i < 200 && driver.bots.asked.empty(); ++i) driver.move_somebody();
  ASSERT_FALSE(driver.bots.asked.empty());
  const auto question = driver.bots.asked.front();
  driver.bots.asked.pop_front();
  driver.table->bot_chose(question.thought, {0xFFFFFFFF});
  driver.bots_answer = true;
  driver.settle();
  driver.table->bot_chose(question.thought, question.legal[0]);  // long outdated
  driver.settle();
  driver.play_to_end();
}

INSTANTIATE_TEST_SUITE_P(Games, Time, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh::match
