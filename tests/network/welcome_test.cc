#include "server/welcome.h"

#include <gtest/gtest.h>

namespace mohreh::server {
namespace {

using Links = std::vector<std::string>;

TEST(Links, HomeNetworkComesFirst) {
  Config config;
  const std::vector<Address> own{*parse_address("192.168.1.5")};
  EXPECT_EQ(links(config, 8080, own),
            (Links{"http://192.168.1.5:8080/", "http://localhost:8080/"}));
  config.public_url = "https://games.example.org";
  EXPECT_EQ(links(config, 80, own),
            (Links{"https://games.example.org/", "http://192.168.1.5/", "http://localhost/"}));
}

TEST(Links, OfOneAddressIsThatOne) {
  Config config;
  config.bind = "::1";
  EXPECT_EQ(links(config, 8080, {*parse_address("192.168.1.5")}), Links{"http://[::1]:8080/"});
}

std::string welcome(WelcomeNotes notes) {
  testing::internal::CaptureStdout();
  print_welcome(Config{}, 8080, notes);
  return testing::internal::GetCapturedStdout();
}

TEST(Welcome, SaysInBothLanguagesThatThereIsNoPage) {
  const std::string plain = welcome({.without_page = true});
  EXPECT_NE(plain.find("WITHOUT its page"), std::string::npos) << plain;
  EXPECT_NE(plain.find("بدون صفحه‌ی بازی"), std::string::npos) << plain;
  EXPECT_EQ(welcome({}).find("WITHOUT"), std::string::npos);
}

TEST(Welcome, ShowsATokenThatNobodyChose) {
  EXPECT_NE(welcome({.shows_token = true}).find("/api/status"), std::string::npos);
  EXPECT_EQ(welcome({}).find("/api/status"), std::string::npos);
}

TEST(QrCode, IsASquareWithAWhiteEdge) {
  const std::string code = qr_code("http://192.168.1.5:8080/");
  // 25 modules and twice two of white, two a line.
  EXPECT_EQ(std::count(code.begin(), code.end(), '\n'), 15);
  EXPECT_TRUE(code.starts_with("\x1b[30;107m" + std::string(29, ' ') + "\x1b[0m\n")) << code;
  EXPECT_NE(code.find("█"), std::string::npos);
}

}  // namespace
}  // namespace mohreh::server
