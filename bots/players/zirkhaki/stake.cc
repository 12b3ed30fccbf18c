#include "bots/players/zirkhaki/stake.h"

#include <algorithm>

namespace mohreh::zirkhaki {
namespace {

// Expected points of one kind: the highest card drawn counts. A card is the highest drawn when it
// is drawn and none of the `higher` ones is.
float expected_top_gain(Kind kind, Stack stack, int top, int cards, int pile) {
  float expected = 0;
  float none_higher = 1;  // chance that no card so far is drawn
  int left = pile;        // cards not looked at yet
  for (int step = kValues - 1; step >= 0; --step) {
    const int gain = lowest_value(kind) + step - top;
    if (gain <= 0) break;
    for (int i = 0; i < stack.count(step); ++i) {
      const float drawn = std::min(1.0F, static_cast<float>(cards) / static_cast<float>(left));
      expected += none_higher * drawn * static_cast<float>(gain);
      none_higher *= 1 - drawn;
      --left;
    }
  }
  return expected;
}

}  // namespace

float expected_bonus(const Pile& burnt, int cards, const Tops& tops) {
  const int pile = burnt.size();
  float expected = 0;
  for (int k = 0; k < kKinds && pile > 0; ++k) {
    expected += expected_top_gain(kind_at(k), burnt.stack(kind_at(k)),
                                  tops[static_cast<std::size_t>(k)], cards, pile);
  }
  return expected;
}

Tops tops_of(const Pile& field) {
  Tops tops{};
  for (int k = 0; k < kKinds; ++k) {
    tops[static_cast<std::size_t>(k)] = top_value(field, kind_at(k));
  }
  return tops;
}

bool brings_bonus(const State& state, const Stake& stake) {
  return stake.has(Kind::chest) && stake.has(Kind::key) && state.options.acts(Kind::chest);
}

Stake stake_of(const State& state) {
  Stake stake;
  stake.tops = tops_of(state.own_field());
  const bool pays_coin = pays_for_coins(state.worn()) && stake.top(Kind::coin) == 0;
  for (const Card card : state.area) {
    const Kind kind = kind_of(card);
    int& top = stake.tops[static_cast<std::size_t>(kind)];
    if (kind == Kind::carpet && state.options.acts(kind)) stake.saved = stake.gained;
    stake.gained += static_cast<float>(gain_above(card, top));
    if (pays_coin && kind == Kind::coin) stake.gained += kGoldsmithPoints;
    top = std::max(top, value_of(card));
    stake.kinds |= 1U << static_cast<unsigned>(kind);
    ++stake.cards;
  }
  if (brings_bonus(state, stake)) {
    const int cards = bonus_cards(state.worn(), stake.cards);
    stake.gained += expected_bonus(state.burnt, cards, stake.tops);
  }
  return stake;
}

}  // namespace mohreh::zirkhaki
