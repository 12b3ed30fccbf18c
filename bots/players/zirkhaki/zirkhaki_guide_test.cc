// What the search relies on.

#include "bots/players/zirkhaki/zirkhaki_guide.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "bots/players/zirkhaki/positions.h"
#include "bots/players/zirkhaki/standing.h"

namespace mohreh::zirkhaki {
namespace {

// Several tables: few and many seats, with rings, with powers missing.
template <class Show>
void walk_tables(Show show) {
  Options plain;
  Options rings;
  rings.rings = RingMode::on;
  Options lessons;
  lessons.powers = 4;
  lessons.astrolabe_public = true;
  lessons.bonus_on_protected_bust = true;
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    for (const Options& options : {plain, rings, lessons}) {
      for (std::uint64_t seed = 0; seed < 3; ++seed) walk_match(options, seats, seed, show);
    }
  }
}

TEST(ZirkhakiGuide, LeavesAMoveAndPicksALegalOne) {
  ZirkhakiGuide guide;
  Rng rng(2);
  walk_tables([&](const State& state, Seat seat) {
    MoveList<Move> legal;
    Zirkhaki::legal_moves(state, seat, legal);
    std::vector<float> weights(legal.size(), 0.0F);
    guide.weigh(state, seat, legal, weights);
    for (const float weight : weights) ASSERT_GE(weight, 0);
    ASSERT_GT(std::accumulate(weights.begin(), weights.end(), 0.0F), 0);
    MoveList<Move> room;
    const Move picked = guide.pick(state, seat, room, rng);
    ASSERT_NE(std::find(legal.begin(), legal.end(), picked), legal.end());
  });
}

TEST(ZirkhakiGuide, WeighsAlikeWhateverOthersHaveSeen) {
  ZirkhakiGuide guide;
  Options options;
  options.rings = RingMode::on;
  Rng rng(4);
  int secrets = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    walk_match(options, 2, seed, [&](const State& state, Seat seat) {
      const View view = Zirkhaki::view(state, {seat, Recall::perfect});
      const State other = Zirkhaki::determinize(view, rng);
      if (!(other.peeked == state.peeked)) ++secrets;
      MoveList<Move> legal;
      Zirkhaki::legal_moves(state, seat, legal);
      std::vector<float> weights(legal.size(), 0.0F);
      std::vector<float> same(legal.size(), 0.0F);
      guide.weigh(state, seat, legal, weights);
      guide.weigh(other, seat, legal, same);
      ASSERT_EQ(weights, same);
    });
  }
  EXPECT_GT(secrets, 0);
}

TEST(ZirkhakiGuide, ForecastsAddUpToOneWinner) {
  ZirkhakiGuide guide;
  walk_tables([&](const State& state, Seat) {
    if (state.phase != Phase::choice || state.begun) return;
    const search::Forecast forecast = guide.forecast(state);
    float sum = 0;
    for (std::size_t s = 0; s < kMostSeats; ++s) {
      ASSERT_GE(forecast.chance[s], 0);
      ASSERT_LE(forecast.chance[s], 1);
      ASSERT_GE(forecast.worth[s], 0);
      ASSERT_LE(forecast.worth[s], 1);
      sum += forecast.chance[s];
    }
    ASSERT_NEAR(sum, 1, 1e-4);
  });
}

TEST(ZirkhakiGuide, EndsOnlyBetweenTurns) {
  int ends = 0;
  walk_tables([&](const State& state, Seat) {
    ZirkhakiGuide late;
    State earlier = Zirkhaki::setup(state.options, state.seats);
    earlier.phase = Phase::choice;
    late.prepare(Zirkhaki::view(earlier, {seat_of(0), Recall::perfect}), seat_of(0));
    if (!late.ends(state)) return;
    ++ends;
    ASSERT_TRUE(state.phase == Phase::choice && !state.begun);
  });
  EXPECT_GT(ends, 0);
}

TEST(ZirkhakiGuide, TakesSealedRingsBack) {
  Options options;
  options.rings = RingMode::on;
  const ZirkhakiGuide guide;
  int unsealed = 0;
  for (int seats = 2; seats <= 4; ++seats) {
    walk_match(options, seats, 6, [&](const State& state, Seat seat) {
      const View view = Zirkhaki::view(state, {seat, Recall::perfect});
      State world = state;
      guide.unseal(world, seat);
      ASSERT_TRUE(Zirkhaki::check(world).none());
      if (state.phase != Phase::rings) return;
      ++unsealed;
      EXPECT_TRUE(guide.has_secrets(view));
      EXPECT_EQ(Zirkhaki::actors(world).seats, SeatSet::first(seats));
    });
  }
  EXPECT_EQ(unsealed, 2 + 3 + 4);
}

// Fifteen points ahead with five cards to come is nearly won; with forty it is not.
TEST(Standing, TrustsALeadMoreWhenTheDeckIsThin) {
  Options options;
  options.first_seat = seat_of(0);
  State early = Zirkhaki::setup(options, 2);
  for (const Kind kind : {Kind::coin, Kind::map}) early.field[0].add(card_at(kind, 5));
  State late = early;
  Pile rest = late.deck();
  while (rest.size() > 5) {
    const Card card = rest.nth(0);
    rest.remove(card);
    late.burnt.add(card);
  }
  EXPECT_GT(standing_of(early).chance[0], 0.5F);
  EXPECT_GT(standing_of(late).chance[0], standing_of(early).chance[0] + 0.1F);
}

}  // namespace
}  // namespace mohreh::zirkhaki
