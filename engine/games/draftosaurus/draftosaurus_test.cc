// What rule cases in text cannot show: distributions, the size of things, impossible positions.

#include "engine/games/draftosaurus/draftosaurus.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/core/playout.h"
#include "engine/games/draftosaurus/quarantine.h"

namespace mohreh::draftosaurus {
namespace {

Options from_seat_0() {
  Options options;
  options.first_seat = seat_of(0);
  return options;
}

// Plays at random until a phase of a turn.
State play_to(const Options& options, int seats, Phase phase, int turn, std::uint64_t seed = 3) {
  Rng rng(seed);
  State state = Draftosaurus::setup(options, seats);
  while (state.phase != phase || state.turn != turn) {
    if (play_random<Draftosaurus>(state, rng, 1) == 0) break;
  }
  return state;
}

TEST(Draftosaurus, StateIsSmall) {
  EXPECT_LE(sizeof(State), 320U);
}

// A replay with everything open shows every hand and what is sealed.
TEST(View, OpenEyesSeeHandsAndSeals) {
  State state = play_to(from_seat_0(), 3, Phase::choose, 4);
  Rng rng(9);
  play_random<Draftosaurus>(state, rng, 1);
  ASSERT_EQ(state.sealed.size(), 1);
  const View open = Draftosaurus::view(state, {kOpen, Recall::table});
  EXPECT_EQ(open.hand_known, SeatSet::first(3));
  EXPECT_EQ(open.hand, state.hand);
  EXPECT_EQ(open.chosen_known, state.sealed);
  const View spectator = Draftosaurus::view(state, {kSpectator, Recall::table});
  EXPECT_TRUE(spectator.hand_known.empty());
  EXPECT_TRUE(spectator.chosen_known.empty());
}

TEST(Chance, EveryDinosaurOfTheBagIsAsLikely) {
  State state = Draftosaurus::setup(from_seat_0(), 3);
  state.bag = {1, 2, 3, 4, 5, 6};
  Rng rng(5);
  std::map<std::uint8_t, int> drawn;
  constexpr int kDraws = 21'000;
  for (int i = 0; i < kDraws; ++i) ++drawn[Draftosaurus::sample_chance(state, rng).a];
  double chi_square = 0;
  for (std::size_t kind = 0; kind < kSpecies; ++kind) {
    const double expected = kDraws / 21.0 * state.bag[kind];
    const double off = drawn[static_cast<std::uint8_t>(kind)] - expected;
    chi_square += off * off / expected;
  }
  EXPECT_LT(chi_square, 20.5);  // 5 degrees of freedom, one in a thousand
}

TEST(Chance, EveryFaceIsAsLikely) {
  const State state = play_to(from_seat_0(), 3, Phase::roll, 0);
  Rng rng(7);
  std::map<std::uint8_t, int> rolled;
  for (int i = 0; i < 6000; ++i) ++rolled[Draftosaurus::sample_chance(state, rng).a];
  ASSERT_EQ(rolled.size(), 6U);
  for (const auto& [face, count] : rolled) EXPECT_NEAR(count, 1000, 120) << int{face};
}

// Vector 13 and the table of Rules §2.1: twelve turns, the bag emptied just by the last draw.
TEST(Books, EveryGameEndsWithTwelveInEachZooAndAnEmptyBag) {
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    std::map<int, int> rolls;
    Rng rng(static_cast<std::uint64_t>(seats));
    State state = Draftosaurus::setup(from_seat_0(), seats);
    int rounds = 0;
    MoveList<Move> moves;
    while (state.phase != Phase::over) {
      const Awaited awaited = Draftosaurus::actors(state);
      if (state.phase == Phase::roll) ++rolls[state.roller.index];
      if (state.phase == Phase::deal && state.drawn == 0) ++rounds;
      Draftosaurus::apply(state, random_ply<Draftosaurus>(state, awaited, rng, moves), nullptr);
    }
    EXPECT_EQ(rounds, seats == 2 ? 4 : 2);
    EXPECT_EQ(count_of(state.bag), 0);
    int put_away = 0;
    for (const Box& box : state.box) put_away += count_of(box.open) + count_of(box.hidden);
    EXPECT_EQ(put_away, seats == 2 ? 24 : 0);
    for (int s = 0; s < seats; ++s) {
      EXPECT_EQ(state.zoo[static_cast<std::size_t>(s)].size(), kZooSize);
      const int expected = seats == 5 ? (s < 2 ? 3 : 2) : 12 / seats;
      EXPECT_EQ(rolls[s], expected) << "seat " << s << " of " << seats;
    }
  }
}

TEST(Determinize, SealedChoicesOfOthersCanBeAnythingInTheirHands) {
  State state = play_to(from_seat_0(), 3, Phase::choose, 0);
  MoveList<Move> moves;
  Draftosaurus::legal_moves(state, seat_of(1), moves);
  Draftosaurus::apply(state, {seat_of(1), moves[0]}, nullptr);
  const View view = Draftosaurus::view(state, {seat_of(0), Recall::perfect});
  EXPECT_EQ(view.chosen[1], Species{}) << "the choice is not in the view";
  Rng rng(1);
  std::map<int, int> chosen;
  for (int i = 0; i < 3000; ++i) {
    const State world = Draftosaurus::determinize(view, rng);
    ASSERT_TRUE(Draftosaurus::check(world).none()) << Draftosaurus::check(world).key;
    ++chosen[static_cast<int>(world.chosen[1])];
  }
  EXPECT_EQ(chosen.size(), 6U);
}

// A hand never held is drawn evenly from all that is unseen.
TEST(Determinize, UnknownHandsComeFromTheUnseen) {
  const State state = play_to(from_seat_0(), 3, Phase::choose, 0);
  const View view = Draftosaurus::view(state, {seat_of(0), Recall::perfect});
  const Heap unseen = unseen_by(view);
  ASSERT_EQ(count_of(unseen), 30);
  Rng rng(1);
  std::array<double, kSpecies> seen{};
  constexpr int kWorlds = 5000;
  for (int i = 0; i < kWorlds; ++i) {
    const State world = Draftosaurus::determinize(view, rng);
    for (std::size_t kind = 0; kind < kSpecies; ++kind) seen[kind] += world.hand[2][kind];
  }
  for (std::size_t kind = 0; kind < kSpecies; ++kind) {
    EXPECT_NEAR(seen[kind] / kWorlds, 6.0 * unseen[kind] / 30.0, 0.06) << kind;
  }
}

// Hands that were held stay known exactly, whatever was taken from them since.
TEST(Determinize, HeldHandsAreExact) {
  for (int seats = 2; seats <= kMostSeats; ++seats) {
    const State state = play_to(from_seat_0(), seats, Phase::choose, 2);
    const View view = Draftosaurus::view(state, {seat_of(0), Recall::perfect});
    EXPECT_EQ(view.hand_known.size(), seats == 2 ? 2 : 3);
    Rng rng(1);
    for (int i = 0; i < 50; ++i) {
      const State world = Draftosaurus::determinize(view, rng);
      for (int s = 0; s < seats; ++s) {
        if (!view.hand_known.has(seat_of(s))) continue;
        ASSERT_EQ(world.hand[static_cast<std::size_t>(s)], state.hand[static_cast<std::size_t>(s)]);
      }
    }
  }
}

class ImpossiblePositions : public testing::Test {
 protected:
  template <class Change>
  void refuses(const State& good, const char* what, Change change) {
    State bad = good;
    change(bad);
    EXPECT_FALSE(Draftosaurus::check(bad).none()) << what;
  }
};

TEST_F(ImpossiblePositions, InATurnAreRefused) {
  const State good = play_to(from_seat_0(), 3, Phase::choose, 4);
  ASSERT_TRUE(Draftosaurus::check(good).none());
  refuses(good, "seats", [](State& s) { s.seats = 6; });
  refuses(good, "no seats", [](State& s) { s.seats = 0; });
  refuses(good, "fewer seats", [](State& s) { s.seats = 2; });
  refuses(good, "phase", [](State& s) { s.phase = static_cast<Phase>(77); });
  refuses(good, "side", [](State& s) { s.side = Board::match; });
  refuses(good, "other side", [](State& s) { s.side = Board::winter; });
  refuses(good, "turn", [](State& s) { s.turn = 12; });
  refuses(good, "another turn", [](State& s) { s.turn = 5; });
  refuses(good, "roller", [](State& s) { s.roller = seat_of(3); });
  refuses(good, "roller", [](State& s) { s.roller = kChance; });
  refuses(good, "face", [](State& s) { s.face = static_cast<Face>(6); });
  refuses(good, "drawn", [](State& s) { s.drawn = 1; });
  refuses(good, "sealed by nobody", [](State& s) { s.sealed = SeatSet::only(seat_of(4)); });
  refuses(good, "all sealed", [](State& s) { s.sealed = SeatSet::first(3); });
  refuses(good, "choice without a seal", [](State& s) { s.chosen[0] = Species::para; });
  refuses(good, "place without a seal", [](State& s) { s.place[0] = Place::river; });
  refuses(good, "unknown choice", [](State& s) {
    s.sealed = SeatSet::only(seat_of(0));
    s.chosen[0] = static_cast<Species>(9);
  });
  refuses(good, "choice not in hand", [](State& s) {
    s.sealed = SeatSet::only(seat_of(0));
    std::size_t kind = 0;
    while (s.hand[0][kind] > 0) ++kind;
    s.chosen[0] = static_cast<Species>(kind);
  });
  refuses(good, "bag", [](State& s) { s.bag[0] = 200; });
  refuses(good, "one dinosaur too many", [](State& s) { add_to(s.bag, Species::trex); });
  refuses(good, "hand of another size", [](State& s) {
    const Species species = at_position(s.hand[0], 0);
    take_from(s.hand[0], species);
    add_to(s.bag, species);
  });
  refuses(good, "hand of an empty seat", [](State& s) { add_to(s.hand[4], Species::para); });
  refuses(good, "zoo of an empty seat",
          [](State& s) { s.zoo[3].push_back(placed(Species::para, Place::river)); });
  refuses(good, "shorter zoo", [](State& s) { s.zoo[0].pop_back(); });
  refuses(good, "zoo beyond its end", [](State& s) { s.zoo[0].items[11] = Placed{5}; });
  refuses(good, "zoo longer than it can be", [](State& s) { s.zoo[0].count = 250; });
  refuses(good, "unknown dinosaur", [](State& s) { s.zoo[0].items[0] = Placed{255}; });
  refuses(good, "pen of the other board", [](State& s) {
    s.zoo[0].items[0] = placed(species_of(s.zoo[0].items[0]), Place::order);
  });
  refuses(good, "crowded isle", [](State& s) {
    for (std::size_t i = 0; i < 2; ++i) {
      s.zoo[0].items[i] = placed(species_of(s.zoo[0].items[i]), Place::isle);
    }
  });
  refuses(good, "box of three seats", [](State& s) { add_to(s.box[0].open, Species::trex); });
  refuses(good, "earlier game", [](State& s) { s.earlier[0] = 10; });
  refuses(good, "earlier T-Rexes", [](State& s) { s.earlier_trex[1] = 1; });
  refuses(good, "discards of three", [](State& s) { s.phase = Phase::discard; });
  refuses(good, "over too soon", [](State& s) { s.phase = Phase::over; });
  refuses(good, "interval of a single game", [](State& s) { s.phase = Phase::interval; });
  refuses(good, "dealing with full hands", [](State& s) { s.phase = Phase::deal; });
  refuses(good, "beginning again", [](State& s) { s.phase = Phase::first; });
}

TEST_F(ImpossiblePositions, AtTheEndAreRefused) {
  Options options = from_seat_0();
  options.board = Board::winter;
  State good = play_to(options, 3, Phase::quarantine, 11);
  for (std::uint64_t seed = 4; good.phase != Phase::quarantine; ++seed) {
    good = play_to(options, 3, Phase::quarantine, 11, seed);
  }
  ASSERT_TRUE(Draftosaurus::check(good).none());
  refuses(good, "over with a dinosaur in quarantine", [](State& s) { s.phase = Phase::over; });
  refuses(good, "summer has no quarantine", [](State& s) {
    s.side = Board::summer;
    s.options.board = Board::summer;
  });
  refuses(good, "automatic quarantine",
          [](State& s) { s.options.quarantine = LeavingQuarantine::best; });
  refuses(good, "a dinosaur to nowhere", [](State& s) {
    const Seat seat = seats_in_quarantine(s).lowest();
    s.sealed = SeatSet::only(seat);
    State::at(s.place, seat) = Place::quarantine;
  });
  refuses(good, "released too soon", [](State& s) { s.released = SeatSet::only(seat_of(0)); });
  refuses(good, "a face after the end", [](State& s) { s.face = Face::trex; });
}

TEST_F(ImpossiblePositions, OfBoxesAreRefused) {
  Options options = from_seat_0();
  options.two_player_discard = Discards::hidden;
  const State good = play_to(options, 2, Phase::choose, 4);
  ASSERT_TRUE(Draftosaurus::check(good).none());
  EXPECT_EQ(count_of(good.box[0].hidden), 2);
  EXPECT_EQ(count_of(good.box[0].open), 2);
  refuses(good, "open discards", [](State& s) { s.options.two_player_discard = Discards::open; });
  refuses(good, "hidden as open", [](State& s) {
    const Species species = at_position(s.box[0].hidden, 0);
    take_from(s.box[0].hidden, species);
    add_to(s.box[0].open, species);
  });
  refuses(good, "place in one step", [](State& s) {
    s.options.placement = Placement::one_step;
    s.phase = Phase::place;
  });
}

TEST(PlacedText, MovesHaveOneSpelling) {
  const State state = Draftosaurus::setup(from_seat_0(), 3);
  for (const char* wrong : {"",
                            "choose",
                            "choose Trex",
                            "choose 1",
                            "choose trex trex",
                            "place",
                            "place pyramid",
                            "place pen_same",
                            "put trex",
                            "put same trex",
                            "put trex same same",
                            "roll",
                            "roll river",
                            "first",
                            "first 5",
                            "first -1",
                            "first 01",
                            "leave",
                            "draw river",
                            "discard",
                            "pass"}) {
    EXPECT_FALSE(Draftosaurus::parse_move(state, wrong)) << wrong;
  }
}

TEST(Placed, NamesAreMadeOfSpeciesAndPlace) {
  EXPECT_EQ(name_of(placed(Species::trex, Place::river)), "trex_river");
  EXPECT_EQ(name_of(placed(Species::brachio, Place::bridge_right)), "brachio_bridge_right");
  for (int code = 0; code < kPlacedCodes; ++code) {
    const auto dinosaur = static_cast<Placed>(code);
    EXPECT_EQ(placed(species_of(dinosaur), place_of(dinosaur)), dinosaur);
  }
}

}  // namespace
}  // namespace mohreh::draftosaurus
