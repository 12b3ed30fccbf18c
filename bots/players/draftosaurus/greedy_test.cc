#include "bots/players/draftosaurus/greedy.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mohreh::draftosaurus {
namespace {

constexpr Seat kMe = seat_of(0);
constexpr Seat kOther = seat_of(1);

// A table at which nobody has anything yet and seat 0 holds the die.
State table_of(int seats, Board side, Phase phase) {
  Options options;
  options.first_seat = kMe;
  options.board = side;
  State state = Draftosaurus::setup(options, seats);
  state.phase = phase;
  return state;
}

void house(State& state, Seat seat, int count, Species species, Place place) {
  for (int i = 0; i < count; ++i) State::at(state.zoo, seat).push_back(placed(species, place));
}

// What the player does, the same whatever chance says.
Move decide(const State& state) {
  MoveList<Move> legal;
  Draftosaurus::legal_moves(state, kMe, legal);
  const View view = Draftosaurus::view(state, {kMe, Recall::perfect});
  GreedyPlayer player;
  Rng rng(1);
  const Move move = player.choose_move(view, kMe, legal, rng);
  for (std::uint64_t seed = 2; seed < 12; ++seed) {
    Rng again(seed);
    EXPECT_EQ(player.choose_move(view, kMe, legal, again), move);
  }
  return move;
}

TEST(Greedy, ChoosesTheDinosaurWhoseBestPlaceScoresMost) {
  State state = table_of(3, Board::summer, Phase::choose);
  house(state, kMe, 4, Species::stego, Place::same);  // a fifth adds 6
  house(state, kMe, 1, Species::para, Place::king);
  house(state, kMe, 1, Species::spino, Place::isle);
  house(state, kMe, 1, Species::brachio, Place::nest);  // a second adds 5
  State::at(state.hand, kMe) = {0, 0, 1, 1, 1, 1};
  EXPECT_EQ(decide(state), Move::choose(Species::stego));
  State::at(state.hand, kMe) = {0, 0, 1, 0, 1, 1};
  EXPECT_EQ(decide(state), Move::choose(Species::brachio));
}

TEST(Greedy, LooksOnlyAtPlacesThatTheDieAllows) {
  State state = table_of(3, Board::summer, Phase::choose);
  house(state, kMe, 4, Species::stego, Place::same);
  house(state, kMe, 1, Species::spino, Place::isle);
  house(state, kMe, 1, Species::para, Place::king);
  house(state, kMe, 1, Species::brachio, Place::mixed);  // any other adds 2
  State::at(state.hand, kMe) = {0, 0, 0, 1, 0, 1};
  state.roller = kOther;
  state.face = Face::left;
  EXPECT_EQ(decide(state), Move::choose(Species::stego));
  state.face = Face::right;
  EXPECT_EQ(decide(state), Move::choose(Species::stego));  // among the mixed ones
  house(state, kMe, 1, Species::stego, Place::mixed);
  State::at(state.hand, kMe) = {0, 0, 1, 1, 0, 0};
  EXPECT_EQ(decide(state), Move::choose(Species::trice));
}

TEST(Greedy, PlacesWhereItScoresMost) {
  State state = table_of(3, Board::summer, Phase::place);
  house(state, kMe, 2, Species::trice, Place::trio);  // any third adds 7
  house(state, kMe, 1, Species::stego, Place::king);
  house(state, kMe, 1, Species::spino, Place::isle);
  State::at(state.chosen, kMe) = Species::stego;
  EXPECT_EQ(decide(state), Move::place(Place::trio));
}

TEST(Greedy, DoesNotSpoilItsIsle) {
  State state = table_of(3, Board::summer, Phase::choose);
  house(state, kMe, 1, Species::stego, Place::isle);
  house(state, kMe, 1, Species::trice, Place::king);
  State::at(state.hand, kMe) = {0, 0, 0, 3, 1, 0};
  EXPECT_EQ(decide(state), Move::choose(Species::para));
}

TEST(Greedy, PutsAwayWhatTheOtherSeatWants) {
  State state = table_of(2, Board::summer, Phase::discard);
  house(state, kOther, 1, Species::spino, Place::isle);
  house(state, kOther, 1, Species::para, Place::king);
  house(state, kOther, 4, Species::stego, Place::same);
  State::at(state.hand, kMe) = {0, 1, 1, 1, 0, 1};
  EXPECT_EQ(decide(state), Move::discard(Species::stego));
}

TEST(Greedy, PutsAwayWhatItselfNeedsLeastWhenTheOtherDoesNotCare) {
  State state = table_of(2, Board::summer, Phase::discard);
  house(state, kMe, 4, Species::stego, Place::same);
  house(state, kMe, 1, Species::spino, Place::isle);
  house(state, kMe, 1, Species::para, Place::king);
  State::at(state.hand, kMe) = {0, 0, 1, 1, 0, 0};
  EXPECT_EQ(decide(state), Move::discard(Species::trice));
}

// Vector 12 of the rules: a couple and another bank with a T-Rex.
TEST(Greedy, LeavesQuarantineForTheMostPoints) {
  State state = table_of(3, Board::winter, Phase::quarantine);
  house(state, kMe, 1, Species::trex, Place::bridge_left);
  house(state, kMe, 1, Species::trex, Place::quarantine);
  EXPECT_EQ(decide(state), Move::leave(Place::bridge_right));
}

TEST(Greedy, ChoosesAndPlacesAtOnceInOneStep) {
  State state = table_of(3, Board::summer, Phase::choose);
  state.options.placement = Placement::one_step;
  house(state, kMe, 4, Species::stego, Place::same);
  house(state, kMe, 1, Species::spino, Place::isle);
  house(state, kMe, 1, Species::para, Place::king);
  State::at(state.hand, kMe) = {0, 0, 1, 1, 0, 0};
  EXPECT_EQ(decide(state), Move::put(Species::stego, Place::same));
}

}  // namespace
}  // namespace mohreh::draftosaurus
