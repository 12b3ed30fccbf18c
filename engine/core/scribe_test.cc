#include "engine/core/scribe.h"

#include <gtest/gtest.h>

#include "engine/core/words.h"

namespace mohreh {
namespace {

TEST(Columns, CountWhatIsSeen) {
  EXPECT_EQ(columns("abc"), 3U);
  EXPECT_EQ(columns("زغال"), 4U);
  EXPECT_EQ(columns("می‌رود"), 5U);  // the half-space takes none
  EXPECT_EQ(columns("شدّت"), 3U);
  EXPECT_EQ(columns("\xFF"), 1U);
  EXPECT_EQ(padded(Scribe(), Ink::bad, "زغال", 6), "زغال  ");
}

TEST(Numbers, HaveOneSpelling) {
  EXPECT_EQ(parse_number("20"), 20);
  EXPECT_EQ(parse_number("-5"), -5);
  for (const char* wrong : {"", "020", "+5", "-0", "5x", " 5", "99999999999", "-"}) {
    EXPECT_FALSE(parse_number(wrong)) << wrong;
  }
}

TEST(Words, AreTakenOneByOne) {
  std::string_view text = "  stake\t100 ";
  EXPECT_EQ(take_word(text), "stake");
  EXPECT_EQ(take_word(text), "100");
  EXPECT_EQ(take_word(text), "");
  std::string_view list = "a,b";
  EXPECT_EQ(take_until(list, ','), "a");
  EXPECT_EQ(take_until(list, ','), "b");
  EXPECT_TRUE(list.empty());
}

}  // namespace
}  // namespace mohreh
