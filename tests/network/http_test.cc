// The HTTP side over a real socket: static files, headers, API, limits, times.

#include "tests/network/network_fixture.h"

namespace mohreh::server {
namespace {

class Http : public NetworkTest {};

std::string post(std::string_view path, std::string_view body, std::string_view headers = "") {
  std::string request = "POST ";
  request.append(path).append(" HTTP/1.1\r\nHost: localhost\r\nContent-Length: ");
  request.append(std::to_string(body.size())).append("\r\n").append(headers).append("\r\n");
  return request.append(body);
}

TEST_F(Http, PageComesInTheCodingThatIsAccepted) {
  start();
  TestClient client(port());
  const std::string plain = client.get("/");
  EXPECT_EQ(status_of(plain), 200);
  EXPECT_EQ(header_of(plain, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(header_of(plain, "Content-Encoding"), "");
  EXPECT_NE(body_of(plain).find("<!doctype html>"), std::string::npos);
  const std::string gzip = client.get("/", "Accept-Encoding: gzip, deflate\r\n");
  EXPECT_EQ(header_of(gzip, "Content-Encoding"), "gzip");
  EXPECT_EQ(body_of(gzip).substr(0, 2), "\x1f\x8b");
  const std::string brotli = client.get("/", "Accept-Encoding: gzip, deflate, br\r\n");
  EXPECT_EQ(header_of(brotli, "Content-Encoding"), "br");
  EXPECT_LT(body_of(brotli).size(), body_of(plain).size());
  const std::string refused = client.get("/", "Accept-Encoding: br;q=0\r\n");
  EXPECT_EQ(header_of(refused, "Content-Encoding"), "");
  EXPECT_EQ(header_of(plain, "Vary"), "Accept-Encoding");
}

TEST_F(Http, KnownTagIsNotSentAgain) {
  start();
  TestClient client(port());
  const std::string first = client.get("/index.html");
  const std::string tag = header_of(first, "ETag");
  ASSERT_TRUE(tag.starts_with('"')) << first;
  EXPECT_EQ(header_of(first, "Cache-Control"), "no-cache");
  const std::string second = client.get("/index.html", "If-None-Match: \"x\", " + tag + "\r\n");
  EXPECT_EQ(status_of(second), 304);
  EXPECT_EQ(body_of(second), "");
  EXPECT_EQ(header_of(second, "ETag"), tag);
  const std::string gzip = client.get("/index.html", "Accept-Encoding: gzip\r\n");
  EXPECT_NE(header_of(gzip, "ETag"), tag);
  EXPECT_EQ(status_of(client.get("/index.html", "If-None-Match: \"x\"\r\n")), 200);
}

TEST_F(Http, HeadHasTheLengthAndNoBody) {
  start();
  TestClient client(port());
  const std::string whole = client.get("/");
  client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const std::string head = client.response(true);
  EXPECT_EQ(status_of(head), 200);
  EXPECT_EQ(header_of(head, "Content-Length"), header_of(whole, "Content-Length"));
  // Nothing lies between it and the next response.
  EXPECT_EQ(status_of(client.get("/health")), 200);
}

TEST_F(Http, ScreensGetThePageAndUnknownFilesDoNot) {
  start();
  TestClient client(port());
  const std::string page = body_of(client.get("/"));
  for (const char* path : {"/t/12345", "/r/0123abcd", "/settings", "//t/./1", "/%D9%85"}) {
    const std::string answer = client.get(path);
    EXPECT_EQ(status_of(answer), 200) << path;
    EXPECT_EQ(body_of(answer), page) << path;
  }
  EXPECT_EQ(status_of(client.get("/nothing.js")), 404);
  EXPECT_EQ(status_of(client.get("/assets/none.css")), 404);
}

TEST_F(Http, InvitationHasATitleForMessengers) {
  start();
  TestClient client(port());
  client.send("GET /t/123456 HTTP/1.1\r\nHost: Games.test:8080\r\nAccept-Encoding: br\r\n\r\n");
  const std::string answer = client.response();
  const std::string page = body_of(answer);
  EXPECT_EQ(header_of(answer, "Content-Encoding"), "");
  EXPECT_EQ(header_of(answer, "Cache-Control"), "no-cache");
  EXPECT_NE(page.find("og:title"), std::string::npos) << page;
  EXPECT_NE(page.find("content=\"http://Games.test:8080/t/123456\""), std::string::npos) << page;
  EXPECT_LT(page.find("og:title"), page.find("</head>"));
  EXPECT_EQ(body_of(client.get("/")).find("og:title"), std::string::npos);
  // Its tag goes with what was put in.
  const std::string tag = header_of(answer, "ETag");
  const std::string known = "If-None-Match: " + tag + "\r\n\r\n";
  client.send("GET /t/123456 HTTP/1.1\r\nHost: Games.test:8080\r\n" + known);
  EXPECT_EQ(status_of(client.response()), 304);
  client.send("GET /t/123456 HTTP/1.1\r\nHost: other.test\r\n" + known);
  EXPECT_EQ(status_of(client.response()), 200);
  client.send("GET /t/123457 HTTP/1.1\r\nHost: Games.test:8080\r\n" + known);
  EXPECT_EQ(status_of(client.response()), 200);
}

TEST_F(Http, InvitationNamesThePublicAddressAndNoOther) {
  config.public_url = "https://games.example.org";
  start();
  TestClient client(port());
  const std::string page = body_of(client.get("/t/123456"));
  EXPECT_NE(page.find("\"https://games.example.org/t/123456\""), std::string::npos) << page;
  EXPECT_EQ(page.find("localhost"), std::string::npos) << page;
}

TEST_F(Http, InvitationTakesNothingFromAHostThatIsNone) {
  start();
  for (const char* host : {"a\"><script>alert(1)</script>", "a'onload=x", "a b", "a<b", "a&b",
                           "[::1]\">", "a:80\"", "evil.test/path", "u@evil.test"}) {
    TestClient client(port());
    client.send(std::string("GET /t/123456 HTTP/1.1\r\nHost: ") + host + "\r\n\r\n");
    const std::string answer = client.response();
    EXPECT_EQ(status_of(answer), 400) << host;
    EXPECT_EQ(body_of(answer).find(host), std::string::npos) << answer;
  }
  // Without one there is no whole address to tell.
  TestClient old(port());
  old.send("GET /t/123456 HTTP/1.0\r\n\r\n");
  const std::string answer = old.response();
  EXPECT_EQ(status_of(answer), 200);
  EXPECT_NE(answer.find("og:title"), std::string::npos) << answer;
  EXPECT_EQ(answer.find("og:url"), std::string::npos) << answer;
}

TEST_F(Http, EveryAnswerHasTheSecurityHeaders) {
  start();
  for (const char* path : {"/", "/nothing.js", "/health", "/metrics", "/api/games", "/ws", "/%"}) {
    TestClient client(port());
    const std::string answer = client.get(path);
    const std::string policy = header_of(answer, "Content-Security-Policy");
    EXPECT_TRUE(policy.starts_with("default-src 'none'; script-src 'self'")) << answer;
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(header_of(answer, "X-Content-Type-Options"), "nosniff") << path;
    EXPECT_EQ(header_of(answer, "Referrer-Policy"), "no-referrer") << path;
    EXPECT_EQ(header_of(answer, "Cross-Origin-Opener-Policy"), "same-origin") << path;
    EXPECT_NE(header_of(answer, "Permissions-Policy"), "") << path;
    EXPECT_EQ(header_of(answer, "Access-Control-Allow-Origin"), "") << path;
  }
}

TEST_F(Http, PolicyNamesTheHostOnlyIfItIsOne) {
  start();
  TestClient client(port());
  const std::string policy = header_of(client.get("/"), "Content-Security-Policy");
  EXPECT_NE(policy.find("connect-src 'self' ws://localhost wss://localhost"), std::string::npos);
  client.send("GET / HTTP/1.1\r\nHost: a; script-src *\r\n\r\n");
  const std::string answer = client.response();
  EXPECT_EQ(status_of(answer), 400);
  EXPECT_EQ(answer.find("script-src *"), std::string::npos);
}

TEST_F(Http, HealthFollowsTheApplication) {
  start();
  TestClient client(port());
  EXPECT_EQ(status_of(client.get("/health")), 200);
  application.is_healthy = false;
  const std::string ill = client.get("/health");
  EXPECT_EQ(status_of(ill), 503);
  EXPECT_NE(body_of(ill).find("degraded"), std::string::npos);
}

TEST_F(Http, MetricsCountRequests) {
  start();
  TestClient client(port());
  client.get("/nothing.js");
  const std::string text = body_of(client.get("/metrics"));
  EXPECT_NE(text.find("mohreh_http_requests_total{status=\"4xx\"} 1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("mohreh_http_connections 1\n"), std::string::npos);
}

TEST_F(Http, ApiGetsWhatWasAsked) {
  start();
  TestClient client(port());
  EXPECT_EQ(body_of(client.get("/api/a%20b?x=1&y=%20", "Authorization: Bearer abc\r\n")),
            "GET /api/a b x=1&y=%20 abc 127.0.0.1 0");
  client.send(post("/api/tables", "12345"));
  EXPECT_EQ(body_of(client.response()), "POST /api/tables   127.0.0.1 5");
  client.send("DELETE /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(body_of(client.response()), "DELETE /api/me   127.0.0.1 0");
  client.send("PATCH /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(status_of(client.response()), 405);
  client.send("DELETE / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(status_of(client.response()), 405);
}

TEST_F(Http, FileNameCannotAddAHeader) {
  start();
  TestClient client(port());
  const std::string answer = client.get("/api/file");
  EXPECT_EQ(header_of(answer, "X-Bad"), "");
  EXPECT_EQ(header_of(answer, "Content-Disposition"), "attachment; filename=\"a__X-Bad__1_.play\"");
}

TEST_F(Http, FaultsAndDelaysOfTheApiAreAnswered) {
  config.times.api = std::chrono::milliseconds(50);
  start();
  TestClient client(port());
  EXPECT_EQ(status_of(client.get("/api/throw")), 500);
  EXPECT_EQ(status_of(client.get("/api/slow")), 503);
  EXPECT_EQ(status_of(client.get("/api/games")), 200);
}

TEST_F(Http, OversizedAndBrokenRequestsAreRefused) {
  start();
  {
    TestClient client(port());
    EXPECT_EQ(status_of(client.get("/", "X-Long: " + std::string(9000, 'x') + "\r\n")), 431);
    EXPECT_TRUE(client.is_closed());
  }
  {
    TestClient client(port());
    client.send(post("/api/records", std::string(1024 * 1024, 'x')));
    EXPECT_EQ(status_of(client.response()), 200);
    client.send("POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048577\r\n\r\n");
    EXPECT_EQ(status_of(client.response()), 413);
  }
  {
    TestClient client(port());
    client.send(post("/", "body"));
    EXPECT_EQ(status_of(client.response()), 413);
  }
  {
    // Chunks that never end pass the limit too.
    TestClient client(port());
    client.send("POST /api/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const std::string chunk = "10000\r\n" + std::string(65536, 'x') + "\r\n";
    for (int i = 0; i < 17; ++i) client.send(chunk);
    EXPECT_EQ(status_of(client.response()), 413);
  }
  for (const char* bad :
       {"GET /../secret HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n", "\x16\x03\x01 hello\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"}) {
    TestClient client(port());
    client.send(bad);
    EXPECT_EQ(status_of(client.response()), 400) << bad;
    EXPECT_TRUE(client.is_closed());
  }
}

TEST_F(Http, ContinueIsSaidToThoseWhoWaitForIt) {
  start();
  TestClient client(port());
  client.send(
      "POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n"
      "Expect: 100-continue\r\n\r\n");
  EXPECT_EQ(status_of(client.response()), 100);
  client.send("abc");
  EXPECT_EQ(status_of(client.response()), 200);
}

TEST_F(Http, SlowHeaderAndSilenceTimeOut) {
  config.times.header = std::chrono::milliseconds(100);
  config.times.idle = std::chrono::milliseconds(100);
  config.times.body = std::chrono::milliseconds(100);
  start();
  TestClient slow(port());
  slow.send("GET / HTTP/1.1\r\nHost: loc");
  EXPECT_TRUE(slow.is_closed());
  TestClient silent(port());
  EXPECT_TRUE(silent.is_closed());
  TestClient idle(port());
  EXPECT_EQ(status_of(idle.get("/")), 200);
  EXPECT_TRUE(idle.is_closed());
  TestClient half(port());
  half.send("POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc");
  EXPECT_TRUE(half.is_closed());
}

TEST_F(Http, ConnectionsAreLimitedPerAddressAndInTotal) {
  config.limits.connections_per_address = 2;
  config.limits.limit_loopback = true;
  config.limits.connections = 3;
  start();
  auto first = std::make_unique<TestClient>(port());
  TestClient second(port());
  EXPECT_EQ(status_of(first->get("/health")), 200);
  EXPECT_EQ(status_of(second.get("/health")), 200);
  TestClient third(port());
  EXPECT_EQ(status_of(third.get("/health")), 503);
  TestClient other(port(), "127.0.0.2");
  EXPECT_EQ(status_of(other.get("/health")), 200);
  TestClient one_too_many(port(), "127.0.0.3");
  EXPECT_EQ(status_of(one_too_many.get("/health")), 503);
  // Who leaves makes room.
  first->send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  first->read_all();
  first.reset();
  while (metrics.http_connections.value() > 2) std::this_thread::yield();
  TestClient next(port());
  EXPECT_EQ(status_of(next.get("/health")), 200);
}

TEST_F(Http, ForwardedForCountsFromTrustedProxiesAlone) {
  config.trusted_proxies = {*parse_range("127.0.0.9")};
  start();
  TestClient stranger(port());
  EXPECT_EQ(body_of(stranger.get("/api/x", "X-Forwarded-For: 192.0.2.1\r\n")),
            "GET /api/x   127.0.0.1 0");
  TestClient proxy(port(), "127.0.0.9");
  EXPECT_EQ(body_of(proxy.get("/api/x", "X-Forwarded-For: 10.9.9.9, 192.0.2.1\r\n")),
            "GET /api/x   192.0.2.1 0");
}

TEST_F(Http, TakenPortIsToldPlainly) {
  start();
  Config same = config;
  same.port = port();
  Network second(same, application, metrics);
  try {
    second.start();
    FAIL() << "the port is taken";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("is taken"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace mohreh::server
