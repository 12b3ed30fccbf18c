#include "match/cleaning.h"

#include <gtest/gtest.h>

namespace mohreh::match {
namespace {

TEST(Cleaning, KeepsWhatPeopleWrite) {
  EXPECT_EQ(cleaned("Sara", kLongestName), "Sara");
  EXPECT_EQ(cleaned("سارا", kLongestName), "سارا");
  EXPECT_EQ(cleaned("می‌روم", kLongestName), "می‌روم") << "the non-joiner";
  EXPECT_EQ(cleaned("👩‍🚀", kLongestName), "👩‍🚀")
      << "an emoji held together by joiners";
  EXPECT_EQ(cleaned("é", kLongestName), "é");
}

TEST(Cleaning, TakesOutWhatSteersAndHides) {
  EXPECT_EQ(cleaned("a\x01"
                    "b\x1b[31m\x7f",
                    kLongestName),
            "ab[31m");
  EXPECT_EQ(cleaned("\u202Eevil\u202C\u2066x\u2069", kLongestName), "evilx");
  EXPECT_EQ(cleaned("a\u200Bb\uFEFFc\u00ADd", kLongestName), "abcd");
  EXPECT_EQ(cleaned("a\xff\xfe"
                    "b",
                    kLongestName),
            "ab");
}

TEST(Cleaning, TowersOfMarksAreCut) {
  std::string tower = "a";
  for (int i = 0; i < 30; ++i) tower += "\u0301";
  EXPECT_EQ(cleaned(tower, kLongestName), "a\u0301\u0301\u0301");
}

TEST(Cleaning, BlanksAreSingleAndInside) {
  EXPECT_EQ(cleaned("  a \t\n b\u3000\u2003c  ", kLongestName), "a b c");
  EXPECT_EQ(cleaned(" \t\u00A0\u2003 ", kLongestName), "");
  EXPECT_EQ(cleaned("\u200C\u200D\u0301", kLongestName), "") << "nothing to see";
  EXPECT_EQ(cleaned("", kLongestName), "");
}

TEST(Cleaning, CountsCodePointsAndNeverCutsOne) {
  EXPECT_EQ(cleaned("سلامسلام", 4), "سلام");
  EXPECT_EQ(cleaned("abc def", 4), "abc");
  EXPECT_EQ(cleaned("abc def", 5), "abc d");
}

}  // namespace
}  // namespace mohreh::match
