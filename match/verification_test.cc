#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/facade/registry.h"
#include "match/fairness.h"

namespace mohreh::match {
namespace {

Shuffle::Bytes bytes_from(Rng& rng) {
  Shuffle::Bytes bytes{};
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.next());
  return bytes;
}

// All seats but the first contribute: a bot sits there.
Shuffle shuffle_from(Rng& rng, int seats) {
  Shuffle shuffle;
  const Shuffle::Bytes name = bytes_from(rng);
  std::copy_n(name.begin(), shuffle.match.size(), shuffle.match.begin());
  shuffle.seed = bytes_from(rng);
  shuffle.commitment = commitment_to(Secret{*shuffle.seed}).bytes;
  for (std::size_t s = 1; s < static_cast<std::size_t>(seats); ++s) {
    shuffle.contributions[s] = bytes_from(rng);
  }
  return shuffle;
}

// A whole match as a server plays it: seats move at random, chance as promised.
Record fair_match(const AnyGame& game, int seats, std::uint64_t seed) {
  Rng rng(seed);
  Record record;
  record.game = &game;
  record.seats = seats;
  record.options = game.default_options();
  record.shuffle = shuffle_from(rng, seats);
  std::vector<std::optional<Secret>> contributions(static_cast<std::size_t>(seats));
  for (std::size_t s = 0; s < contributions.size(); ++s) {
    if (const auto& given = record.shuffle->contributions[s]) contributions[s] = Secret{*given};
  }
  const FairChance chance(Secret{*record.shuffle->seed}, MatchId{record.shuffle->match},
                          contributions);
  AnyState state = record.start();
  AnyMoveList moves;
  std::uint64_t draws = 0;
  while (!game.actors(state).nobody()) {
    const AnyPly ply = game.actors(state).chance ? AnyPly{kChance, chance.choose(state, draws++)}
                                                 : random_ply(state, rng, moves);
    EXPECT_TRUE(try_apply(state, ply, nullptr).none());
    record.plies.push_back(ply);
  }
  return record;
}

Record some_match() {
  return fair_match(*all_games().front(), 3, 7);
}

std::size_t chance_plies(const Record& record) {
  return static_cast<std::size_t>(std::count_if(record.plies.begin(), record.plies.end(),
                                                [](const AnyPly& p) { return p.by == kChance; }));
}

TEST(Verification, MatchesOfEveryGameAreProven) {
  for (const AnyGame* game : all_games()) {
    for (int seats = game->info->min_seats; seats <= game->info->max_seats; ++seats) {
      const Record played = fair_match(*game, seats, static_cast<std::uint64_t>(seats));
      const auto record = read_record(write_record(played));
      ASSERT_TRUE(record) << record.error().message();
      EXPECT_EQ(record->shuffle, played.shuffle);
      const Verdict verdict = verify(*record);
      EXPECT_TRUE(verdict.proven()) << game->info->key << ": " << verdict.reason;
      EXPECT_EQ(verdict.draws, chance_plies(played));
      EXPECT_GT(verdict.draws, 0U);
    }
  }
}

// The first hundred plies of every game: each draw changed to all else that could have been drawn.
TEST(Verification, AnyChangedDrawIsNamed) {
  for (const AnyGame* game : all_games()) {
    const Record fair = fair_match(*game, game->info->min_seats, 11);
    AnyState state = fair.start();
    std::size_t changed = 0;
    for (std::size_t i = 0; i < fair.plies.size() && i < 100; ++i) {
      AnyChanceList chances;
      if (fair.plies[i].by == kChance) game->chance_moves(state, chances);
      for (const auto& chance : chances) {
        if (chance.move == fair.plies[i].move) continue;
        Record wrong = fair;
        wrong.plies.resize(i + 1);
        wrong.plies[i].move = chance.move;
        const Verdict verdict = verify(wrong);
        EXPECT_FALSE(verdict.proven());
        ASSERT_EQ(verdict.wrong_ply, i);
        EXPECT_EQ(verdict.found, ply_text(state, wrong.plies[i]));
        EXPECT_EQ(verdict.promised, ply_text(state, fair.plies[i]));
        ++changed;
      }
      game->apply(state, fair.plies[i], nullptr);
    }
    EXPECT_GT(changed, 10U) << game->info->key;
  }
}

void expect_wrong_ply(const Record& record) {
  const Verdict verdict = verify(record);
  EXPECT_FALSE(verdict.proven());
  ASSERT_TRUE(verdict.wrong_ply);
  EXPECT_EQ(record.plies[*verdict.wrong_ply].by, kChance);
  EXPECT_NE(verdict.reason.find("ply " + std::to_string(*verdict.wrong_ply + 1) + " "),
            std::string::npos)
      << verdict.reason;
  EXPECT_NE(verdict.reason.find(verdict.promised), std::string::npos);
}

TEST(Verification, AnyChangedBitOfTheKeyIsNoticed) {
  const Record fair = some_match();
  for (std::size_t byte : {0U, 15U}) {
    Record wrong = fair;
    wrong.shuffle->match[byte] ^= 1U;
    expect_wrong_ply(wrong);
  }
  for (std::size_t byte : {0U, 31U}) {
    Record wrong = fair;
    (*wrong.shuffle->contributions[2])[byte] ^= 0x80U;
    expect_wrong_ply(wrong);
    wrong = fair;
    (*wrong.shuffle->seed)[byte] ^= 1U;
    EXPECT_EQ(verify(wrong).reason, "the seed is not the one that was promised");
    EXPECT_FALSE(verify(wrong).wrong_ply);
    // ... nor does another promise help.
    wrong.shuffle->commitment = commitment_to(Secret{*wrong.shuffle->seed}).bytes;
    expect_wrong_ply(wrong);
  }
}

TEST(Verification, WhoContributedIsNoticed) {
  const Record fair = some_match();
  Record wrong = fair;
  std::swap(wrong.shuffle->contributions[1], wrong.shuffle->contributions[2]);
  expect_wrong_ply(wrong);
  wrong = fair;
  std::swap(wrong.shuffle->contributions[0], wrong.shuffle->contributions[1]);
  expect_wrong_ply(wrong);
  wrong = fair;
  wrong.shuffle->contributions[1].reset();
  expect_wrong_ply(wrong);
}

bool could_happen(const Record& record) {
  AnyState state = record.start();
  for (const AnyPly& ply : record.plies) {
    if (!try_apply(state, ply, nullptr).none()) return false;
  }
  return true;
}

// Two draws that could come the other way round as well.
TEST(Verification, ExchangedDrawsAreNoticed) {
  std::size_t exchanged = 0;
  for (const AnyGame* game : all_games()) {
    const Record fair = fair_match(*game, game->info->min_seats, 5);
    for (std::size_t i = 0; i + 1 < fair.plies.size() && i < 100; ++i) {
      Record wrong = fair;
      wrong.plies.resize(i + 2);
      std::swap(wrong.plies[i], wrong.plies[i + 1]);
      if (wrong.plies[i].by != kChance || wrong.plies[i + 1].by != kChance) continue;
      if (wrong.plies[i] == wrong.plies[i + 1]) continue;
      if (!could_happen(wrong)) continue;
      EXPECT_EQ(verify(wrong).wrong_ply, i);
      ++exchanged;
    }
  }
  EXPECT_GT(exchanged, 5U);
}

TEST(Verification, SaysWhyNothingCanBeProven) {
  Record record = some_match();
  const AnyState start = record.start();
  record.position = start;
  EXPECT_EQ(verify(record).reason,
            "nothing can be proven: the record does not begin at the set-up, so draws are missing");
  record = some_match();
  record.shuffle->seed.reset();
  EXPECT_EQ(verify(record).reason,
            "nothing can be proven: the seed is not shown, which it is when the match is over");
  record.shuffle.reset();
  EXPECT_EQ(verify(record).reason,
            "nothing can be proven: the record does not tell how chance was drawn");
  EXPECT_EQ(verify(record).draws, 0U);
}

}  // namespace
}  // namespace mohreh::match
