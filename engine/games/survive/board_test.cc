#include "engine/games/survive/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "engine/games/survive/hex_set.h"
#include "engine/games/survive/island.h"

namespace mohreh::survive {
namespace {

std::set<std::string> names_of(const HexSet& hexes) {
  std::set<std::string> names;
  hexes.each([&names](Hex hex) { names.insert(std::string(name_of(hex))); });
  return names;
}

HexSet around(Hex hex) {
  return neighbour_set(hex);
}

TEST(Board, HasTheNumbersOfThePhotograph) {
  int pairs = 0;
  std::map<int, int> degrees;
  for (const Neighbours& here : kBoard.neighbours) {
    pairs += here.count;
    ++degrees[here.count];
  }
  EXPECT_EQ(kBoard.axial.size(), 133U);
  EXPECT_EQ(pairs / 2, 356);
  EXPECT_EQ(degrees, (std::map<int, int>{{3, 16}, {4, 14}, {5, 10}, {6, 93}}));
  int sea = 0;
  kFirstSea.each([&sea](Hex) { ++sea; });
  EXPECT_EQ(sea, 93);
}

TEST(Board, NamesRowsFromTheLeft) {
  const std::map<std::string, Axial> some = {{"A1", {0, -6}},  {"B10", {7, -5}}, {"C1", {-3, -4}},
                                             {"F12", {6, -1}}, {"G6", {0, 0}},   {"H1", {-6, 1}},
                                             {"K11", {3, 4}},  {"M7", {0, 6}}};
  for (const auto& [name, axial] : some) {
    EXPECT_EQ(kBoard.axial[index_of(hex_named(name))], axial) << name;
  }
  EXPECT_EQ(index_of(hex_named("F1")), 49U);
  EXPECT_EQ(index_of(hex_named("M1")), 126U);
}

TEST(Board, IslandIsFortyTilesRoundTheMiddle) {
  std::set<std::string> tiles;
  for (const Hex hex : kBoard.hex_of_tile) tiles.insert(std::string(name_of(hex)));
  EXPECT_EQ(tiles,
            (std::set<std::string>{"D4",  "D5", "D6", "D7", "E4", "E5", "E6",  "E7", "E8", "F3",
                                   "F4",  "F5", "F6", "F7", "F8", "F9", "F10", "G3", "G4", "G5",
                                   "G7",  "G8", "G9", "H3", "H4", "H5", "H6",  "H7", "H8", "H9",
                                   "H10", "I4", "I5", "I6", "I7", "I8", "J4",  "J5", "J6", "J7"}));
  int land_pairs = 0;
  for (const Hex hex : kBoard.hex_of_tile) {
    around(hex).each(
        [&](Hex other) { land_pairs += kBoard.tile[index_of(other)] < kTiles ? 1 : 0; });
  }
  EXPECT_EQ(land_pairs / 2, 92);
}

TEST(Board, CoastAndShore) {
  HexSet shore;
  HexSet coast;
  int inner = 0;
  int dry = 0;
  for (const Hex hex : kBoard.hex_of_tile) {
    HexSet sea = around(hex) & kFirstSea;
    const bool pool = sea.has(kMiddle);
    sea.remove(kMiddle);
    if (!sea.empty()) coast.add(hex);
    inner += pool ? 1 : 0;
    dry += sea.empty() && !pool ? 1 : 0;
    shore = shore | sea;
  }
  EXPECT_EQ(names_of(shore),
            (std::set<std::string>{"C4",  "C5", "C6",  "C7", "C8",  "D3", "D8",  "E2", "E3", "E9",
                                   "E10", "F2", "F11", "G2", "G10", "H2", "H11", "I2", "I3", "I9",
                                   "I10", "J3", "J8",  "K4", "K5",  "K6", "K7",  "K8"}));
  EXPECT_EQ(
      names_of(coast),
      (std::set<std::string>{"D4", "D5", "D6", "D7", "E4",  "E8", "F3", "F4", "F9", "F10", "G3",
                             "G9", "H3", "H4", "H9", "H10", "I4", "I8", "J4", "J5", "J6",  "J7"}));
  EXPECT_EQ(inner, 6);
  EXPECT_EQ(dry, 12);
  EXPECT_EQ(names_of(around(kMiddle)), (std::set<std::string>{"F6", "F7", "G5", "G7", "H6", "H7"}));
}

TEST(Board, EachIsleHasTwoLandingHexes) {
  std::map<std::string, std::set<std::string>> landings;
  for (std::size_t i = 0; i < kHexes; ++i) {
    const Hex isle = isle_beside(hex_of(i));
    if (isle != Hex::none) landings[std::string(name_of(isle))].insert(std::string(kHexNames[i]));
  }
  EXPECT_EQ(landings, (std::map<std::string, std::set<std::string>>{{"nw", {"B1", "C1"}},
                                                                    {"ne", {"B10", "C11"}},
                                                                    {"sw", {"K1", "L1"}},
                                                                    {"se", {"K11", "L10"}}}));
}

// Sea steps from a shore hex to the nearest landing hex, over sea alone.
TEST(Board, WaysFromTheShore) {
  std::map<int, int> ways;
  std::set<std::string> shortest;
  std::set<std::string> longest;
  for (std::size_t i = 0; i < kHexes; ++i) {
    const Hex hex = hex_of(i);
    if (!kFirstSea.has(hex) || hex == kMiddle || (around(hex).minus(kFirstSea)).empty()) continue;
    int steps = 0;
    for (bool found = false; !found;) {
      ++steps;
      reach(hex, steps, kFirstSea, {}).each([&](Hex to) {
        found = found || isle_beside(to) != Hex::none;
      });
    }
    ++ways[steps];
    if (steps == 2) shortest.insert(std::string(name_of(hex)));
    if (steps == 5) longest.insert(std::string(name_of(hex)));
  }
  EXPECT_EQ(ways, (std::map<int, int>{{2, 4}, {3, 16}, {4, 6}, {5, 2}}));
  EXPECT_EQ(shortest, (std::set<std::string>{"E2", "E10", "I2", "I10"}));
  EXPECT_EQ(longest, (std::set<std::string>{"C6", "K6"}));
}

TEST(Board, IsSymmetric) {
  const auto find = [](Axial wanted) {
    for (std::size_t i = 0; i < kHexes; ++i) {
      if (kBoard.axial[i] == wanted) return i;
    }
    return kPlaces;
  };
  for (std::size_t i = 0; i < kHexes; ++i) {
    const Axial here = kBoard.axial[i];
    const std::size_t turned = find({-here.q, -here.r});
    const std::size_t mirrored = find({-here.q - here.r, here.r});
    ASSERT_LT(turned, kPlaces);
    ASSERT_LT(mirrored, kPlaces);
    EXPECT_EQ(kBoard.tile[i] < kTiles, kBoard.tile[turned] < kTiles);
    EXPECT_EQ(kBoard.tile[i] < kTiles, kBoard.tile[mirrored] < kTiles);
  }
  for (const Hex hex : kSerpentStarts) {
    const Axial here = kBoard.axial[index_of(hex)];
    EXPECT_NE(
        std::find(kSerpentStarts.begin(), kSerpentStarts.end(), hex_of(find({-here.q, -here.r}))),
        kSerpentStarts.end());
  }
}

TEST(HexReach, StopsWhereItMust) {
  const Hex b5 = hex_named("B5");
  HexSet stops;
  stops.add(hex_named("B4"));
  const HexSet two = reach(b5, 2, kFirstSea, stops);
  EXPECT_TRUE(two.has(hex_named("B4")));
  EXPECT_FALSE(two.has(hex_named("B3"))) << "only by way of B4";
  EXPECT_FALSE(two.has(b5));
  EXPECT_TRUE(reach(kMiddle, 3, kFirstSea, {}).empty()) << "locked in";
}

}  // namespace
}  // namespace mohreh::survive
