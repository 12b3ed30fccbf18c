#include "bots/players/survive/survive_guide.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/players/survive/ratings.h"
#include "bots/players/survive/test_position.h"
#include "bots/search/search.h"

namespace mohreh::survive {
namespace {

constexpr float kClose = 1e-4F;

std::vector<Options> tables() {
  std::vector<Options> all(4);
  all[1].two_player_colours = 2;
  all[1].creature_move = CreatureMove::compulsory;
  all[1].attack_on_boarding = false;
  all[2].challenge.bits = 0b0111;
  all[2].dolphin_may_land = true;
  all[2].empty_hex = EmptyHex::no_boat_or_creature;
  all[3].challenge.bits = 0b1000;
  all[3].wind_moves_empty = true;
  return all;
}

void expect_weights(const SurviveGuide& guide, const State& state, Seat seat,
                    const MoveList<Move>& moves) {
  std::array<float, kLongestMoveList> weights{};
  guide.weigh(state, seat, moves, {weights.data(), moves.size()});
  float sum = 0;
  for (std::size_t m = 0; m < moves.size(); ++m) {
    EXPECT_GE(weights[m], 0);
    sum += weights[m];
  }
  EXPECT_GT(sum, 0);
}

void expect_forecast(const SurviveGuide& guide, const State& state) {
  const search::Forecast forecast = guide.forecast(state);
  float sum = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    EXPECT_GE(forecast.chance[s], 0);
    EXPECT_LE(forecast.chance[s], 1);
    EXPECT_GE(forecast.worth[s], 0);
    EXPECT_LE(forecast.worth[s], 1);
    sum += forecast.chance[s];
  }
  EXPECT_NEAR(sum, 1, kClose);
}

// A match whose seats play as rollouts do, looked at ply by ply.
void walk(const Options& options, int seats, std::uint64_t seed) {
  SurviveGuide guide;
  Rng rng(seed);
  MoveList<Move> moves;
  MoveList<Move> room;
  State state = Survive::setup(options, seats);
  for (int plies = 0; plies < 1500 && !Survive::actors(state).nobody(); ++plies) {
    const Awaited awaited = Survive::actors(state);
    if (awaited.chance) {
      Survive::apply(state, {kChance, Survive::sample_chance(state, rng)}, nullptr);
      continue;
    }
    const Seat seat = awaited.seats.lowest();
    guide.prepare(Survive::view(state, {seat, Recall::perfect}), seat);
    EXPECT_FALSE(guide.ends(state));
    Survive::legal_moves(state, seat, moves);
    expect_weights(guide, state, seat, moves);
    if (!state.setting_up()) expect_forecast(guide, state);
    const bool at_random = rng.below(4) == 0;
    const Move move = at_random ? moves[rng.below(static_cast<std::uint32_t>(moves.size()))]
                                : guide.pick(state, seat, room, rng);
    ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
    Survive::apply(state, {seat, move}, nullptr);
  }
  if (state.phase == Phase::over) expect_forecast(guide, state);
}

TEST(SurviveGuide, HoldsOverMatchesOfEveryKind) {
  for (const Options& options : tables()) {
    for (int seats = 2; seats <= 4; ++seats) walk(options, seats, 5);
  }
}

TEST(SurviveGuide, RolloutsEndAfterSomeTurns) {
  SurviveGuide guide;
  Rng rng(3);
  MoveList<Move> moves;
  State state = empty_sea(3);
  for (int seat = 0; seat < 3; ++seat) put(state, seat, 0, "G3", 2);
  guide.prepare(Survive::view(state, {seat_of(0), Recall::perfect}), seat_of(0));
  const int tiles = tiles_left(state);
  search::roll_out<Survive>(guide, state, moves, rng);
  EXPECT_EQ(tiles_left(state), tiles - 3);
  EXPECT_EQ(state.active, seat_of(0));
}

TEST(SurviveGuide, UnsealsWhatOthersAnswered) {
  const State window = position_where(
      4, {}, [](const State& s) { return s.phase == Phase::defence && s.asked.size() >= 2; });
  State sealed = window;
  const Seat first = Survive::actors(window).seats.lowest();
  Survive::apply(sealed, {first, Move::plain(MoveKind::let)}, nullptr);
  const Seat second = Survive::actors(sealed).seats.lowest();
  ASSERT_NE(first, second);
  SurviveGuide{}.unseal(sealed, second);
  EXPECT_EQ(Survive::actors(sealed), Survive::actors(window));
  EXPECT_TRUE(Survive::check(sealed).none());
}

// The rival's values are dealt anew in every world; they must not change what a seat thinks.
TEST(SurviveGuide, WeighsWithoutRivalsValuesAndTiles) {
  Rng rng(9);
  const State state =
      position_where(3, {}, [](const State& s) { return tiles_left(s) == 20 && s.points == 3; });
  const View view = Survive::view(state, {state.active, Recall::perfect});
  MoveList<Move> moves;
  Survive::legal_moves(state, state.active, moves);
  std::array<float, kLongestMoveList> first{};
  std::array<float, kLongestMoveList> second{};
  rate_moves(state, state.active, moves, {first.data(), moves.size()});
  rate_moves(Survive::determinize(view, rng), state.active, moves, {second.data(), moves.size()});
  EXPECT_EQ(first, second);
}

TEST(SurviveGuide, SearchFindsTheWayHome) {
  State state = empty_sea(2);
  add(state.boats, hex_named("B2"));
  const Explorer who = put(state, 0, 0, "B2", 6, true);
  put(state, 0, 1, "G3", 1);
  put(state, 1, 0, "G9", 3);
  Rng rng(4);
  for (const MoveKind wanted : {MoveKind::sail, MoveKind::land}) {
    MoveList<Move> moves;
    Survive::legal_moves(state, seat_of(0), moves);
    search::Parameters parameters = SurviveGuide::tuned();
    parameters.iterations = 200;
    search::Search<Survive, SurviveGuide> search({}, parameters);
    const Move move =
        search.run(Survive::view(state, {seat_of(0), Recall::perfect}), seat_of(0), moves, rng)
            .best()
            .move;
    EXPECT_EQ(move.kind, wanted);
    Survive::apply(state, {seat_of(0), move}, nullptr);
  }
  EXPECT_TRUE(is_isle(state.at(who)));
}

}  // namespace
}  // namespace mohreh::survive
