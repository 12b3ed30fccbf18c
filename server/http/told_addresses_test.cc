#include "server/http/told_addresses.h"

#include <gtest/gtest.h>

namespace mohreh::server {
namespace {

using Told = std::vector<std::string>;

const std::vector<Address>& own() {
  static const std::vector<Address> addresses{
      *parse_address("192.168.1.5"), *parse_address("10.0.0.7"), *parse_address("203.0.113.9")};
  return addresses;
}

Addresses told(const Config& config, const char* client) {
  return told_addresses(config, 8080, own(), parse_address(client));
}

TEST(ToldAddresses, AreThoseThatOthersReach) {
  const Addresses all = told({}, "127.0.0.1");
  EXPECT_EQ(all.addresses,
            (Told{"http://192.168.1.5:8080", "http://10.0.0.7:8080", "http://203.0.113.9:8080"}));
  EXPECT_FALSE(all.only_here);
  EXPECT_EQ(told({}, "192.168.1.77").addresses, all.addresses);
}

TEST(ToldAddresses, OfTheHomeNetworkStayThere) {
  EXPECT_EQ(told({}, "198.51.100.4").addresses, Told{"http://203.0.113.9:8080"});
  EXPECT_EQ(told({}, "2001:db8::4").addresses, Told{"http://203.0.113.9:8080"});
}

TEST(ToldAddresses, PublicOneIsToldAlone) {
  Config config;
  config.public_url = "https://games.example.org";
  for (const char* bind : {"*", "127.0.0.1", "192.168.1.5"}) {
    config.bind = bind;
    EXPECT_EQ(told(config, "127.0.0.1").addresses, Told{"https://games.example.org"}) << bind;
    EXPECT_FALSE(told(config, "127.0.0.1").only_here) << bind;
  }
}

TEST(ToldAddresses, LoopbackIsNeverTold) {
  Config config;
  for (const char* bind : {"127.0.0.1", "127.9.9.9", "::1", "[::1]"}) {
    config.bind = bind;
    EXPECT_EQ(told(config, "127.0.0.1").addresses, Told{}) << bind;
    EXPECT_TRUE(told(config, "127.0.0.1").only_here) << bind;
  }
  config.bind = "192.168.1.5";
  EXPECT_EQ(told(config, "127.0.0.1").addresses, Told{"http://192.168.1.5:8080"});
  EXPECT_FALSE(told(config, "127.0.0.1").only_here);
}

TEST(ToldAddresses, MachineWithoutANetworkHasNone) {
  const Addresses none = told_addresses({}, 8080, {}, parse_address("127.0.0.1"));
  EXPECT_EQ(none.addresses, Told{});
  EXPECT_FALSE(none.only_here);  // as soon as it has one, others can come
}

}  // namespace
}  // namespace mohreh::server
