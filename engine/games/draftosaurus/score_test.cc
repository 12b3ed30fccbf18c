// Score tables pen by pen, and how many pens each face leaves open.

#include "engine/games/draftosaurus/score.h"

#include <gtest/gtest.h>

#include <bit>

#include "engine/games/draftosaurus/die.h"

namespace mohreh::draftosaurus {
namespace {

constexpr Species kMixed[] = {Species::para,  Species::stego,   Species::trice,
                              Species::spino, Species::brachio, Species::trex};

int points(const Zoo& zoo, Board side, Line line) {
  BySeat<Zoo> zoos{};
  zoos[0] = zoo;
  return score_of(zoos, 3, side, seat_of(0)).lines[static_cast<std::size_t>(line)];
}

struct Table {
  const char* name;
  Line line;
  std::array<int, 7> by_count;
  Placed (*nth)(int);
};

class PenTable : public testing::TestWithParam<Table> {};

TEST_P(PenTable, ScoresByCount) {
  const Table& table = GetParam();
  const Board side = table.line < Line::order ? Board::summer : Board::winter;
  Zoo zoo;
  for (int count = 0; count < 7; ++count) {
    EXPECT_EQ(points(zoo, side, table.line), table.by_count[static_cast<std::size_t>(count)])
        << count;
    zoo.push_back(table.nth(count));
  }
}

// Rules §7.1 to §7.4, §8.1 to §8.3. Beyond a pen's room the table stays at its end.
INSTANTIATE_TEST_SUITE_P(
    Pens, PenTable,
    testing::Values(Table{"same",
                          Line::same,
                          {0, 2, 4, 8, 12, 18, 24},
                          [](int) { return placed(Species::para, Place::same); }},
                    Table{"mixed",
                          Line::mixed,
                          {0, 1, 3, 6, 10, 15, 21},
                          [](int n) { return placed(kMixed[n % 6], Place::mixed); }},
                    Table{"nest_of_one_species",
                          Line::nest,
                          {0, 0, 5, 5, 10, 10, 15},
                          [](int) { return placed(Species::para, Place::nest); }},
                    Table{"nest_of_two_species",
                          Line::nest,
                          {0, 0, 0, 5, 10, 10, 10},
                          [](int n) {
                            return placed(n % 2 == 0 ? Species::para : Species::stego, Place::nest);
                          }},
                    Table{"trio",
                          Line::trio,
                          {0, 0, 0, 7, 0, 0, 0},
                          [](int n) { return placed(kMixed[n % 6], Place::trio); }},
                    Table{"order",
                          Line::order,
                          {0, 2, 4, 8, 12, 18, 24},
                          [](int n) {
                            return placed(n % 2 == 0 ? Species::para : Species::stego,
                                          Place::order);
                          }},
                    Table{"pyramid",
                          Line::pyramid,
                          {0, 2, 4, 6, 10, 14, 21},
                          [](int n) { return placed(kMixed[n % 6], place_of_cell(n % 6)); }},
                    Table{"bridge",
                          Line::bridge,
                          {0, 0, 6, 6, 12, 12, 18},
                          [](int n) {
                            return placed(Species::para,
                                          n % 2 == 0 ? Place::bridge_left : Place::bridge_right);
                          }}),
    [](const auto& test) { return std::string(test.param.name); });

TEST(Lookout, CountsTheRightNeighbourWhole) {
  BySeat<Zoo> zoos{};
  zoos[1].push_back(placed(Species::para, Place::lookout));
  for (int seen = 0; seen <= 4; ++seen) {
    EXPECT_EQ(score_of(zoos, 3, Board::winter, seat_of(1)).total(), 2 * seen);
    zoos[0].push_back(placed(Species::para, seen % 2 == 0 ? Place::river : Place::quarantine));
    zoos[2].push_back(placed(Species::para, Place::river));
  }
}

TEST(King, IsBeatenByMoreOnly) {
  BySeat<Zoo> zoos{};
  zoos[0].push_back(placed(Species::para, Place::king));
  for (int others = 0; others < 3; ++others) {
    EXPECT_EQ(score_of(zoos, 2, Board::summer, seat_of(0)).total(), others <= 1 ? 7 : 0);
    zoos[1].push_back(placed(Species::para, Place::river));
  }
}

TEST(TrexBonus, IsOneAPenAndNoneInRiverOrQuarantine) {
  for (int place = 0; place < kPlaces; ++place) {
    const Place where = place_of(place);
    const Board side = is_on(where, Board::summer) ? Board::summer : Board::winter;
    Zoo zoo;
    zoo.push_back(placed(Species::trex, where));
    const int bonus = where == Place::river || where == Place::quarantine ? 0 : 1;
    EXPECT_EQ(points(zoo, side, Line::trex), bonus) << place;
    if (where != Place::nest) continue;
    zoo.push_back(placed(Species::trex, where));
    EXPECT_EQ(points(zoo, side, Line::trex), 1);
  }
}

// Vector 14.
TEST(Die, EachAreaFaceAllowsThreePens) {
  const Tally empty{Zoo{}};
  for (const Face face : {Face::woods, Face::grass, Face::left, Face::right}) {
    EXPECT_EQ(std::popcount(pens_allowed(face, empty)), 3);
  }
  EXPECT_EQ(pens_allowed(Face::woods, empty) | pens_allowed(Face::grass, empty), kAllPens);
  EXPECT_EQ(pens_allowed(Face::left, empty) | pens_allowed(Face::right, empty), kAllPens);
  EXPECT_EQ(pens_allowed(Face::empty, empty), kAllPens);
  EXPECT_EQ(pens_allowed(Face::trex, empty), kAllPens);
}

}  // namespace
}  // namespace mohreh::draftosaurus
