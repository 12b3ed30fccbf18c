#include <gtest/gtest.h>

#include "bench/load/latencies.h"
#include "bench/load/plan.h"
#include "bench/load/server_note.h"
#include "protocol/codec.h"

namespace mohreh::load {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

TEST(ServerNote, FindsWhatABotNeedsInAnUpdate) {
  protocol::Update update;
  update.table = {123'456};
  update.seat = 1;
  update.ply = 57;
  update.staged = 2;
  update.events.text = R"([{"key":"said \"ply\":9","moves":[[1]]}])";
  update.view.text = R"({"seat":3,"text":"a\\","inner":{"ply":1,"moves":[[7,7]]}})";
  update.awaited = {0, 1};
  update.chosen = {0};
  update.moves = protocol::Json{"[[16777217,0],[33554432,4]]"};
  const std::string text = protocol::write_server_message({std::nullopt, update});
  const ServerNote note = scan(text);
  EXPECT_EQ(note.type, Heard::update);
  EXPECT_EQ(note.id, 0);
  EXPECT_EQ(note.table, "123456");
  EXPECT_EQ(note.seat, 1);
  EXPECT_EQ(note.ply, 57);
  EXPECT_EQ(note.staged, 2);
  EXPECT_TRUE(lists(note.awaited, 0));
  EXPECT_TRUE(lists(note.awaited, 1));
  EXPECT_FALSE(lists(note.awaited, 2));
  EXPECT_TRUE(lists(note.chosen, 0));
  EXPECT_FALSE(lists(note.chosen, 1));
  ASSERT_TRUE(note.moves);
  std::vector<std::uint32_t> codes;
  read_codes(*note.moves, codes);
  EXPECT_EQ(codes, (std::vector<std::uint32_t>{16'777'217, 33'554'432}));
}

TEST(ServerNote, TellsNoMovesFromMovesAsBefore) {
  protocol::Update update;
  update.seat = 0;
  EXPECT_FALSE(scan(protocol::write_server_message({std::nullopt, update})).moves);
  update.moves = protocol::Json{"[]"};
  const std::string text = protocol::write_server_message({std::nullopt, update});
  std::vector<std::uint32_t> codes{1, 2};
  read_codes(scan(text).moves.value(), codes);
  EXPECT_TRUE(codes.empty());
}

TEST(ServerNote, ReadsAnswers) {
  const std::string accepted = protocol::write_server_message({17, protocol::Accepted{40, 3}});
  EXPECT_EQ(scan(accepted).type, Heard::accepted);
  EXPECT_EQ(scan(accepted).id, 17);
  EXPECT_EQ(scan(accepted).made, 3);
  const std::string refused = protocol::write_server_message(
      {18, protocol::Refused{protocol::Refusal::out_of_step, {}, 40, "not \"now\""}});
  EXPECT_EQ(scan(refused).type, Heard::refused);
  EXPECT_EQ(scan(refused).code, "out_of_step");
}

TEST(ServerNote, NeverReadsPastATextThatEndsEarly) {
  const std::string whole = R"({"type":"update","view":{"a":["\"",1]},"awaited":[0,1],"ply":3})";
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    const std::string part = whole.substr(0, size);
    EXPECT_LE(scan(part).ply, 3);
    EXPECT_FALSE(lists(scan(part).awaited, 7));
  }
}

TEST(Latencies, ArePreciseToAboutOnePercent) {
  Latencies latencies;
  EXPECT_EQ(latencies.percentile_ms(0.5), 0);
  for (int us = 1; us <= 100'000; ++us) latencies.add(microseconds(us));
  EXPECT_NEAR(latencies.percentile_ms(0.50), 50, 0.8);
  EXPECT_NEAR(latencies.percentile_ms(0.99), 99, 1.6);
  EXPECT_EQ(latencies.longest_ms(), 100);
  latencies.add(milliseconds(5'000'000));
  EXPECT_EQ(latencies.longest_ms(), 5'000'000);
  EXPECT_EQ(latencies.percentile_ms(1), 5'000'000);
}

TEST(Latencies, OfOneIsThatOne) {
  Latencies latencies;
  latencies.add(microseconds(1500));
  EXPECT_EQ(latencies.percentile_ms(0.5), 1.5);
  EXPECT_EQ(latencies.percentile_ms(0.99), 1.5);
}

TEST(ServerUrl, HasParts) {
  const ServerUrl plain = ServerUrl::parse("ws://127.0.0.1:8080");
  EXPECT_EQ(plain.host, "127.0.0.1");
  EXPECT_EQ(plain.port, "8080");
  EXPECT_EQ(plain.path, "/ws");
  const ServerUrl full = ServerUrl::parse("ws://[::1]/other/ws");
  EXPECT_EQ(full.host, "::1");
  EXPECT_EQ(full.port, "80");
  EXPECT_EQ(full.path, "/other/ws");
  for (const char* wrong :
       {"", "http://x", "wss://x", "ws://", "ws://:80", "ws://x:", "ws://x:y"}) {
    EXPECT_THROW(ServerUrl::parse(wrong), std::invalid_argument) << wrong;
  }
}

}  // namespace
}  // namespace mohreh::load
