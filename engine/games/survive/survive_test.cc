// What rule cases in text cannot show: distributions, the size of things, impossible positions.

#include "engine/games/survive/survive.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>
#include <map>

#include "engine/core/playout.h"
#include "engine/games/survive/backs.h"
#include "engine/games/survive/fleet.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/threats.h"

namespace mohreh::survive {
namespace {

// A match of random plies up to the first position that `wanted` holds for.
template <class Wanted>
State position_where(int seats, const Options& options, const Wanted& wanted) {
  for (std::uint64_t seed = 1;; ++seed) {
    Rng rng(seed);
    State state = Survive::setup(options, seats);
    MoveList<Move> moves;
    while (!Survive::actors(state).nobody()) {
      if (wanted(state)) return state;
      Survive::apply(state, random_ply<Survive>(state, Survive::actors(state), rng, moves),
                     nullptr);
    }
  }
}

State first_turn(int seats) {
  return position_where(seats, {}, [](const State& s) { return s.phase == Phase::move; });
}

TEST(Survive, StateIsSmall) {
  EXPECT_LE(sizeof(State), 512U);
}

// A serpent goes one hex, a shark two unless somebody swims in its way; each has its prey.
TEST(Threats, AreTheHexesCreaturesReachAndThePeopleTheyStrike) {
  State state = first_turn(2);
  state.ground.fill(Ground::sea);
  state.place.fill(Hex::lost);
  state.aboard.fill(false);
  state.boats = {};
  state.serpents = {};
  state.whales = {};
  state.sharks = {};
  const Hex corner = hex_of(0);  // A1; the row goes on with A2, A3, A4
  add(state.sharks, corner);
  const auto reach = [&](int hex) {
    return threats_in(state).reach[static_cast<std::size_t>(hex)];
  };
  EXPECT_EQ(reach(1), 2);
  EXPECT_EQ(reach(2), 2);
  EXPECT_EQ(reach(3), 0);
  add(state.serpents, corner);
  EXPECT_EQ(reach(1), 3);
  EXPECT_EQ(reach(2), 2);
  state.place[0] = hex_of(1);  // it stops the shark there; round it the way is too long
  EXPECT_EQ(reach(1), 3);
  EXPECT_EQ(reach(2), 0);
  EXPECT_EQ(threats_in(state).prey[0], 3);
  add(state.boats, hex_of(1));
  state.aboard[0] = true;
  EXPECT_EQ(threats_in(state).prey[0], 5);
  state.place[1] = Hex::nw;
  EXPECT_EQ(threats_in(state).prey[1], 0);
  EXPECT_EQ(threats_in(state).prey[2], 0);
}

// Rules §1.1, §14.1: three ones, two twos, two threes, a four, a five and a six a colour, told to
// their owner alone and to nobody once the values are to be remembered.
TEST(Unplaced, AreTheViewersOwnValuesUntilTheSetUpIsOver) {
  const Options options;
  const State fresh =
      position_where(3, options, [](const State& s) { return s.phase == Phase::choose; });
  const auto unplaced = [](const State& state, int seat) {
    return unplaced_by(Survive::view(state, {seat_of(seat)}));
  };
  using Row = std::array<std::uint8_t, kHighestValue>;
  const Row team = {3, 2, 2, 1, 1, 1};
  const Unplaced nothing{};
  const Unplaced first_only = {team};
  EXPECT_EQ(unplaced(fresh, 0), first_only);
  State later = fresh;
  later.value[0] = 6;
  later.value[1] = 1;
  later.value[kTeam] = 4;
  EXPECT_EQ(unplaced(later, 0)[0], (Row{2, 2, 2, 1, 1, 0}));
  EXPECT_EQ(unplaced(later, 1)[1], (Row{3, 2, 2, 0, 1, 1}));
  EXPECT_EQ(unplaced(later, 1)[0], Row{});
  EXPECT_EQ(unplaced_by(Survive::view(later, {kSpectator})), nothing);
  const State playing = first_turn(3);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(unplaced(playing, seat), nothing);
  EXPECT_EQ(unplaced_by(Survive::view(playing, {seat_of(0), Recall::perfect})), nothing);
}

// Rules §11.3: with two colours a seat places both.
TEST(Unplaced, HaveARowForASecondColour) {
  Options options;
  options.two_player_colours = 2;
  const State fresh =
      position_where(2, options, [](const State& s) { return s.phase == Phase::choose; });
  const Unplaced left = unplaced_by(Survive::view(fresh, {seat_of(1)}));
  EXPECT_EQ(left[0], left[2]);
  EXPECT_EQ(left[1], left[3]);
  EXPECT_EQ(left[1][0], 3);
  EXPECT_EQ(left[0][0], 0);
}

// Rules §1.3, §14.2: sixteen, sixteen and eight, less what lies open and what the viewer keeps.
TEST(BacksLeft, AreThoseTheViewerHasNotSeen) {
  State state = first_turn(2);
  state.open = {};
  state.hand = {};
  const auto left = [&](Seat seat) {
    return backs_left(known_state(Survive::view(state, {seat})));
  };
  const auto count = [](const Backs& backs) {
    int sum = 0;
    for (const std::uint8_t n : backs) sum += n;
    return sum;
  };
  for (std::size_t g = 0; g < kGrounds; ++g) EXPECT_EQ(count(left(seat_of(0))[g]), g < 2 ? 16 : 8);
  constexpr auto kDolphin = static_cast<std::size_t>(Back::dolphin);
  state.open[0][0] = 2;            // sharks under beaches, of three
  state.hand[0][0][kDolphin] = 1;  // of three
  EXPECT_EQ(left(seat_of(0))[0][0], 1);
  EXPECT_EQ(left(seat_of(0))[0][kDolphin], 2);
  EXPECT_EQ(left(seat_of(1))[0][kDolphin], 3);
  EXPECT_EQ(left(kSpectator)[0][kDolphin], 3);
}

// Rules §7.3: three of the swimmers board, and picks are named from the active seat on.
TEST(Boarders, StandInTheOrderOfPicks) {
  State state = first_turn(3);
  EXPECT_EQ(picks_left(state), 0);
  EXPECT_TRUE(waiting_for_boat(state).empty());
  state.phase = Phase::pick;
  state.active = seat_of(1);
  state.spot = hex_of(0);
  add(state.boats, state.spot);
  for (const std::size_t i : {3U, 12U, 15U, 21U}) {
    state.place[i] = state.spot;
    state.aboard[i] = i == 12;
  }
  EXPECT_EQ(picks_left(state), 2);
  const auto waiting = waiting_for_boat(state);
  ASSERT_EQ(waiting.size(), 3U);
  EXPECT_EQ(index_of(waiting[0]), 15U);
  EXPECT_EQ(index_of(waiting[1]), 21U);
  EXPECT_EQ(index_of(waiting[2]), 3U);
}

TEST(Boats, AreSteeredByAllWhoHaveMostAboard) {
  State state = first_turn(3);
  state.boats = {};
  state.aboard.fill(false);
  const Hex full = hex_of(0);
  const Hex empty = hex_of(1);
  add(state.boats, full);
  add(state.boats, empty);
  const auto board = [&](std::size_t explorer) {
    state.place[explorer] = full;
    state.aboard[explorer] = true;
  };
  const auto first = SeatSet{}.with(seat_of(0));
  board(0);
  board(kTeam);
  EXPECT_EQ(steersmen_in(state)[0], first.with(seat_of(1)));
  board(1);
  EXPECT_EQ(steersmen_in(state)[0], first);
  EXPECT_TRUE(steersmen_in(state)[1].empty());
}

TEST(Tiles, AddUpToForty) {
  int all = 0;
  for (std::size_t g = 0; g < kGrounds; ++g) {
    int of_ground = 0;
    for (const std::uint8_t n : kAllTiles[g]) of_ground += n;
    EXPECT_EQ(of_ground, kTilesOf[g]);
    all += of_ground;
  }
  EXPECT_EQ(all, kTiles);
  const std::array<int, kBacks> totals = {6, 5, 4, 6, 1, 4, 2, 2, 2, 2, 3, 3};
  for (std::size_t b = 0; b < kBacks; ++b) {
    EXPECT_EQ(kAllTiles[0][b] + kAllTiles[1][b] + kAllTiles[2][b], totals[b]) << kBackNames[b];
  }
}

TEST(Explorers, AreWorth28AColour) {
  int count = 0;
  int sum = 0;
  for (int value = 1; value <= kHighestValue; ++value) {
    count += kTeamValues[static_cast<std::size_t>(value)];
    sum += value * kTeamValues[static_cast<std::size_t>(value)];
  }
  EXPECT_EQ(count, kTeam);
  EXPECT_EQ(sum, 28);
}

TEST(SurviveChance, BacksComeByTheirNumbers) {
  const State state = position_where(4, {}, [](const State& s) { return s.phase == Phase::back; });
  ASSERT_EQ(state.sunk, Ground::beach);
  Rng rng(5);
  std::map<std::uint8_t, int> drawn;
  constexpr int kDraws = 16'000;
  for (int i = 0; i < kDraws; ++i) ++drawn[Survive::sample_chance(state, rng).a];
  double chi_square = 0;
  for (std::size_t b = 0; b < kBacks; ++b) {
    const double expected = kDraws / 16.0 * kAllTiles[0][b];
    const double off = drawn[static_cast<std::uint8_t>(b)] - expected;
    if (expected > 0) {
      chi_square += off * off / expected;
    } else {
      EXPECT_EQ(off, 0) << kBackNames[b];
    }
  }
  EXPECT_LT(chi_square, 27.9);  // 9 degrees of freedom, one in a thousand
}

TEST(SurviveWorlds, ValuesOfOthersCanBeAnything) {
  const State state = first_turn(3);
  Rng rng(2);
  std::map<int, int> values;
  const View view = Survive::view(state, {seat_of(0), Recall::perfect});
  for (int i = 0; i < 10'000; ++i) ++values[Survive::determinize(view, rng).value[10]];
  for (int v = 1; v <= kHighestValue; ++v) {
    EXPECT_NEAR(values[v], 1000 * kTeamValues[static_cast<std::size_t>(v)], 200) << v;
  }
}

TEST(Memory, OnlyProgramsRememberTheirOwnValues) {
  const State state = first_turn(2);
  const View table = Survive::view(state, {seat_of(1), Recall::table});
  const View memory = Survive::view(state, {seat_of(1), Recall::perfect});
  for (std::size_t i = 0; i < 2 * kTeam; ++i) {
    EXPECT_EQ(table.value[i], 0);
    EXPECT_EQ(memory.value[i], i >= kTeam ? state.value[i] : 0);
  }
}

TEST(SurviveWorlds, KeptTilesAreRedOnesOfTheirGround) {
  const State state = position_where(2, {}, [](const State& s) {
    return s.phase == Phase::move && kept_tiles(s, seat_of(0)) > 1;
  });
  const View view = Survive::view(state, {seat_of(1), Recall::perfect});
  EXPECT_EQ(view.hand[0], TileCounts{});
  Rng rng(3);
  std::map<TileCounts, int> hands;
  for (int i = 0; i < 500; ++i) ++hands[Survive::determinize(view, rng).hand[0]];
  EXPECT_GT(hands.size(), 3U);
}

TEST(SurvivePositions, RefusesImpossiblePositions) {
  const State good = first_turn(3);
  ASSERT_TRUE(Survive::check(good).none());
  const auto refuses = [](const State& from, const char* what, auto change) {
    State bad = from;
    change(bad);
    EXPECT_FALSE(Survive::check(bad).none()) << what;
  };
  refuses(good, "seats", [](State& s) { s.seats = 9; });
  refuses(good, "no seats", [](State& s) { s.seats = 0; });
  refuses(good, "active", [](State& s) { s.active = seat_of(3); });
  refuses(good, "active", [](State& s) { s.active = kChance; });
  refuses(good, "phase", [](State& s) { s.phase = static_cast<Phase>(77); });
  refuses(good, "points", [](State& s) { s.points = 4; });
  refuses(good, "no points", [](State& s) { s.points = 0; });
  refuses(good, "undealt", [](State& s) { s.dealt = 12; });
  refuses(good, "ground", [](State& s) { s.ground[0] = static_cast<Ground>(9); });
  refuses(good, "tile gone unseen", [](State& s) { s.ground[0] = Ground::sea; });
  refuses(good, "unknown place", [](State& s) { s.place[0] = static_cast<Hex>(200); });
  refuses(good, "unplaced", [](State& s) { s.place[0] = Hex::none; });
  refuses(good, "explorer of nobody", [](State& s) { s.place[39] = kMiddle; });
  refuses(good, "value", [](State& s) { s.value[0] = 7; });
  refuses(good, "two sixes", [](State& s) { s.value.fill(6); });
  refuses(good, "aboard without a boat", [](State& s) { s.aboard[0] = true; });
  refuses(good, "boat on land", [](State& s) { s.boats.items[0] = hex_named("D4"); });
  refuses(good, "too many boats", [](State& s) { s.boats.count = 99; });
  refuses(good, "boats in the supply", [](State& s) { s.boats_left = 12; });
  refuses(good, "sharks", [](State& s) { s.sharks_left = 7; });
  refuses(good, "serpent on land", [](State& s) { s.serpents.items[2] = hex_named("F6"); });
  refuses(good, "serpents out of order", [](State& s) { s.serpents.items[0] = hex_named("M7"); });
  refuses(good, "swimmer beside a serpent", [](State& s) { s.place[0] = kMiddle; });
  refuses(good, "green tile kept", [](State& s) { s.hand[0][0][0] = 1; });
  refuses(good, "tile kept too early", [](State& s) { s.hand[0][0][5] = 1; });
  refuses(good, "too many tiles", [](State& s) { s.open[2][4] = 2; });
  refuses(good, "spot", [](State& s) { s.spot = kMiddle; });
  refuses(good, "tool", [](State& s) { s.tool = Back::wind; });
  refuses(good, "asked", [](State& s) { s.asked = SeatSet::only(seat_of(1)); });
  refuses(good, "answers", [](State& s) { s.answers[1] = Answer::let; });
  refuses(good, "no tile to play", [](State& s) { s.phase = Phase::tile; });
  refuses(good, "no creature", [](State& s) {
    s.phase = Phase::creature;
    s.creature = Creature::whale;
  });
  refuses(good, "swum without moving", [](State& s) { s.swum.push_back(explorer_of(0)); });
  refuses(good, "idle", [](State& s) { s.idle = 3; });
  refuses(good, "nobody outside", [](State& s) {
    for (std::size_t i = 0; i < 30; ++i) s.place[i] = Hex::lost;
  });
  const State setting = position_where(
      2, {}, [](const State& s) { return s.phase == Phase::place && s.place[5] != Hex::none; });
  ASSERT_TRUE(Survive::check(setting).none());
  refuses(setting, "two on a tile", [](State& s) { s.place[1] = s.place[0]; });
  refuses(setting, "out of turn", [](State& s) { s.active = left_of(s.active, 2); });
  refuses(setting, "nothing in hand", [](State& s) { s.held = 0; });
  refuses(setting, "a boat too early", [](State& s) {
    s.boats.push_back(hex_named("C4"));
    --s.boats_left;
  });
}

// Bytes changed at random: whatever check accepts can be played on, and stays accepted.
TEST(SurvivePositions, WhatItAcceptsCanBePlayed) {
  Rng rng(7);
  MoveList<Move> moves;
  int accepted = 0;
  for (int round = 0; round < 20'000; ++round) {
    Options options;
    options.challenge.bits = static_cast<std::uint8_t>(rng.below(16));
    options.two_player_colours = static_cast<std::uint8_t>(1 + rng.below(2));
    options.empty_hex = static_cast<EmptyHex>(rng.below(2));
    options.dolphin_may_land = rng.below(2) == 1;
    options.attack_on_boarding = rng.below(2) == 1;
    State state = Survive::setup(options, 2 + static_cast<int>(rng.below(3)));
    play_random<Survive>(state, rng, static_cast<int>(rng.below(700)));
    for (auto changes = 1 + rng.below(3); changes > 0; --changes) {
      const std::size_t first = offsetof(State, seats);
      const auto at = first + rng.below(static_cast<std::uint32_t>(sizeof(State) - first));
      auto byte = static_cast<unsigned char>(rng.below(rng.below(2) == 0 ? 256 : 14));
      const bool is_flag =
          (at >= offsetof(State, aboard) && at < offsetof(State, aboard) + sizeof(State::aboard)) ||
          at == offsetof(State, played);
      if (is_flag) byte &= 1U;
      std::memcpy(reinterpret_cast<unsigned char*>(&state) + at, &byte, 1);
    }
    if (!Survive::check(state).none()) continue;
    ++accepted;
    for (int s = 0; s < state.seats; ++s) {
      const Viewer viewer{seat_of(s), Recall::table};
      const View view = Survive::view(state, viewer);
      ASSERT_TRUE(Survive::check(Survive::determinize(view, rng)).none());
      Survive::odds(view, seat_of(s));
      for (int i = 0; i < 5; ++i) {
        const auto code = static_cast<std::uint32_t>(rng.next());
        const Move any = move_from_code<Move>(code);
        Survive::why_not(state, seat_of(s), any);
        Survive::preview(view, seat_of(s), any);
        Survive::move_text(state, any);
      }
    }
    for (int plies = 0; plies < 60 && !Survive::actors(state).nobody(); ++plies) {
      const Awaited awaited = Survive::actors(state);
      if (!awaited.chance) {
        Survive::legal_moves(state, awaited.seats.lowest(), moves);
        ASSERT_FALSE(moves.empty());
      }
      Survive::apply(state, random_ply<Survive>(state, awaited, rng, moves), nullptr);
      ASSERT_EQ(Survive::check(state).key, "") << "round " << round << ", ply " << plies;
    }
  }
  EXPECT_GT(accepted, 500);
}

TEST(SurviveOptions, ChallengesAreWrittenAndRead) {
  Challenges value;
  EXPECT_TRUE(AnyChallenges::parse("1+3", value));
  EXPECT_EQ(value.bits, 5);
  for (const char* wrong : {"", "0", "5", "3+1", "1+", "1+1", "none+1"}) {
    EXPECT_FALSE(AnyChallenges::parse(wrong, value)) << wrong;
  }
  EXPECT_EQ(value.bits, 5) << "a refused text changes nothing";
}

TEST(SurviveMoveText, RefusesOtherSpellings) {
  const State state = first_turn(2);
  for (const char* wrong : {"",
                            "walk",
                            "walk w0",
                            "walk w0 Z9",
                            "walk none A1",
                            "walk w0 lost",
                            "jump w0 A1",
                            "sail A1",
                            "sail w0 A1",
                            "choose w 0",
                            "choose w 7",
                            "choose 6",
                            "choose v 1",
                            "first 4",
                            "deal sea",
                            "back none",
                            "die none",
                            "defend",
                            "let 1",
                            "end_moves now",
                            "set_down A1 ship",
                            "play_tile beach dolphin A1",
                            "play_tile beach wind w0",
                            "play_tile sea wind A1",
                            "Sink D4"}) {
    EXPECT_FALSE(Survive::parse_move(state, wrong)) << wrong;
  }
}

// The longest list that can be: two colours on one tile among six boats.
TEST(SurviveMoves, FitTheListAtTheirMost) {
  Options options;
  options.two_player_colours = 2;
  options.boats_for_two_colours = 4;
  State state = position_where(2, options, [](const State& s) { return s.phase == Phase::move; });
  for (const Hex hex : neighbours(hex_named("E6"))) {
    const std::size_t tile = kBoard.tile[index_of(hex)];
    if (tile < kTiles) state.ground[tile] = Ground::sea;
  }
  state.boats.clear();
  for (const Hex hex : neighbours(hex_named("E6"))) add(state.boats, hex);
  for (const char* hex : {"A2", "A6", "M2", "M6", "F1", "H12"}) add(state.boats, hex_named(hex));
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.owner(explorer_of(i)) == state.active) state.place[i] = hex_named("E6");
  }
  MoveList<Move> moves;
  Survive::legal_moves(state, state.active, moves);
  EXPECT_GT(moves.size(), 256U);
  EXPECT_LE(moves.size(), static_cast<std::size_t>(kLongestList));
}

}  // namespace
}  // namespace mohreh::survive
