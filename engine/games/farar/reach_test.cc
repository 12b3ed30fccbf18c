#include "engine/games/farar/reach.h"

#include <gtest/gtest.h>

#include <map>

namespace mohreh::farar {
namespace {

// The same chance by going through every order of coals.
double by_enumeration(Furnace furnace, int need) {
  if (need <= 0) return 1;
  const int coals = count_of(furnace);
  double chance = 0;
  for (std::size_t kind = 0; kind < kValues; ++kind) {
    if (furnace[kind] == 0) continue;
    const double here = static_cast<double>(furnace[kind]) / coals;
    --furnace[kind];
    chance += here * by_enumeration(furnace, need - kValueOf[kind]);
    ++furnace[kind];
  }
  return chance;
}

TEST(Reach, AgreesWithEnumeration) {
  for (const Furnace& furnace :
       {kAllCoals, Furnace{2, 0, 1, 1, 0, 1, 3}, Furnace{1, 1, 1, 1, 1, 1, 0},
        Furnace{0, 0, 0, 0, 0, 0, 4}, Furnace{9, 0, 0, 0, 0, 0, 1}}) {
    for (const int need : {10, 25, 40, 55}) {
      EXPECT_NEAR(ReachTable(furnace, 100).chance_to_reach(need), by_enumeration(furnace, need),
                  1e-9)
          << need;
    }
  }
}

// The table of chances for one try with a full furnace, rounded to hundredths.
TEST(Reach, GivesTheKnownTable) {
  const std::map<int, double> known = {{60, .59},  {80, .52},  {100, .47}, {120, .41}, {140, .36},
                                       {160, .31}, {200, .24}, {250, .17}, {300, .12}};
  for (const auto& [need, chance] : known) {
    EXPECT_NEAR(ReachTable(kAllCoals, 300).chance_to_reach(need), chance, 0.0055) << need;
  }
}

TEST(Reach, Ends) {
  EXPECT_EQ(ReachTable(kAllCoals, 10).chance_to_reach(0), 1);
  EXPECT_EQ(ReachTable(kAllCoals, 2000).chance_to_reach(1271), 0);
  EXPECT_GT(ReachTable(kAllCoals, 1270).chance_to_reach(1270), 0);
}

}  // namespace
}  // namespace mohreh::farar
