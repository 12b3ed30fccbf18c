#include "engine/core/changed_fields.h"

#include <gtest/gtest.h>

#include <string>

namespace mohreh {
namespace {

struct Hand {
  std::uint8_t open = 0;
  std::uint8_t secret = 0;  // not described

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("open", self.open);
  }
};

struct Board {
  std::uint8_t round = 1;
  std::array<std::uint8_t, kMaxSeats> wealth{};
  SeatSet wealth_known = SeatSet::only(seat_of(0));
  std::uint8_t deck = 0;
  bool deck_known = false;
  PlainList<std::uint8_t, 4> pile;
  std::array<Hand, 2> hands{};

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("round", self.round);
    visit("wealth", per_seat(self.wealth, 2, self.wealth_known));
    visit("deck", if_known(self.deck, self.deck_known));
    visit("pile", self.pile);
    visit("hands", self.hands);
  }
};

class ChangedFields : public testing::Test {
 protected:
  std::string changes() {
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    ChangedFieldWriter writer{out, told, 1};
    Board::fields(std::as_const(board), writer);
    out.end_object();
    return text;
  }

  Board board;
  std::vector<std::uint64_t> told{7};
};

TEST_F(ChangedFields, AreAllFieldsAtFirstAndNoneThen) {
  std::string whole;
  JsonWriter out(whole);
  write_json(out, board);
  EXPECT_EQ(changes(), whole);
  EXPECT_EQ(changes(), "{}");
  EXPECT_EQ(told[0], 7U) << "not ours";
}

TEST_F(ChangedFields, AreThoseThatLookDifferent) {
  changes();
  board.round = 2;
  board.pile.push_back(9);
  EXPECT_EQ(changes(), R"({"round":2,"pile":[9]})");
  board.wealth[0] = 5;
  board.hands[1].open = 3;
  EXPECT_EQ(changes(), R"({"wealth":[5,null],"hands":[{"open":0},{"open":3}]})");
  board.round = 1;
  EXPECT_EQ(changes(), R"({"round":1})");
}

TEST_F(ChangedFields, WhatIsNotKnownIsNoChange) {
  changes();
  board.wealth[1] = 200;
  board.wealth[5] = 3;  // nobody sits there
  board.deck = 40;
  board.hands[0].secret = 1;
  EXPECT_EQ(changes(), "{}");
  board.deck_known = true;
  board.wealth_known = SeatSet::first(2);
  EXPECT_EQ(changes(), R"({"wealth":[0,200],"deck":40})");
}

}  // namespace
}  // namespace mohreh
