#include "match/fairness.h"

#include <gtest/gtest.h>

#include <limits>

#include "engine/core/hex.h"
#include "match/even_draw.h"

namespace mohreh::match {
namespace {

constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();

Secret counting_secret() {
  Secret secret;
  for (std::size_t i = 0; i < secret.bytes.size(); ++i) {
    secret.bytes[i] = static_cast<std::uint8_t>(i);
  }
  return secret;
}

MatchId some_match_id() {
  MatchId match;
  for (std::size_t i = 0; i < match.bytes.size(); ++i) {
    match.bytes[i] = static_cast<std::uint8_t>(0xA0U + i);
  }
  return match;
}

Secret first_contribution() {
  Secret secret;
  secret.bytes.fill(0x11);
  return secret;
}

Secret last_contribution() {
  Secret secret;
  for (std::size_t i = 0; i < secret.bytes.size(); ++i) {
    secret.bytes[i] = static_cast<std::uint8_t>(255U - i);
  }
  return secret;
}

using Contributions = std::vector<std::optional<Secret>>;

FairChance chance_with(const Contributions& contributions) {
  return {counting_secret(), some_match_id(), contributions};
}

struct Vector {
  std::uint64_t n;
  std::uint64_t total;
  std::uint64_t drawn;
};

void expect_draws(const FairChance& chance, const std::vector<Vector>& vectors) {
  for (const Vector& each : vectors) {
    EXPECT_EQ(chance.draw(each.n, each.total), each.drawn) << each.n << " of " << each.total;
  }
}

// The numbers below come from Python's hashlib, by the words of docs/fairness.md.
TEST(Fairness, CommitmentIsBlake2b256) {
  EXPECT_EQ(hex_text(commitment_to(counting_secret()).bytes),
            "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
}

TEST(Fairness, DrawsWithoutContributionsAreKnown) {
  expect_draws(chance_with({{}, {}, {}}),
               {{0, 1, 0},
                {0, 6, 4},
                {1, 6, 1},
                {2, 48, 3},
                {7, 1'000'003, 669'515},
                {12'345'678'901U, 52, 24},
                {kLast, 48, 26},
                {0, kLast, 14'822'184'374'393'420'446U},
                {5, std::uint64_t{1} << 63U, 5'577'338'053'536'807'553U}});
}

TEST(Fairness, DrawsWithContributionsAreKnown) {
  expect_draws(chance_with({first_contribution(), {}, last_contribution()}),
               {{0, 6, 1},
                {1, 6, 0},
                {2, 48, 43},
                {7, 1'000'003, 39'534},
                {12'345'678'901U, 52, 28},
                {kLast, 48, 34}});
}

TEST(Fairness, WhoGaveWhatMatters) {
  expect_draws(chance_with({last_contribution(), {}, first_contribution()}),
               {{2, 48, 45}, {7, 1'000'003, 17'799}, {kLast, 48, 9}});
  expect_draws(chance_with({{}, first_contribution(), last_contribution()}),
               {{2, 48, 11}, {7, 1'000'003, 772'325}, {kLast, 48, 36}});
}

// With this total nearly half of the words are refused; of the first stream 15 one after another,
// so that the draw comes from the second block.
TEST(Fairness, RefusedWordsLeadToTheNextAndTheNextBlock) {
  constexpr std::uint64_t kHalfAndOne = (std::uint64_t{1} << 63U) + 1;
  expect_draws(chance_with({{}, {}, {}}), {{0, kHalfAndOne, 4'847'901'731'715'012'272U},
                                           {1, kHalfAndOne, 6'435'566'478'639'730'857U},
                                           {2, kHalfAndOne, 6'939'009'049'168'975'011U},
                                           {2518, kHalfAndOne, 1'857'162'353'778'109'207U}});
}

TEST(EvenDraw, RefusesJustTheIncompleteRun) {
  struct Case {
    std::uint64_t total;
    std::uint64_t last_good;
  };
  constexpr std::uint64_t kHalf = std::uint64_t{1} << 63U;
  for (const Case& each : {Case{1, kLast}, Case{2, kLast}, Case{kHalf, kLast},
                           Case{3, kLast - 1},          // 2^64 = 1 modulo 3
                           Case{6, kLast - 4},          // 4 modulo 6
                           Case{48, kLast - 16},        // 16 modulo 48
                           Case{kHalf + 1, kHalf},      // one run fits, no second
                           Case{kHalf - 1, kLast - 2},  // two runs, and two words left
                           Case{kLast, kLast - 1}}) {
    EXPECT_EQ(even_draw(0, each.total), 0U) << each.total;
    EXPECT_EQ(even_draw(each.total - 1, each.total), each.total - 1) << each.total;
    EXPECT_EQ(even_draw(each.last_good, each.total), each.total - 1) << each.total;
    if (each.last_good == kLast) continue;
    EXPECT_EQ(even_draw(each.last_good + 1, each.total), std::nullopt) << each.total;
    EXPECT_EQ(even_draw(kLast, each.total), std::nullopt) << each.total;
  }
}

TEST(Fairness, ADrawDependsOnNothingButItsNumber) {
  const FairChance chance = chance_with({first_contribution(), {}});
  const std::uint64_t fifth = chance.draw(5, 1'000'000);
  for (std::uint64_t n = 0; n < 20; ++n) chance.draw(n, 7);
  EXPECT_EQ(chance.draw(5, 1'000'000), fifth);
  EXPECT_NE(chance.draw(6, 1'000'000), fifth);
}

}  // namespace
}  // namespace mohreh::match
