#include "server/ws/token_bucket.h"

#include <gtest/gtest.h>

namespace mohreh::server {
namespace {

TEST(TokenBucket, GivesABurstAndThenARate) {
  const TokenBucket::Time start{};
  TokenBucket bucket(3, 2, start);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(start));
  EXPECT_FALSE(bucket.take(start));
  EXPECT_FALSE(bucket.is_half_full());
  EXPECT_FALSE(bucket.take(start + std::chrono::milliseconds(400)));
  EXPECT_TRUE(bucket.take(start + std::chrono::milliseconds(500)));
  EXPECT_FALSE(bucket.take(start + std::chrono::milliseconds(600)));
  // An hour of silence does not give more than the burst.
  const auto later = start + std::chrono::hours(1);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(later));
  EXPECT_FALSE(bucket.take(later));
}

}  // namespace
}  // namespace mohreh::server
