#include "server/http/target.h"

#include <gtest/gtest.h>

namespace mohreh::server {
namespace {

std::string path_of(std::string_view text) {
  const auto target = parse_target(text);
  return target ? target->path : "refused";
}

TEST(Target, PathIsDecodedAndNormal) {
  EXPECT_EQ(path_of("/"), "/");
  EXPECT_EQ(path_of("/t/123456"), "/t/123456");
  EXPECT_EQ(path_of("//a/./b//"), "/a/b");
  EXPECT_EQ(path_of("/a%20b"), "/a b");
  EXPECT_EQ(path_of("/%D9%85"), "/م");
  EXPECT_EQ(path_of("/a?b=/../c"), "/a");
  EXPECT_EQ(parse_target("/a?b=1&c=%20")->query, "b=1&c=%20");
  EXPECT_EQ(path_of("/..."), "/...");
}

TEST(Target, OddOnesAreRefused) {
  for (const char* text :
       {"",        "*",    "a",     "http://x/", "/..",     "/a/../b",   "/%2e%2e/b",
        "/%2E./b", "/%",   "/%4",   "/%zz",      "/%00",    "/a%0d%0ab", "/a\\b",
        "/%5c",    "/a#b", "/\x01", "/%ff",      "/%c0%af", "/%ed%a0%80"}) {
    EXPECT_EQ(path_of(text), "refused") << text;
  }
  EXPECT_EQ(path_of("/" + std::string(2048, 'a')), "refused");
}

TEST(Query, FirstValueIsDecoded) {
  EXPECT_EQ(query_value("a=1&b=2&a=3", "a"), "1");
  EXPECT_EQ(query_value("name=x+y%21", "name"), "x y!");
  EXPECT_EQ(query_value("flag&b=", "flag"), "");
  EXPECT_EQ(query_value("flag&b=", "b"), "");
  EXPECT_EQ(query_value("a=1", "c"), std::nullopt);
  EXPECT_EQ(query_value("a=%f", "a"), std::nullopt);
}

TEST(File, HasADotInItsLastSegment) {
  EXPECT_TRUE(names_a_file("/a/b.js"));
  EXPECT_FALSE(names_a_file("/a.b/c"));
}

TEST(Host, IsANameOrAddressWithAPort) {
  for (const char* good : {"localhost", "a.example.org:8080", "192.0.2.1", "[::1]", "[::1]:80"}) {
    EXPECT_TRUE(is_host(good)) << good;
  }
  for (const char* bad : {"", ":80", "a b", "a;b", "a:", "a:x", "a:99999", "[::1", "[]", "[x]",
                          "a/b", "[::1]x", "a'b"}) {
    EXPECT_FALSE(is_host(bad)) << bad;
  }
}

TEST(Origin, HasOneForm) {
  EXPECT_EQ(parse_origin("HTTPS://Example.org:443/"), "https://example.org");
  EXPECT_EQ(parse_origin("http://example.org:80"), "http://example.org");
  EXPECT_EQ(parse_origin("http://example.org:443"), "http://example.org:443");
  for (const char* bad :
       {"", "null", "example.org", "ftp://example.org", "http://", "http://a/b"}) {
    EXPECT_EQ(parse_origin(bad), std::nullopt) << bad;
  }
}

TEST(Origin, MustBeTheHostOrListed) {
  EXPECT_TRUE(origin_may_connect("", "a", {}));
  EXPECT_TRUE(origin_may_connect("http://192.168.1.5:8080", "192.168.1.5:8080", {}));
  EXPECT_TRUE(origin_may_connect("https://a.org", "a.org:443", {}));
  EXPECT_FALSE(origin_may_connect("http://192.168.1.5", "192.168.1.5:8080", {}));
  EXPECT_FALSE(origin_may_connect("null", "null", {}));
  EXPECT_FALSE(origin_may_connect("http://a.org.evil", "a.org", {}));
  EXPECT_TRUE(origin_may_connect("https://b.org", "a.org", {"https://b.org"}));
  EXPECT_FALSE(origin_may_connect("http://b.org", "a.org", {"https://b.org"}));
}

TEST(Coding, IsAcceptedUnlessItsWeightIsZero) {
  EXPECT_TRUE(accepts_coding("gzip, deflate, br", "br"));
  EXPECT_TRUE(accepts_coding("GZIP;q=0.5", "gzip"));
  EXPECT_FALSE(accepts_coding("br;q=0", "br"));
  EXPECT_FALSE(accepts_coding("br; q=0.000", "br"));
  EXPECT_FALSE(accepts_coding("gzip", "br"));
  EXPECT_FALSE(accepts_coding("brx", "br"));
  EXPECT_FALSE(accepts_coding("", "br"));
}

TEST(Tag, MatchesInAList) {
  EXPECT_TRUE(matches_tag("\"a\", W/\"b\"", "\"b\""));
  EXPECT_TRUE(matches_tag("*", "\"b\""));
  EXPECT_FALSE(matches_tag("\"ab\"", "\"b\""));
  EXPECT_FALSE(matches_tag("", "\"b\""));
}

TEST(Bearer, IsTheTokenAlone) {
  EXPECT_EQ(bearer_token("Bearer abc "), "abc");
  EXPECT_EQ(bearer_token("bearer abc"), "abc");
  EXPECT_EQ(bearer_token("Basic abc"), "");
  EXPECT_EQ(bearer_token("Bearer"), "");
}

}  // namespace
}  // namespace mohreh::server
