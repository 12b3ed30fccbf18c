#pragma once
// Cards that lie together in no order: a field, the burnt pile, the deck. Two bits for each card
// tell how many copies of it are there, so that whole piles are added and taken away as numbers.
// In files a pile reads {"snake":[3,5],"coin":[9]}.

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "engine/core/plain_list.h"
#include "engine/games/zirkhaki/cards.h"

namespace mohreh::zirkhaki {

// The cards of one kind in a pile: two bits a value, the lowest value first.
struct Stack {
  std::uint32_t bits = 0;

  constexpr bool empty() const { return bits == 0; }
  constexpr int count(int step) const {
    return static_cast<int>((bits >> static_cast<unsigned>(2 * step)) & 3U);
  }
  constexpr int size() const {
    return std::popcount(bits & 0x555U) + 2 * std::popcount(bits & 0xAAAU);
  }
  // Rules §1.5: the highest value lies on top. Precondition: not empty.
  constexpr int top_step() const { return (std::bit_width(bits) - 1) / 2; }
};

struct Pile {
  std::array<std::uint64_t, 2> words{};

  // Every card there is, and the lowest card of every kind.
  static constexpr Pile all(int copies) {
    const auto times = static_cast<std::uint64_t>(copies);
    return {{0x555'5555'5555'5555U * times, 0x555'5555'5555'5555U * times}};
  }
  static constexpr Pile lowest(int copies) {
    const auto times = static_cast<std::uint64_t>(copies);
    return {{0x001'0010'0100'1001U * times, 0x001'0010'0100'1001U * times}};
  }

  constexpr void add(Card card) { words[word(card)] += std::uint64_t{1} << shift(card); }
  // Precondition: the card is there.
  constexpr void remove(Card card) {
    assert(count(card) > 0);
    words[word(card)] -= std::uint64_t{1} << shift(card);
  }
  constexpr int count(Card card) const {
    return static_cast<int>((words[word(card)] >> shift(card)) & 3U);
  }
  constexpr bool has(Card card) const { return count(card) > 0; }

  constexpr Stack stack(Kind kind) const {
    const auto k = static_cast<unsigned>(kind);
    return Stack{static_cast<std::uint32_t>((words[k / 5] >> (12 * (k % 5))) & 0xFFFU)};
  }
  constexpr void set_stack(Kind kind, Stack stack) {
    const auto k = static_cast<unsigned>(kind);
    words[k / 5] &= ~(std::uint64_t{0xFFF} << (12 * (k % 5)));
    words[k / 5] |= static_cast<std::uint64_t>(stack.bits) << (12 * (k % 5));
  }
  constexpr bool has(Kind kind) const { return !stack(kind).empty(); }
  // Precondition: there is a card of that kind.
  constexpr Card top(Kind kind) const { return card_at(kind, stack(kind).top_step()); }
  constexpr bool is_top(Card card) const {
    return has(card) && stack(kind_of(card)).top_step() == step_of(card);
  }

  constexpr bool empty() const { return (words[0] | words[1]) == 0; }
  constexpr int size() const { return count_in(words[0]) + count_in(words[1]); }

  // The card that has just `n` cards before it, in rising order. Precondition: n < size().
  constexpr Card nth(int n) const {
    int k = 0;
    if (const int first = count_in(words[0]); n >= first) {
      n -= first;
      k = 5;
    }
    Stack here = stack(kind_at(k));
    for (int size = here.size(); n >= size; size = here.size()) {
      n -= size;
      here = stack(kind_at(++k));
    }
    int step = 0;
    for (; n >= here.count(step); ++step) n -= here.count(step);
    return card_at(kind_at(k), step);
  }

  constexpr Pile& operator+=(const Pile& other) {
    words[0] += other.words[0];
    words[1] += other.words[1];
    return *this;
  }
  // Precondition: all of `other` is in here.
  constexpr Pile& operator-=(const Pile& other) {
    words[0] -= other.words[0];
    words[1] -= other.words[1];
    return *this;
  }
  friend constexpr bool operator==(const Pile&, const Pile&) = default;

  // A stack as the list of its values. A list that no stack can be (a wrong value, three of a kind
  // and value) leads to a count of three, which the check of a position refuses.
  using Values = PlainList<std::uint8_t, std::size_t{3} * kValues>;
  constexpr Values values(Kind kind) const {
    Values list;
    for (int step = 0; step < kValues; ++step) {
      for (int i = 0; i < stack(kind).count(step); ++i) {
        list.push_back(static_cast<std::uint8_t>(lowest_value(kind) + step));
      }
    }
    return list;
  }
  constexpr void set_values(Kind kind, const Values& list) {
    Stack read;
    for (const int value : list) {
      const int step = value - lowest_value(kind);
      const bool fits = step >= 0 && step < kValues && read.count(step) < 3;
      read.bits = fits ? read.bits + (1U << static_cast<unsigned>(2 * step)) : 0xFFFU;
    }
    set_stack(kind, read);
  }

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    for (int k = 0; k < kKinds; ++k) {
      Values list = self.values(kind_at(k));
      visit(kKindNames[static_cast<std::size_t>(k)], list);
      if constexpr (!std::is_const_v<Self>) self.set_values(kind_at(k), list);
    }
  }

 private:
  static constexpr std::size_t word(Card card) { return static_cast<std::size_t>(card) / 30; }
  static constexpr unsigned shift(Card card) { return 2 * (static_cast<unsigned>(card) % 30); }
  static constexpr int count_in(std::uint64_t x) {
    x = (x & 0x3333'3333'3333'3333U) + ((x >> 2U) & 0x3333'3333'3333'3333U);
    x = (x & 0x0F0F'0F0F'0F0F'0F0FU) + ((x >> 4U) & 0x0F0F'0F0F'0F0F'0F0FU);
    return static_cast<int>((x * 0x0101'0101'0101'0101U) >> 56U);
  }
};

static_assert(Pile::all(1).size() == kCards && Pile::lowest(2).size() == 2 * kKinds);

}  // namespace mohreh::zirkhaki
