#include "bots/players/survive/greedy.h"

#include <gtest/gtest.h>

#include "bots/players/survive/test_position.h"

namespace mohreh::survive {
namespace {

Move greedy_move(const State& state, Seat seat = seat_of(0)) {
  MoveList<Move> moves;
  Survive::legal_moves(state, seat, moves);
  Rng rng(1);
  return GreedyPlayer{}.choose_move(Survive::view(state, {seat, Recall::perfect}), seat, moves,
                                    rng);
}

TEST(SurviveGreedy, LandsTheMostValuable) {
  State state = empty_sea(2);
  add(state.boats, hex_named("C1"));
  put(state, 0, 0, "C1", 2, true);
  const Explorer best = put(state, 0, 1, "C1", 6, true);
  EXPECT_EQ(greedy_move(state), Move::of(MoveKind::land, best));
}

TEST(SurviveGreedy, SailsTowardsAnIsleAndAroundASerpent) {
  State state = empty_sea(2);
  add(state.boats, hex_named("C3"));
  put(state, 0, 0, "C3", 4, true);
  add(state.serpents, hex_named("C2"));
  const Move move = greedy_move(state);
  EXPECT_EQ(move.kind, MoveKind::sail);
  EXPECT_EQ(move.hex(), hex_named("B2"));
}

TEST(SurviveGreedy, DoesNotSwimToAShark) {
  State state = empty_sea(2);
  put(state, 0, 0, "C3", 4);
  for (const auto* hex : {"C2", "B2"}) add(state.sharks, hex_named(hex));
  const Move move = greedy_move(state);
  EXPECT_FALSE(move.kind == MoveKind::swim && has(state.sharks, move.hex()));
}

TEST(SurviveGreedy, BoardsTheBoatBesideIt) {
  State state = empty_sea(2);
  add(state.boats, hex_named("E3"));
  const Explorer who = put(state, 0, 0, "E4", 5);
  EXPECT_EQ(greedy_move(state), Move::to(MoveKind::board, who, hex_named("E3")));
}

// Every tile that may go holds somebody: one of the rival's goes.
TEST(SurviveGreedy, SinksTheRivalsTile) {
  State state = empty_sea(2);
  state.phase = Phase::sink;
  MoveList<Move> moves;
  Survive::legal_moves(state, seat_of(0), moves);
  ASSERT_GT(moves.size(), 2U);
  put(state, 0, 0, kHexNames[index_of(moves[0].hex())], 3);
  put(state, 1, 0, kHexNames[index_of(moves[1].hex())], 3);
  EXPECT_EQ(greedy_move(state), moves[1]);
}

TEST(SurviveGreedy, SendsTheSerpentToTheRivalsBoat) {
  State state = empty_sea(2);
  state.phase = Phase::creature;
  state.creature = Creature::serpent;
  add(state.serpents, hex_named("C3"));
  add(state.boats, hex_named("C2"));
  add(state.boats, hex_named("C4"));
  put(state, 0, 0, "C2", 3, true);
  put(state, 1, 0, "C4", 3, true);
  EXPECT_EQ(greedy_move(state), Move::to(MoveKind::creature, hex_named("C3"), hex_named("C4")));
}

TEST(SurviveGreedy, DefendsWhomItWouldMiss) {
  State state = empty_sea(2);
  state.phase = Phase::defence;
  state.active = seat_of(1);
  state.creature = Creature::shark;
  state.spot = hex_named("C2");
  state.asked = SeatSet::only(seat_of(0));
  state.hand[0][0][static_cast<std::size_t>(Back::defend_shark)] = 1;
  add(state.sharks, state.spot);
  put(state, 0, 0, "C2", 6);
  EXPECT_EQ(greedy_move(state), Move::of(MoveKind::defend, Ground::beach));
  put(state, 0, 0, "C2", 1);
  put(state, 1, 0, "C2", 3);
  EXPECT_EQ(greedy_move(state), Move::plain(MoveKind::let));
}

TEST(SurviveGreedy, NeverMovesToItsDeath) {
  GreedyPlayer greedy;
  MoveList<Move> moves;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Rng rng(seed);
    State state = Survive::setup({}, 2 + static_cast<int>(seed % 3));
    while (!Survive::actors(state).nobody()) {
      const Awaited awaited = Survive::actors(state);
      if (awaited.chance) {
        Survive::apply(state, {kChance, Survive::sample_chance(state, rng)}, nullptr);
        continue;
      }
      const Seat seat = awaited.seats.lowest();
      const View view = Survive::view(state, {seat, Recall::perfect});
      Survive::legal_moves(state, seat, moves);
      const Move move = greedy.choose_move(view, seat, moves, rng);
      if (state.phase == Phase::move) {
        EXPECT_FALSE(Survive::preview(view, seat, move).has(MoveFlag::deadly));
      }
      Survive::apply(state, {seat, move}, nullptr);
    }
  }
}

}  // namespace
}  // namespace mohreh::survive
