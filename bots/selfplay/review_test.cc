#include "bots/selfplay/review.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/selfplay/match.h"
#include "engine/facade/registry.h"

namespace mohreh {
namespace {

Record played_match(const AnyGame& game, int seats, std::uint64_t seed) {
  Record record;
  record.game = &game;
  record.options = game.default_options();
  record.seats = seats;
  std::vector<std::unique_ptr<Player>> players;
  for (int s = 0; s < seats; ++s) players.push_back(make_player(game, "random"));
  play_match({&game, record.options, seats}, players, seed, &record);
  return record;
}

TEST(Review, LuckAndChoicesAddUpToTheResult) {
  for (const AnyGame* game : all_games()) {
    const int seats = std::min(game->info->max_seats, 3);
    const Record record = played_match(*game, seats, 3);
    const Review review = review_match(record, {2, 2, 1, 1});
    ASSERT_EQ(review.seats.size(), static_cast<std::size_t>(seats));
    double results = 0;
    int decisions = 0;
    for (const SeatReview& seat : review.seats) {
      EXPECT_NEAR(seat.start + seat.luck + seat.choice + seat.others, seat.result, 1e-4);
      EXPECT_GT(seat.error, 0);
      results += seat.result;
      decisions += seat.decisions;
    }
    EXPECT_NEAR(results, 1, 1e-6);
    EXPECT_EQ(decisions, static_cast<int>(review.decisions.size()));
    for (const ReviewedDecision& each : review.decisions) {
      EXPECT_GE(each.cost, 0);
      EXPECT_EQ(record.plies[each.ply].move, each.chosen);
      EXPECT_EQ(record.plies[each.ply].by, each.seat);
      EXPECT_TRUE(each.cost == 0 || each.chosen != each.best);
    }
  }
}

TEST(Review, IsReproducible) {
  const Record record = played_match(*all_games()[1], 2, 4);
  const Review one = review_match(record, {20, 20, 9, 1});
  const Review same = review_match(record, {20, 20, 9, 1});
  EXPECT_EQ(one.seats[0].luck, same.seats[0].luck);
  EXPECT_EQ(one.seats[1].cost, same.seats[1].cost);
}

TEST(Review, LongMatchesAreSampledFromStartToEnd) {
  EXPECT_EQ(stretches_of(30, 40), (std::vector<Stretch>{{0, 30}}));
  const auto some = stretches_of(1000, 100);
  ASSERT_EQ(some.size(), 5U);
  EXPECT_EQ(some.front(), (Stretch{0, 20}));
  EXPECT_EQ(some[2], (Stretch{490, 510}));
  EXPECT_EQ(some.back(), (Stretch{980, 1000}));
  for (const std::size_t most : {1U, 19U, 39U, 99U, 100U}) {
    std::size_t sum = 0;
    std::size_t end = 0;
    for (const Stretch& each : stretches_of(101, most)) {
      EXPECT_GE(each.from, end) << "no ply is looked at twice";
      end = each.to;
      sum += each.to - each.from;
    }
    EXPECT_LE(end, 101U);
    EXPECT_GT(sum, 0U);
    EXPECT_LE(sum, most);
  }
}

TEST(Review, TellsHowMuchOfALongMatchItLookedAt) {
  const AnyGame& game = *find_game("farar");
  const Record record = played_match(game, 3, 3);
  ASSERT_GT(record.plies.size(), 200U);
  ReviewSetting setting{2, 2, 1, 1};
  setting.most_plies = 60;
  std::vector<std::size_t> told;
  const Review review = review_match(record, setting, [&](std::size_t done, std::size_t all) {
    told.push_back(done);
    EXPECT_EQ(all, 60U);
  });
  EXPECT_EQ(review.plies, record.plies.size());
  EXPECT_EQ(review.looked_at, 60U);
  ASSERT_EQ(told.size(), 61U);
  EXPECT_EQ(told.front(), 0U) << "it tells at once";
  EXPECT_EQ(told.back(), 60U);
  double results = 0;
  for (const SeatReview& seat : review.seats) results += seat.result;
  EXPECT_NEAR(results, 1, 1e-6) << "the result is the whole match's";
  for (const ReviewedDecision& each : review.decisions) {
    EXPECT_EQ(record.plies[each.ply].move, each.chosen);
  }
}

// Before anything has happened nobody is ahead but by the first move; a judge that took one seat's
// side would show here.
TEST(Advice, JudgesEverySeatAlike) {
  for (const AnyGame* game : all_games()) {
    const AnyState start = game->setup(game->default_options(), 3);
    Rng rng(8);
    const Judgement judgement = make_adviser(*game, 1)->judge(start, 400, rng);
    for (std::size_t s = 0; s < 3; ++s) EXPECT_NEAR(judgement.chance[s], 1.0 / 3, 0.1) << s;
  }
}

TEST(Advice, ValuesEveryLegalMove) {
  for (const AnyGame* game : all_games()) {
    const Record record = played_match(*game, game->info->usual_seats, 5);
    const auto adviser = make_adviser(*game, 300);
    AnyState state = record.start();
    int asked = 0;
    for (std::size_t ply = 0; ply < record.plies.size() && asked < 4; ++ply) {
      const AnyPly& made = record.plies[ply];
      AnyMoveList legal;
      if (made.by != kChance) game->legal_moves(state, made.by, legal);
      if (legal.size() > 1 && ply % 7 == 0) {
        ++asked;
        Rng rng(ply);
        const AnyView view = game->view(state, {made.by, Recall::table});
        const Advice advice = adviser->advise(view, made.by, legal, rng);
        ASSERT_EQ(advice.moves.size(), legal.size());
        EXPECT_EQ(advice.iterations, 300);
        int visits = 0;
        for (const MoveAdvice& each : advice.moves) {
          EXPECT_NE(std::find(legal.begin(), legal.end(), each.move), legal.end());
          EXPECT_GE(each.chance, 0);
          EXPECT_LE(each.chance, 1);
          EXPECT_LE(each.visits, advice.moves.front().visits);
          EXPECT_GT(each.chance_error, 0);
          visits += each.visits;
        }
        EXPECT_GT(visits, 150);  // the rest imagined the others' worlds
        EXPECT_LE(visits, 300);
        EXPECT_EQ(advice.odds.size(), game->odds(view, made.by).size());
      }
      game->apply(state, made, nullptr);
    }
    EXPECT_GT(asked, 0) << game->info->key;
  }
}

}  // namespace
}  // namespace mohreh
