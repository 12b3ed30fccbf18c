#include "server/http/address.h"

#include <gtest/gtest.h>

namespace mohreh::server {
namespace {

TEST(Address, HasOneFormInside) {
  EXPECT_EQ(parse_address("192.0.2.7"), parse_address("::ffff:192.0.2.7"));
  EXPECT_EQ(to_string(*parse_address("::ffff:192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(to_string(*parse_address("[2001:DB8::1]")), "2001:db8::1");
  for (const char* bad : {"", "1.2.3", "1.2.3.4:80", "1.2.3.4 ", "::1%eth0", "unknown", "[::1",
                          "00001.2.3.4", "1.2.3.4.5.6.7.8.9.1.2.3.4.5.6.7.8.9.1.2.3.4.5.6.7.8"}) {
    EXPECT_FALSE(parse_address(bad)) << bad;
  }
}

TEST(Address, LoopbackAndPrivate) {
  for (const char* here : {"127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(is_loopback(*parse_address(here))) << here;
  }
  EXPECT_FALSE(is_loopback(*parse_address("::2")));
  for (const char* home : {"10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"}) {
    EXPECT_TRUE(is_private(*parse_address(home))) << home;
  }
  for (const char* far : {"172.32.0.1", "192.169.0.1", "8.8.8.8", "::1"}) {
    EXPECT_FALSE(is_private(*parse_address(far))) << far;
  }
}

TEST(Address, HouseholdOfIpv6IsItsNetwork) {
  EXPECT_EQ(household(*parse_address("2001:db8:1:2::1")),
            household(*parse_address("2001:db8:1:2:ffff::9")));
  EXPECT_FALSE(household(*parse_address("2001:db8:1:2::1")) ==
               household(*parse_address("2001:db8:1:3::1")));
  EXPECT_FALSE(household(*parse_address("192.0.2.1")) == household(*parse_address("192.0.2.2")));
}

TEST(Range, ContainsByBits) {
  EXPECT_TRUE(parse_range("10.0.0.0/8")->contains(*parse_address("10.255.0.1")));
  EXPECT_FALSE(parse_range("10.0.0.0/8")->contains(*parse_address("11.0.0.1")));
  EXPECT_TRUE(parse_range("192.168.4.0/22")->contains(*parse_address("192.168.7.9")));
  EXPECT_FALSE(parse_range("192.168.4.0/22")->contains(*parse_address("192.168.8.0")));
  EXPECT_TRUE(parse_range("fd00::/8")->contains(*parse_address("fd12::1")));
  EXPECT_TRUE(parse_range(" ::1 ")->contains(*parse_address("::1")));
  EXPECT_FALSE(parse_range("0.0.0.0/0")->contains(*parse_address("::1")));
  for (const char* bad : {"", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "a/8"}) {
    EXPECT_FALSE(parse_range(bad)) << bad;
  }
}

std::string client(const char* remote, std::string_view forwarded) {
  const std::vector<AddressRange> trusted{*parse_range("10.0.0.0/8")};
  return to_string(client_address(*parse_address(remote), forwarded, trusted));
}

TEST(Client, IsWhoTheTrustedProxyNames) {
  EXPECT_EQ(client("10.0.0.1", "192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(client("10.0.0.1", "6.6.6.6, 192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(client("10.0.0.1", "192.0.2.1, 10.0.0.2"), "192.0.2.1");
  EXPECT_EQ(client("10.0.0.1", ""), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", "192.0.2.1, rubbish"), "10.0.0.1");
  EXPECT_EQ(client("192.0.2.9", "192.0.2.1"), "192.0.2.9");
}

}  // namespace
}  // namespace mohreh::server
