#include "bots/players/draftosaurus/draftosaurus_guide.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <numeric>

#include "bots/players/draftosaurus/walks.h"
#include "bots/search/search.h"

namespace mohreh::draftosaurus {
namespace {

using search::Forecast;

template <class G>
void expect_weights() {
  walk_all([](const State& state, Seat seat) {
    MoveList<Move> moves;
    Draftosaurus::legal_moves(state, seat, moves);
    std::array<float, kLongestMoveList> room{};
    const std::span<float> weights(room.data(), moves.size());
    G{}.weigh(state, seat, moves, weights);
    for (const float weight : weights) ASSERT_GE(weight, 0);
    ASSERT_GT(std::accumulate(weights.begin(), weights.end(), 0.0F), 0.5F);
    ASSERT_EQ(room[moves.size()], 0);  // as many as there are moves
  });
}

TEST(DraftosaurusGuide, WeighsEveryMoveAndLeavesSome) {
  expect_weights<DraftosaurusGuide>();
  expect_weights<CarelessGuide>();
}

// The last dinosaur makes seven points in three pens and one or two elsewhere.
TEST(DraftosaurusGuide, DoesNotLookAtBlunders) {
  State state = Draftosaurus::setup({}, 3);
  state.phase = Phase::place;
  state.turn = kTurns - 1;
  state.roller = seat_of(0);
  for (int i = 0; i < 2; ++i) state.zoo[0].push_back(placed(Species::stego, Place::trio));
  state.zoo[0].push_back(placed(Species::stego, Place::same));
  state.chosen.fill(Species::para);
  MoveList<Move> moves;
  Draftosaurus::legal_moves(state, seat_of(0), moves);
  std::array<float, kLongestMoveList> room{};
  CarelessGuide{}.weigh(state, seat_of(0), moves, {room.data(), moves.size()});
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(room[i] > 0, moves[i].where() == Place::trio || moves[i].where() == Place::king ||
                               moves[i].where() == Place::isle)
        << kPlaceNames[index_of(moves[i].where())];
  }
}

TEST(DraftosaurusGuide, PicksLegalMoves) {
  Rng rng(5);
  walk_all([&](const State& state, Seat seat) {
    MoveList<Move> moves;
    const Move move = DraftosaurusGuide{}.pick(state, seat, moves, rng);
    ASSERT_TRUE(Draftosaurus::why_not(state, seat, move).none());
  });
}

// A seat must not play by what it cannot know.
TEST(DraftosaurusGuide, PicksTheSameInEveryWorldTheSeatThinksPossible) {
  Rng worlds(9);
  walk_all([&](const State& state, Seat seat) {
    MoveList<Move> moves;
    const View view = Draftosaurus::view(state, {seat, Recall::perfect});
    const State world = Draftosaurus::determinize(view, worlds);
    Rng one(3);
    Rng same(3);
    ASSERT_EQ(DraftosaurusGuide{}.pick(state, seat, moves, one),
              DraftosaurusGuide{}.pick(world, seat, moves, same));
  });
}

TEST(DraftosaurusGuide, UnsealingAsksTheOthersAgain) {
  int taken_back = 0;
  Rng rng(7);
  walk_all([&](const State& state, Seat seat) {
    const View view = Draftosaurus::view(state, {seat, Recall::perfect});
    State world = Draftosaurus::determinize(view, rng);
    const bool had_sealed = !world.sealed.empty();
    DraftosaurusGuide{}.unseal(world, seat);
    ASSERT_TRUE(Draftosaurus::check(world).none());
    ASSERT_TRUE(world.sealed.empty());  // an awaited seat has not sealed itself
    State fresh = state;
    fresh.sealed = SeatSet{};
    ASSERT_EQ(Draftosaurus::actors(world), Draftosaurus::actors(fresh));
    taken_back += had_sealed ? 1 : 0;
  });
  EXPECT_GT(taken_back, 100);
}

TEST(DraftosaurusGuide, KeepsTheOwnSealWhenItUnseals) {
  Rng rng(7);
  State state = Draftosaurus::setup({}, 3);
  MoveList<Move> moves;
  while (state.phase != Phase::choose || state.sealed.size() < 2) {
    Draftosaurus::apply(
        state, random_ply<Draftosaurus>(state, Draftosaurus::actors(state), rng, moves), nullptr);
  }
  const Species chosen = state.chosen[0];
  DraftosaurusGuide{}.unseal(state, seat_of(0));
  EXPECT_EQ(state.sealed, SeatSet::only(seat_of(0)));
  EXPECT_EQ(state.chosen[0], chosen);
}

TEST(DraftosaurusGuide, ForecastsAreChances) {
  Rng rng(11);
  MoveList<Move> moves;
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    for (const Board board : {Board::summer, Board::winter, Board::match}) {
      Options options;
      options.board = board;
      for (int i = 0; i < 10; ++i) {
        State state = Draftosaurus::setup(options, seats);
        const Forecast forecast =
            search::roll_out<Draftosaurus>(DraftosaurusGuide{}, state, moves, rng);
        float sum = 0;
        for (std::size_t s = 0; s < kMaxSeats; ++s) {
          sum += forecast.chance[s];
          ASSERT_GE(forecast.chance[s], 0);
          ASSERT_LE(forecast.chance[s], 1);
          ASSERT_GE(forecast.worth[s], 0);
          ASSERT_LE(forecast.worth[s], 1);
        }
        ASSERT_NEAR(sum, 1, 1e-4);
      }
    }
  }
}

// What one seat does not know, some seat does not know.
TEST(DraftosaurusGuide, HasSecretsWhileWorldsDiffer) {
  int open = 0;
  Rng rng(13);
  walk_all([&](const State& state, Seat seat) {
    const View view = Draftosaurus::view(state, {seat, Recall::perfect});
    if (DraftosaurusGuide{}.has_secrets(view)) return;
    ++open;
    for (int s = 0; s < state.seats; ++s) {
      State world =
          Draftosaurus::determinize(Draftosaurus::view(state, {seat_of(s), Recall::perfect}), rng);
      State truth = state;
      DraftosaurusGuide{}.unseal(world, seat);
      DraftosaurusGuide{}.unseal(truth, seat);
      world.box = truth.box = {};
      ASSERT_EQ(std::memcmp(&world, &truth, sizeof truth), 0);
    }
  });
  EXPECT_GT(open, 100);
}

}  // namespace
}  // namespace mohreh::draftosaurus
