#include "engine/games/zirkhaki/pile.h"

#include <gtest/gtest.h>

#include <vector>

namespace mohreh::zirkhaki {
namespace {

TEST(Card, HasAKindAndAValue) {
  EXPECT_EQ(value_of(card_at(Kind::coin, 0)), 4);
  EXPECT_EQ(value_of(card_at(Kind::coin, 5)), 9);
  EXPECT_EQ(value_of(card_at(Kind::map, 5)), 7);
  for (int c = 0; c < kCards; ++c) {
    const auto card = static_cast<Card>(c);
    EXPECT_EQ(card_at(kind_of(card), step_of(card)), card);
    EXPECT_EQ(kCardNames[static_cast<std::size_t>(c)],
              std::string(kKindNames[static_cast<std::size_t>(kind_of(card))]) + "_" +
                  std::to_string(value_of(card)));
  }
}

TEST(Pile, CountsEveryCard) {
  for (const int copies : {1, 2}) {
    Pile pile;
    int size = 0;
    for (int i = 0; i < copies; ++i) {
      for (int c = 0; c < kCards; ++c) {
        pile.add(static_cast<Card>(c));
        EXPECT_EQ(pile.size(), ++size);
        EXPECT_EQ(pile.count(static_cast<Card>(c)), i + 1);
      }
    }
    EXPECT_EQ(pile, Pile::all(copies));
  }
}

TEST(Pile, NthGoesThroughAllCardsInOrder) {
  Pile pile = Pile::all(2);
  pile.remove(card_at(Kind::astrolabe, 0));
  pile.remove(card_at(Kind::horseshoe, 3));
  pile.remove(card_at(Kind::horseshoe, 3));
  pile.remove(card_at(Kind::map, 5));
  std::vector<Card> cards;
  for (int c = 0; c < kCards; ++c) {
    for (int i = 0; i < pile.count(static_cast<Card>(c)); ++i)
      cards.push_back(static_cast<Card>(c));
  }
  ASSERT_EQ(pile.size(), static_cast<int>(cards.size()));
  for (int n = 0; n < pile.size(); ++n)
    EXPECT_EQ(pile.nth(n), cards[static_cast<std::size_t>(n)]) << n;
}

TEST(Pile, TheHighestValueLiesOnTop) {
  Pile field;
  field.add(card_at(Kind::snake, 1));
  field.add(card_at(Kind::snake, 4));
  field.add(card_at(Kind::snake, 4));
  EXPECT_EQ(field.top(Kind::snake), card_at(Kind::snake, 4));
  field.remove(card_at(Kind::snake, 4));
  EXPECT_EQ(field.top(Kind::snake), card_at(Kind::snake, 4)) << "the twin";
  field.remove(card_at(Kind::snake, 4));
  EXPECT_TRUE(field.is_top(card_at(Kind::snake, 1)));
  EXPECT_FALSE(field.is_top(card_at(Kind::snake, 4)));
  EXPECT_FALSE(field.has(Kind::coin));
}

TEST(Pile, WrongListsOfValuesLeadToACountOfThree) {
  const auto read = [](Kind kind, std::vector<std::uint8_t> values) {
    Pile::Values list;
    for (const std::uint8_t value : values) list.push_back(value);
    Pile pile;
    pile.set_values(kind, list);
    return pile;
  };
  EXPECT_EQ(read(Kind::snake, {5, 3, 5}).count(card_at(Kind::snake, 3)), 2);
  EXPECT_EQ(read(Kind::snake, {5, 5, 5}).count(card_at(Kind::snake, 3)), 3);
  EXPECT_EQ(read(Kind::snake, {5, 5, 5, 5, 5}).count(card_at(Kind::snake, 3)), 3);
  EXPECT_EQ(read(Kind::snake, {8}).count(card_at(Kind::snake, 0)), 3);
  EXPECT_EQ(read(Kind::coin, {3}).count(card_at(Kind::coin, 0)), 3);
  EXPECT_EQ(read(Kind::coin, {9}).count(card_at(Kind::coin, 5)), 1);
}

}  // namespace
}  // namespace mohreh::zirkhaki
