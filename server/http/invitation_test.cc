#include "server/http/invitation.h"

#include <gtest/gtest.h>

namespace mohreh::server {
namespace {

TEST(Invitation, IsTheAddressOfATable) {
  for (const char* path : {"/t/123456", "/t/000000"}) EXPECT_TRUE(is_invitation(path)) << path;
  for (const char* path : {"/", "/t", "/t/12345", "/t/1234567", "/t/12345a", "/t/۱۲۳۴۵۶",
                           "/t/123456/x", "/about", "/r/123456"}) {
    EXPECT_FALSE(is_invitation(path)) << path;
  }
}

TEST(Invitation, TellsInBothLanguagesWhatItIs) {
  const std::string head = invitation_head("https://a.org", "/t/123456", true);
  EXPECT_NE(head.find("به بازی دعوت شده‌اید · You are invited to a game"),
            std::string::npos)
      << head;
  EXPECT_NE(head.find("\"og:image\" content=\"https://a.org/invitation.png\""), std::string::npos);
  EXPECT_NE(head.find("\"og:url\" content=\"https://a.org/t/123456\""), std::string::npos);
}

TEST(Invitation, WithoutAnOriginOrAPictureThereIsNone) {
  EXPECT_EQ(invitation_head("", "/t/123456", true).find("og:image"), std::string::npos);
  EXPECT_EQ(invitation_head("https://a.org", "/t/123456", false).find("og:image"),
            std::string::npos);
}

TEST(Invitation, NothingGetsOutOfItsAttribute) {
  const std::string head = invitation_head("http://a\"><script>&", "/t/123456", true);
  EXPECT_EQ(head.find("<script"), std::string::npos) << head;
  EXPECT_NE(head.find("http://a&quot;&gt;&lt;script&gt;&amp;/t/123456\""), std::string::npos);
}

TEST(Invitation, StandsAtTheEndOfTheHead) {
  EXPECT_EQ(with_head("<head><title>x</title></head><body></body>", "<meta>"),
            "<head><title>x</title><meta></head><body></body>");
  EXPECT_EQ(with_head("no page", "<meta>"), "no page");
}

}  // namespace
}  // namespace mohreh::server
