// What others must not learn: drafts, sealed choices, and what a seat has to remember by itself.

#include <gtest/gtest.h>

#include "engine/facade/registry.h"
#include "tests/match/defence_script.h"
#include "tests/match/table_driver.h"

namespace mohreh::match {
namespace {

using protocol::Refusal;

DriverSettings settings_of(const AnyGame& game, int people, std::uint64_t seed) {
  DriverSettings result;
  result.game = &game;
  result.people = people;
  result.seed = seed;
  return result;
}

class Secrets : public testing::TestWithParam<const AnyGame*> {};

// Whoever watches gets not a byte for a move that is staged or taken back.
TEST_P(Secrets, DraftsAreSilent) {
  TableDriver driver(settings_of(*GetParam(), 2, 21));
  const std::size_t watcher = driver.guest("watcher");
  driver.start();
  driver.enter(watcher);
  int silent = 0;
  for (int i = 0; i < 400 && driver.table->row().phase == Phase::playing; ++i) {
    std::vector<std::size_t> before;
    std::vector<int> staged;
    for (Client& client : driver.clients) {
      before.push_back(client.texts.size());
      staged.push_back(client.eyes.begin()->second.staged);
    }
    const std::size_t writes = driver.store.disk.size();
    ASSERT_TRUE(driver.move_somebody());
    for (std::size_t c = 0; c < 2; ++c) {
      const bool drafts = driver.eyes(c).staged != staged[c] && driver.store.disk.size() == writes;
      if (!drafts) continue;
      ++silent;
      EXPECT_EQ(driver.clients[1 - c].texts.size(), before[1 - c]);
      EXPECT_EQ(driver.clients[watcher].texts.size(), before[watcher]);
    }
  }
  // Farar's and Draftosaurus' moves all end a choice: there is nothing to stage.
  const std::string_view key = GetParam()->info->key;
  const bool stages = key == "zirkhaki" || key == "survive";
  EXPECT_EQ(silent > 0, stages) << silent;
}

// In Survive a choice among several answers needs an attack on a seat that holds the tile.
void attack_first_seat(TableDriver& one, TableDriver& other) {
  const auto script = find_defence(one, seat_of(0));
  ASSERT_TRUE(script);
  for (TableDriver* driver : {&one, &other}) {
    play_script(*driver, script->with_tile);
    const std::size_t attacker = script->attacker.slot();
    ASSERT_TRUE(driver->ask<protocol::Accepted>(
        attacker, driver->move_of(attacker, script->attacker.index, script->attack)));
  }
}

// Two matches that differ in one sealed choice look the same to everybody else.
TEST_P(Secrets, SealedChoicesAreSilent) {
  const int seats = std::min(3, GetParam()->info->max_seats);
  DriverSettings settings = settings_of(*GetParam(), seats, 4);
  if (GetParam()->info->key == "zirkhaki") settings.options = "rings=on";
  TableDriver one(settings);
  TableDriver other(settings);
  const std::size_t watcher = one.guest("watcher");
  other.guest("watcher");
  for (TableDriver* driver : {&one, &other}) {
    driver->start();
    driver->enter(watcher);
  }
  if (GetParam()->info->key == "survive") attack_first_seat(one, other);
  if (HasFatalFailure()) return;
  for (int i = 0; i < 300 && one.table->row().phase == Phase::playing; ++i) {
    const Mirror& mirror = one.eyes(0);
    if (mirror.awaited.size() > 1 && mirror.awaited.contains(0) && mirror.moves.size() > 1 &&
        mirror.chosen.empty()) {
      const AnyMove first = mirror.moves.front();
      const AnyMove last = mirror.moves.back();
      EXPECT_TRUE(one.ask<protocol::Sealed>(0, one.move_of(0, 0, first)));
      EXPECT_TRUE(other.ask<protocol::Sealed>(0, other.move_of(0, 0, last)));
      for (std::size_t c = 1; c < one.clients.size(); ++c) {
        EXPECT_EQ(one.clients[c].texts, other.clients[c].texts);
        EXPECT_EQ(one.clients[c].eyes.begin()->second.chosen, std::set<int>{0});
      }
      // To think again is nobody's business.
      const std::size_t heard = one.clients[watcher].texts.size();
      EXPECT_TRUE(one.ask<protocol::Sealed>(0, one.move_of(0, 0, last)));
      EXPECT_EQ(one.clients[watcher].texts.size(), heard);
      EXPECT_EQ(one.eyes(0).choice, last.code);
      one.crash();
      EXPECT_EQ(one.eyes(0).choice, last.code) << "a sealed choice is on disk";
      EXPECT_TRUE(one.ask<protocol::Done>(0, protocol::TakeBack{kTestTable, 0}));
      EXPECT_EQ(one.eyes(0).choice, std::nullopt);
      EXPECT_TRUE(one.eyes(1).chosen.empty());
      EXPECT_EQ(one.refusal(0, protocol::TakeBack{kTestTable, 0}), Refusal::nothing_staged);
      one.play_to_end();
      return;
    }
    ASSERT_TRUE(one.move_somebody());
    ASSERT_TRUE(other.move_somebody());
  }
  FAIL() << "nobody had to choose together with others";
}

TEST_P(Secrets, OldAndForeignMessagesAreRefused) {
  TableDriver driver(settings_of(*GetParam(), 2, 8));
  const std::size_t stranger = driver.guest("stranger");
  driver.start();
  driver.enter(stranger);
  for (int i = 0; i < 40 && driver.table->row().phase == Phase::playing; ++i) {
    for (std::size_t c = 0; c < 2; ++c) {
      const int seat = static_cast<int>(c);
      const Mirror& mirror = driver.eyes(c);
      if (mirror.moves.empty()) continue;
      protocol::MakeMove move = driver.move_of(c, seat, mirror.moves[0]);
      EXPECT_EQ(driver.refusal(stranger, move), Refusal::not_your_seat);
      EXPECT_EQ(driver.refusal(1 - c, move), Refusal::not_your_seat);
      move.ply -= 1;
      const auto refused = driver.ask<protocol::Refused>(c, move);
      ASSERT_TRUE(refused);
      EXPECT_EQ(refused->code, Refusal::out_of_step);
      EXPECT_EQ(refused->n, mirror.ply + mirror.staged);
    }
    ASSERT_TRUE(driver.move_somebody());
  }
  for (const auto question : {protocol::Question::why_not, protocol::Question::previews,
                              protocol::Question::odds, protocol::Question::advice}) {
    EXPECT_EQ(driver.refusal(stranger, protocol::Ask{kTestTable, 0, question, 0}),
              Refusal::not_your_seat);
  }
  EXPECT_EQ(driver.refusal(stranger, protocol::History{kTestTable, 0, 0, 1}),
            Refusal::not_your_seat);
  EXPECT_EQ(driver.refusal(stranger, protocol::History{kTestTable, -3, 0, 1}),
            Refusal::not_your_seat);
}

TEST_P(Secrets, QuestionsAreAnswered) {
  TableDriver driver(settings_of(*GetParam(), 2, 8));
  driver.start();
  driver.play(15);
  using protocol::Question;
  for (std::size_t c = 0; c < 2; ++c) {
    const int seat = static_cast<int>(c);
    const auto moves = driver.eyes(c).moves;
    for (const Question question : {Question::why_not, Question::previews, Question::odds}) {
      EXPECT_TRUE(driver.ask<protocol::Answer>(c, protocol::Ask{kTestTable, seat, question, 0}));
    }
    EXPECT_TRUE(driver.ask<protocol::Refused>(
        c, protocol::Ask{kTestTable, seat, Question::preview, 0xFFFFFFFF}));
    if (!moves.empty()) {
      EXPECT_TRUE(driver.ask<protocol::Answer>(
          c, protocol::Ask{kTestTable, seat, Question::preview, moves[0].code}));
      EXPECT_TRUE(
          driver.ask<protocol::Answer>(c, protocol::Ask{kTestTable, seat, Question::advice, 0}));
      driver.bots_answer = false;
      driver.send(c, protocol::Ask{kTestTable, seat, Question::advice, 0});
      EXPECT_EQ(driver.refusal(c, protocol::Ask{kTestTable, seat, Question::advice, 0}),
                Refusal::too_fast);
      driver.bots_answer = true;
      driver.settle();
      EXPECT_TRUE(driver.open.empty());
    }
    const int ply = driver.eyes(c).ply;
    EXPECT_TRUE(driver.ask<protocol::Steps>(c, protocol::History{kTestTable, seat, 0, ply}));
    EXPECT_EQ(driver.refusal(c, protocol::History{kTestTable, seat, 0, ply + 1}),
              Refusal::out_of_step);
  }
}

// D5: once set-up is over, a seat may look up no more than anybody.
TEST(StrictMemory, HistoryKeepsQuietAboutOwnValues) {
  for (const bool strict : {true, false}) {
    DriverSettings settings = settings_of(*find_game("survive"), 2, 6);
    settings.options = strict ? "memory=strict" : "memory=assist";
    TableDriver driver(settings);
    driver.start();
    driver.play(120);
    ASSERT_EQ(driver.table->row().phase, Phase::playing);
    const auto own = driver.ask<protocol::Steps>(0, protocol::History{kTestTable, 0, 20, 50});
    const auto all = driver.ask<protocol::Steps>(0, protocol::History{kTestTable, -2, 20, 50});
    ASSERT_TRUE(own && all);
    EXPECT_EQ(own->steps.text == all->steps.text, strict);
    // Coming back is no way around it.
    driver.disconnect(0);
    driver.clients[0].missed.clear();
    driver.enter(0, 20);
    ASSERT_EQ(driver.clients[0].missed.size(), 1U);
    const auto seen = driver.clients[0].missed[0];
    const auto spectator =
        driver.ask<protocol::Steps>(0, protocol::History{kTestTable, -2, 20, 50});
    const std::string begins = spectator->steps.text.substr(0, spectator->steps.text.size() - 1);
    EXPECT_EQ(seen.steps.text.starts_with(begins), strict);
  }
}

// D3: a place that is sent along is played when it is asked for, also after a crash.
TEST(FollowUp, IsPlayedByItself) {
  for (const bool crashes : {false, true}) {
    TableDriver driver(settings_of(*find_game("draftosaurus"), 2, 2));
    driver.start();
    int played = 0;
    for (int round = 0; round < 30 && driver.table->row().phase == Phase::playing; ++round) {
      const Mirror& mirror = driver.eyes(0);
      if (!(mirror.awaited.contains(0) && mirror.awaited.contains(1) && mirror.chosen.empty())) {
        ASSERT_TRUE(driver.move_somebody());
        continue;
      }
      // What the seat could place is known from the position itself.
      protocol::MakeMove move = driver.move_of(0, 0, mirror.moves[0]);
      auto imagined = driver.stored_play();
      std::vector<Event> events;
      imagined->hold(seat_of(0), mirror.moves[0], EntryKind::person);
      imagined->hold(seat_of(1), driver.eyes(1).moves[0], EntryKind::person);
      imagined->run(events);
      if (!imagined->awaited().has(seat_of(0))) {
        ASSERT_TRUE(driver.move_somebody());
        continue;
      }
      AnyMoveList places;
      imagined->game().legal_moves(imagined->state(), seat_of(0), places);
      move.then = places[0].code;
      ASSERT_TRUE(driver.ask<protocol::Sealed>(0, move));
      if (crashes) driver.crash();
      const int before = driver.eyes(0).ply;
      ASSERT_FALSE(driver.refusal(1, driver.move_of(1, 1, driver.eyes(1).moves[0])));
      EXPECT_FALSE(driver.eyes(0).awaited.contains(0) && !driver.eyes(0).chosen.contains(0) &&
                   driver.eyes(0).ply == before + 2)
          << "asked for what it has said already";
      ++played;
    }
    EXPECT_GT(played, 2);
  }
}

// D4: a standing answer is given at once, and as fast by who could not give it.
TEST(StandingAnswer, IsGivenByItself) {
  for (std::uint64_t seed = 1; seed < 6; ++seed) {
    TableDriver driver(settings_of(*find_game("survive"), 3, seed));
    driver.start();
    const auto specs = find_game("survive")->info->moves;
    std::uint32_t defend = 0;
    for (std::size_t k = 0; k < specs.size(); ++k) {
      if (specs[k].key == "defend") defend = static_cast<std::uint32_t>(k << 24U);
    }
    ASSERT_NE(defend, 0U);
    for (int s = 0; s < 3; ++s) {
      ASSERT_TRUE(driver.ask<protocol::Done>(static_cast<std::size_t>(s),
                                             protocol::StandingAnswer{kTestTable, s, defend}));
    }
    driver.crash();
    for (int i = 0; i < 4000 && driver.table->row().phase == Phase::playing; ++i) {
      for (std::size_t c = 0; c < 3; ++c) {
        const Mirror& mirror = driver.eyes(c);
        const int seat = static_cast<int>(c);
        if (!mirror.awaited.contains(seat) || mirror.chosen.contains(seat)) continue;
        EXPECT_FALSE(specs[mirror.moves[0].code >> 24U].answers)
            << "asked although there is a standing answer";
      }
      ASSERT_TRUE(driver.move_somebody());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Secrets, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh::match
