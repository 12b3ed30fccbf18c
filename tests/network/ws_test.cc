// The WebSocket side over a real socket: upgrade, messages, limits, slow readers, stop.

#include "tests/network/network_fixture.h"

namespace mohreh::server {
namespace {

class Ws : public NetworkTest {
 protected:
  // A connection that is not this machine's own, so that limits count.
  void limit_everybody() {
    config.limits.limit_loopback = true;
    config.limits.connections_per_address = 1000;
  }
};

std::uint16_t code_of(TestClient& client) {
  while (const auto frame = client.frame()) {
    if (frame->opcode == 8) return frame->close_code();
  }
  return 0;
}

TEST_F(Ws, MessagesGoBothWays) {
  start();
  TestClient client(port());
  EXPECT_EQ(status_of(client.upgrade()), 101);
  client.send_text("سلام");
  const auto frame = client.frame();
  ASSERT_TRUE(frame);
  EXPECT_EQ(frame->opcode, 1);
  EXPECT_EQ(frame->payload, "echo:سلام");
  client.send_frame(9, "are you there");
  EXPECT_EQ(client.frame()->opcode, 10);
  EXPECT_EQ(metrics.connections.value(), 1);
}

TEST_F(Ws, EndIsToldToTheApplicationOnce) {
  start();
  {
    TestClient client(port());
    client.upgrade();
    client.send_text("a");
    client.frame();
  }
  EXPECT_TRUE(application.wait_for("closed"));
  EXPECT_EQ(application.count("opened 127.0.0.1"), 1);
  TestClient client(port());
  client.upgrade();
  client.send_text("close");
  EXPECT_EQ(code_of(client), 4000);
  client.send_frame(8, "\x0f\xa0");
  EXPECT_TRUE(client.is_closed());
  EXPECT_TRUE(application.wait_for("closed", 2));
}

TEST_F(Ws, OriginMustBeOurs) {
  config.public_url = "https://games.example.org";
  config.allow_origins = {"https://club.example.org"};
  start();
  for (const char* good : {"", "http://localhost", "https://localhost", "https://games.example.org",
                           "https://club.example.org", "https://CLUB.example.org:443"}) {
    TestClient client(port());
    const std::string header = *good ? "Origin: " + std::string(good) + "\r\n" : "";
    EXPECT_EQ(status_of(client.upgrade("/ws", header)), 101) << good;
  }
  for (const char* bad : {"http://localhost:81", "http://evil.example.org", "null", "http://",
                          "https://games.example.org.evil.org", "file://"}) {
    TestClient client(port());
    EXPECT_EQ(status_of(client.upgrade("/ws", "Origin: " + std::string(bad) + "\r\n")), 403) << bad;
  }
  EXPECT_EQ(metrics.refused_connections.value(), 6u);
}

TEST_F(Ws, OnlyItsOwnPathUpgrades) {
  start();
  TestClient other(port());
  EXPECT_EQ(status_of(other.upgrade("/other")), 400);
  TestClient echo(port());
  EXPECT_EQ(status_of(echo.upgrade("/echo")), 400);
}

TEST_F(Ws, EchoAnswersWithoutTheApplication) {
  config.echo = true;
  start();
  TestClient client(port());
  EXPECT_EQ(status_of(client.upgrade("/echo")), 101);
  client.send_text("same");
  EXPECT_EQ(client.frame()->payload, "same");
  EXPECT_EQ(application.count("opened 127.0.0.1"), 0);
}

TEST_F(Ws, BinaryAndBrokenFramesCloseTheConnection) {
  start();
  TestClient binary(port());
  binary.upgrade();
  binary.send_frame(2, "bytes");
  EXPECT_EQ(code_of(binary), 1003);
  TestClient not_text(port());
  not_text.upgrade();
  not_text.send_text("\xff\xfe");
  EXPECT_EQ(code_of(not_text), 1007);
  TestClient reserved(port());
  reserved.upgrade();
  reserved.send_frame(5, "?");
  EXPECT_EQ(code_of(reserved), 1002);
  EXPECT_EQ(application.count("received bytes"), 0);
}

TEST_F(Ws, OversizedMessageIsRefused) {
  start();
  TestClient fits(port());
  fits.upgrade();
  fits.send_text(std::string(64 * 1024, 'x'));
  EXPECT_EQ(fits.frame()->payload.size(), 64u * 1024 + 5);
  TestClient large(port());
  large.upgrade();
  large.send_text(std::string(64 * 1024 + 1, 'x'));
  EXPECT_EQ(code_of(large), 1009);
}

TEST_F(Ws, FaultOfTheApplicationCostsOneConnection) {
  start();
  TestClient bad(port());
  bad.upgrade();
  bad.send_text("throw");
  EXPECT_EQ(code_of(bad), 1011);
  TestClient good(port());
  good.upgrade();
  good.send_text("a");
  EXPECT_EQ(good.frame()->payload, "echo:a");
}

TEST_F(Ws, SlowReaderIsDroppedAndOthersAreNot) {
  start();
  TestClient reader(port());
  reader.upgrade();
  TestClient sleeper(port());
  sleeper.upgrade();
  sleeper.send_text("flood");
  EXPECT_TRUE(application.wait_for("closed"));
  EXPECT_EQ(metrics.dropped_slow_readers.value(), 1u);
  reader.send_text("still here");
  EXPECT_EQ(reader.frame()->payload, "echo:still here");
}

TEST_F(Ws, FastSenderIsToldAndThenClosed) {
  limit_everybody();
  config.limits.message_burst = 5;
  config.limits.messages_per_second = 0.001;
  config.limits.refusals_before_close = 3;
  start();
  TestClient client(port());
  client.upgrade();
  for (int i = 0; i < 9; ++i) client.send_text("m");
  int answers = 0;
  int refusals = 0;
  std::uint16_t code = 0;
  while (const auto frame = client.frame()) {
    if (frame->opcode == 8) {
      code = frame->close_code();
      break;
    }
    ++(frame->payload == "slower" ? refusals : answers);
  }
  EXPECT_EQ(answers, 5);
  EXPECT_EQ(refusals, 3);
  EXPECT_EQ(code, 1008);
  EXPECT_EQ(metrics.too_fast.value(), 4u);
}

TEST_F(Ws, PingsCostTokensToo) {
  limit_everybody();
  config.limits.message_burst = 5;
  config.limits.messages_per_second = 0.001;
  config.limits.refusals_before_close = 3;
  start();
  TestClient client(port());
  client.upgrade();
  for (int i = 0; i < 12; ++i) client.send_frame(9, "");
  EXPECT_EQ(code_of(client), 1008);
}

TEST_F(Ws, ThisMachineIsNotLimited) {
  config.limits.message_burst = 1;
  config.limits.messages_per_second = 0.001;
  start();
  TestClient client(port());
  client.upgrade();
  for (int i = 0; i < 50; ++i) client.send_text("m");
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.frame()->payload, "echo:m");
}

TEST_F(Ws, ClientsBehindAProxyAreCountedEach) {
  config.trusted_proxies = {*parse_range("127.0.0.0/8")};
  config.limits.connections_per_address = 1;
  start();
  TestClient first(port());
  EXPECT_EQ(status_of(first.upgrade("/ws", "X-Forwarded-For: 192.0.2.1\r\n")), 101);
  TestClient second(port());
  EXPECT_EQ(status_of(second.upgrade("/ws", "X-Forwarded-For: 192.0.2.1\r\n")), 429);
  TestClient third(port());
  EXPECT_EQ(status_of(third.upgrade("/ws", "X-Forwarded-For: 192.0.2.2\r\n")), 101);
  EXPECT_TRUE(application.wait_for("opened 192.0.2.2"));
}

TEST_F(Ws, SilentPeerIsPingedAndThenDropped) {
  config.times.silence = std::chrono::milliseconds(300);
  start();
  TestClient half_open(port());
  half_open.upgrade();
  const auto ping = half_open.frame();
  ASSERT_TRUE(ping);
  EXPECT_EQ(ping->opcode, 9);
  // No pong: as if the machine had gone.
  EXPECT_TRUE(half_open.is_closed());
  EXPECT_TRUE(application.wait_for("closed"));
}

TEST_F(Ws, AnsweredPingsKeepAPeer) {
  config.times.silence = std::chrono::milliseconds(200);
  start();
  TestClient client(port());
  client.upgrade();
  for (int i = 0; i < 5; ++i) {
    const auto ping = client.frame();
    ASSERT_TRUE(ping);
    ASSERT_EQ(ping->opcode, 9);
    client.send_frame(10, ping->payload);
  }
  client.send_text("here");
  EXPECT_EQ(client.frame()->payload, "echo:here");
}

TEST_F(Ws, StopSaysGoodbyeAndIsBounded) {
  config.times.closing = std::chrono::milliseconds(500);
  start();
  TestClient polite(port());
  polite.upgrade();
  polite.send_text("a");
  polite.frame();
  TestClient deaf(port());  // never answers the close
  deaf.upgrade();
  deaf.send_text("a");
  deaf.frame();
  TestClient idle(port());
  idle.get("/");
  std::thread stopper([this] { network->stop(); });
  EXPECT_EQ(polite.frame()->payload, "goodbye");
  EXPECT_EQ(code_of(polite), 1001);
  polite.send_frame(8, "\x03\xe9");
  stopper.join();
  EXPECT_EQ(application.count("closed"), 2);
  EXPECT_EQ(metrics.connections.value(), 0);
  network.reset();
  EXPECT_TRUE(deaf.is_closed());
}

}  // namespace
}  // namespace mohreh::server
