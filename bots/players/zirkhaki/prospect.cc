#include "bots/players/zirkhaki/prospect.h"

#include <algorithm>

#include "bots/players/zirkhaki/knowledge.h"
#include "engine/games/zirkhaki/targets.h"

namespace mohreh::zirkhaki {
namespace {

// What each card is worth besides points: it backs up a stack and nobody else gets it.
constexpr float kCardWorth = 0.3F;
constexpr float kLookWorth = 1.0F;    // an astrolabe's: the next choice is made with open eyes
constexpr float kCarpetShare = 0.5F;  // of what it makes safe
constexpr float kDigShare = 1.5F;     // the best of three cards against a mean one
constexpr float kDigWorth = 1.0F;     // what the card dug up does

// The cards of a pile, as the next one to be placed.
struct Next {
  int cards = 0;
  int burning = 0;
  int gains = 0;  // summed over those that do not burn

  float burn_chance() const { return share(burning, cards); }
  float mean_gain() const { return share(gains, cards - burning); }
  static float share(int part, int whole) {
    return whole > 0 ? static_cast<float>(part) / static_cast<float>(whole) : 0;
  }
};

Next next_of(const Pile& pile, const Stake& stake, Ring ring) {
  Next next;
  for (int k = 0; k < kKinds; ++k) {
    const Stack stack = pile.stack(kind_at(k));
    const int size = stack.size();
    next.cards += size;
    if (stake.has(kind_at(k))) {
      next.burning += size;
    } else {
      next.gains += gains_above(kind_at(k), stack, stake.top(kind_at(k)));
    }
  }
  if (pays_for_coins(ring) && stake.top(Kind::coin) == 0) {
    next.gains += kGoldsmithPoints * pile.stack(Kind::coin).size();
  }
  return next;
}

// The best of all top cards of the others.
template <class Value>
float best_target(const State& state, Value value) {
  float best = 0;
  for (int s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(s);
    const Pile& field = State::at(state.field, seat);
    if (seat == state.active || field.empty()) continue;
    const float share = hurt_share(state, seat);
    for (int k = 0; k < kKinds; ++k) {
      if (field.has(kind_at(k))) best = std::max(best, value(field, kind_at(k), share));
    }
  }
  return best;
}

}  // namespace

float hurt_share(const State& state, Seat seat) {
  if (state.seats == 2) return 1;
  const auto points = [&](Seat of) {
    return points_of(State::at(state.field, of), State::at(state.ring, of));
  };
  const int own = points(seat);
  for (int s = 0; s < state.seats; ++s) {
    const Seat other = seat_of(s);
    if (other != seat && other != state.active && points(other) > own) {
      return 0.75F / static_cast<float>(state.seats);
    }
  }
  return 1.5F / static_cast<float>(state.seats);
}

Sight::Sight(const State& state)
    : state_(state), stake_(stake_of(state)), deck_(state.deck()), deck_size_(deck_.size()) {
  const Next next = next_of(deck_, stake_, state.worn());
  burn_chance_ = next.burn_chance();
  mean_gain_ = next.mean_gain();
}

float Sight::lost_by_burning() const {
  return stake_.at_risk() + kCardWorth * static_cast<float>(stake_.cards);
}

float Sight::shot_worth() const {
  const bool keeps = keeps_what_is_shot(state_.worn());
  return best_target(state_, [&](const Pile& field, Kind kind, float share) {
    const float loss = share * static_cast<float>(loss_of_top(field, kind));
    return keeps ? loss + static_cast<float>(gain_above(field.top(kind), stake_.top(kind))) : loss;
  });
}

float Sight::theft_worth() const {
  return best_target(state_, [&](const Pile& field, Kind kind, float share) {
    if (stake_.has(kind) || !may_steal_kind(state_, kind)) return 0.0F;
    return share * static_cast<float>(loss_of_top(field, kind)) +
           static_cast<float>(gain_above(field.top(kind), stake_.top(kind)));
  });
}

// Two cards more, each of which may burn what lies there, the second one a little more likely.
float Sight::snake_worth() const {
  if (deck_size_ <= 1 || catches(state_.worn(), card_at(Kind::snake, 0))) return 0;
  constexpr float kOneKind = 1.0F / kKinds;
  const float first = std::min(1.0F, burn_chance_ + kOneKind / 2);
  const float second = std::min(1.0F, first + kOneKind);
  const float safe = deck_size_ > 2 ? (1 - first) * (1 - second) : 1 - first;
  return safe * 2 * (mean_gain_ + kCardWorth) - (1 - safe) * lost_by_burning();
}

float Sight::dig_worth() const {
  if (state_.burnt.empty()) return 0;
  const Next next = next_of(state_.burnt, stake_, state_.worn());
  if (next.burning == next.cards) return -lost_by_burning();
  return kDigShare * next.mean_gain() + kDigWorth;
}

float Sight::bonus_worth(Kind other) const {
  if (!stake_.has(other)) return 0;
  const int cards = bonus_cards(state_.worn(), stake_.cards + 1);
  return expected_bonus(state_.burnt, cards, stake_.tops);
}

// The best of the own tops; if all of them burn, that.
float Sight::replay_worth() const {
  const Pile& field = state_.own_field();
  if (field.empty()) return 0;
  float best = -lost_by_burning() - kCardWorth;
  for (int k = 0; k < kKinds; ++k) {
    const Kind kind = kind_at(k);
    if (!field.has(kind) || stake_.has(kind) || kind == Kind::horseshoe) continue;
    best = std::max(best, power_worth(kind, From::own_field));
  }
  return best;
}

// What a card of this kind does when it is placed without burning, its own points apart.
float Sight::power_worth(Kind kind, From from) const {
  if (!state_.options.acts(kind)) return 0;
  switch (kind) {
    case Kind::astrolabe:
      return deck_size_ > 1 ? kLookWorth : 0;
    case Kind::pistol:
      return shot_worth();
    case Kind::dagger:
      return theft_worth();
    case Kind::carpet:
      return kCarpetShare * burn_chance_ * lost_by_burning();
    case Kind::snake:
      return snake_worth();
    case Kind::horseshoe:
      return from == From::own_field ? 0 : replay_worth();
    case Kind::chest:
      return bonus_worth(Kind::key);
    case Kind::key:
      return bonus_worth(Kind::chest);
    case Kind::map:
      return dig_worth();
    case Kind::coin:
      break;
  }
  return 0;
}

Prospect Sight::prospect() const {
  const Pile pile = next_cards(state_, state_.active);
  const Next next = next_of(pile, stake_, state_.worn());
  float powers = 0;
  for (int k = 0; k < kKinds; ++k) {
    const int size = pile.stack(kind_at(k)).size();
    if (size == 0 || stake_.has(kind_at(k))) continue;
    powers += static_cast<float>(size) * (power_worth(kind_at(k), From::elsewhere) + kCardWorth);
  }
  Prospect prospect;
  prospect.burn_chance = next.burn_chance();
  prospect.collect = stake_.gained;
  prospect.reveal = stake_.gained +
                    (static_cast<float>(next.gains) + powers) / static_cast<float>(next.cards) -
                    prospect.burn_chance * lost_by_burning();
  return prospect;
}

float Sight::worth_of_shot(Seat target, Card card) const {
  const Kind kind = kind_of(card);
  const float loss = hurt_share(state_, target) *
                     static_cast<float>(loss_of_top(State::at(state_.field, target), kind));
  const bool keeps = keeps_what_is_shot(state_.worn());
  return keeps ? loss + static_cast<float>(gain_above(card, stake_.top(kind))) : loss;
}

// An own card collected again is worth what it was; until then it is at stake.
float Sight::worth_of_placing(Card card, From from) const {
  const Kind kind = kind_of(card);
  const bool burns = stake_.has(kind);
  float worth = 0;
  if (from == From::own_field) {
    const float risk = burns ? 1 : burn_chance_ / 2;
    worth -= risk * static_cast<float>(loss_of_top(state_.own_field(), kind));
  } else if (!burns) {
    worth += static_cast<float>(gain_above(card, stake_.top(kind))) + kCardWorth;
  }
  return worth + (burns ? -lost_by_burning() : power_worth(kind, from));
}

float Sight::worth_of(const Move& move) const {
  switch (move.kind) {
    case MoveKind::wear:
      return static_cast<float>(ring_strength(move.ring()));
    case MoveKind::shoot:
      return worth_of_shot(move.field_seat(), move.field_card());
    case MoveKind::steal:
      return hurt_share(state_, move.field_seat()) *
                 static_cast<float>(loss_of_top(State::at(state_.field, move.field_seat()),
                                                kind_of(move.field_card()))) +
             worth_of_placing(move.field_card(), From::elsewhere);
    case MoveKind::play_own:
      return worth_of_placing(move.card(), From::own_field);
    case MoveKind::play_burnt:
      return worth_of_placing(move.card(), From::elsewhere);
    default:
      return 0;
  }
}

int ring_strength(Ring ring) {
  switch (ring) {
    case Ring::mugger:
      return 61;
    case Ring::goldsmith:
      return 60;
    case Ring::cutpurse:
      return 57;
    case Ring::snake_catcher:
      return 56;
    case Ring::money_lover:
      return 55;
    case Ring::map_reader:
      return 54;
    case Ring::fortune_teller:
      return 53;
    case Ring::trickster:
      return 51;
    case Ring::none:
      break;
  }
  return 50;
}

}  // namespace mohreh::zirkhaki
