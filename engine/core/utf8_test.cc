#include "engine/core/utf8.h"

#include <gtest/gtest.h>

namespace mohreh {
namespace {

TEST(Utf8, FindsWhatIsNotText) {
  constexpr auto kNone = std::string_view::npos;
  EXPECT_EQ(find_unprintable("سلام, café\t😀 می‌رود"), kNone);
  EXPECT_EQ(find_unprintable(""), kNone);
  EXPECT_EQ(find_unprintable("ab\x1b[31m"), 2U);
  EXPECT_EQ(find_unprintable(std::string_view("a\0b", 3)), 1U);
  EXPECT_EQ(find_unprintable("a\x7f"), 1U);
  EXPECT_EQ(find_unprintable("a\xC2\x9Bm"), 1U) << "a control character of two bytes";
  EXPECT_EQ(find_unprintable("\xFF"), 0U);
  EXPECT_EQ(find_unprintable("ab\xD8"), 2U) << "cut short";
  EXPECT_EQ(find_unprintable("\xC0\x80"), 0U) << "longer than needed";
  EXPECT_EQ(find_unprintable("\xE0\x80\x80"), 0U);
  EXPECT_EQ(find_unprintable("\xED\xA0\x80"), 0U) << "a surrogate";
  EXPECT_EQ(find_unprintable("\xF4\x90\x80\x80"), 0U) << "beyond the last code point";
}

}  // namespace
}  // namespace mohreh
