#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include <array>

namespace mohreh {
namespace {

// Known values pin the generator: records of self-play and signatures depend on it.
TEST(Rng, GivesTheSameNumbersForever) {
  Rng rng(1);
  EXPECT_EQ(rng.next(), 0xB3F2AF6D0FC710C5U);
  EXPECT_EQ(rng.next(), 0x853B559647364CEAU);
}

TEST(Rng, BoundedDrawsAreEven) {
  Rng rng(7);
  std::array<int, 6> counts{};
  constexpr int kDraws = 60'000;
  for (int i = 0; i < kDraws; ++i) ++counts[rng.below(6)];
  double chi_square = 0;
  for (const int count : counts) {
    const double off = count - kDraws / 6.0;
    chi_square += off * off / (kDraws / 6.0);
  }
  EXPECT_LT(chi_square, 20.5);  // 5 degrees of freedom, one in a thousand
}

TEST(Rng, BoundOfOneIsZero) {
  Rng rng(3);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0U);
}

}  // namespace
}  // namespace mohreh
