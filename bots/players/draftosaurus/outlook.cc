#include "bots/players/draftosaurus/outlook.h"

#include <bit>

#include "bots/players/draftosaurus/homes.h"
#include "bots/players/draftosaurus/pyramid.h"

namespace mohreh::draftosaurus {
namespace {

constexpr Packed kOneOfEach = 0x111111;

}  // namespace

int Outlook::trex_pens() const {
  SpotSet pens = zoo_.with_trex();
  if (side_ == Board::winter) pens &= ~(1U << static_cast<unsigned>(spot_of(Place::quarantine)));
  return std::popcount(pens);
}

int Outlook::absent() const {
  const Packed any = (own_ | own_ >> 1U | own_ >> 2U | own_ >> 3U) & kOneOfEach;
  return kSpecies - std::popcount(any);
}

Species Outlook::inhabitant(Place place) const {
  return static_cast<Species>(std::countr_zero(zoo_.pen(spot_of(place))) / 4);
}

Outlook::Couples Outlook::nest() const {
  Couples found;
  for (int kind = 0; kind < kSpecies; ++kind) {
    const Species species = species_of(kind);
    const int count = zoo_.count(spot_of(Place::nest), species);
    found.couples += count / 2;
    if (count % 2 == 0) continue;
    ++found.singles;
    found.supply += share(species);
  }
  return found;
}

Outlook::Couples Outlook::bridge() const {
  Couples found;
  for (int kind = 0; kind < kSpecies; ++kind) {
    const Species species = species_of(kind);
    const int left = zoo_.count(spot_of(Place::bridge_left), species);
    const int right = zoo_.count(spot_of(Place::bridge_right), species);
    found.couples += std::min(left, right);
    if (left == right) continue;
    found.singles += left > right ? left - right : right - left;
    found.supply += share(species);
  }
  return found;
}

int Outlook::count_singles() const {
  if (side_ == Board::summer) return std::popcount(zoo_.pen(spot_of(Place::nest)) & kOneOfEach);
  return bridge().singles;
}

// Of the first `size` species in the pen at spot 0.
float Outlook::row_supply(int size) const {
  float supply = 0;
  for (int i = 0; i < size; ++i) supply += share(zoo_.in_row(i));
  return supply;
}

int Outlook::welcome(int size, std::uint32_t cells) {
  unsigned kinds = 0;
  for (const unsigned welcome : pyramid_welcomes(size, cells)) kinds |= welcome;
  return std::popcount(kinds);
}

void Outlook::house(Place place) {
  zoo_.add(held_, place);
  own_ += one_of(held_);
  holds_ = false;
  singles_ = count_singles();
}

float Outlook::worth() const {
  float sum = 0;
  describe([&](Trait trait, float amount) { sum += value(trait) * amount; });
  return sum;
}

// What another one of the species changes wherever it lives.
float Outlook::kinship_gain() const {
  const int count = count_in(own_, held_);
  float gain = 0;
  if (size_at(Place::king) > 0 && inhabitant(Place::king) == held_) {
    gain += value(later(Trait::king_behind_2, 2 + lead(held_, count + 1))) -
            value(later(Trait::king_behind_2, 2 + lead(held_, count)));
  }
  if (size_at(Place::isle) == 0) {
    if (count == 0) gain -= value(Trait::isle_absent);
  } else if (count == 1 && inhabitant(Place::isle) == held_) {
    gain -= value(Trait::isle_alone);
  }
  return gain;
}

float Outlook::couple_gain(Trait couple, Trait single, bool makes_couple) const {
  const auto singles = [&](int count) {
    return count == 0 ? 0 : value(later(single, std::min(count, 4) - 1));
  };
  const int after = singles_ + (makes_couple ? -1 : 1);
  return singles(after) - singles(singles_) + (makes_couple ? value(couple) : 0);
}

float Outlook::summer_gain(Place place) const {
  const auto next = [&](Trait first, int size) {
    return value(later(first, size)) - (size > 0 ? value(later(first, size - 1)) : 0);
  };
  switch (place) {
    case Place::same: {
      const int size = size_at(place);
      float supply = size + 1 < kFullRow ? value(later(Trait::same_supply_1, size)) : 0;
      if (size > 0) supply -= value(later(Trait::same_supply_1, size - 1));
      return next(Trait::same_1, size) + supply * share(held_);
    }
    case Place::mixed:
      return next(Trait::mixed_1, size_at(place));
    case Place::trio:
      return next(Trait::trio_1, size_at(place));
    case Place::nest: {
      const bool makes_couple = zoo_.count(spot_of(place), held_) % 2 != 0;
      const float supply = value(Trait::nest_supply) * share(held_);
      return couple_gain(Trait::nest_couple, Trait::nest_single_1, makes_couple) +
             (makes_couple ? -supply : supply);
    }
    case Place::king:
      return value(later(Trait::king_behind_2, 2 + lead(held_, count_in(own_, held_) + 1)));
    case Place::isle: {
      // A species that comes here first is no longer absent, but there is no more use for it.
      const bool is_first = count_in(own_, held_) == 0;
      const int others = absent() - (is_first ? 1 : 0);
      return (is_first ? value(Trait::isle_alone) : 0) - value(Trait::isle_empty) -
             value(Trait::isle_absent) * static_cast<float>(others);
    }
    default:
      return value(river());
  }
}

float Outlook::pyramid_value(int size, std::uint32_t cells) const {
  if (size == 0) return 0;
  float sum = value(later(Trait::pyramid_1, size - 1));
  if (size < kFullRow) {
    sum +=
        value(later(Trait::pyramid_welcome_1, size - 1)) * static_cast<float>(welcome(size, cells));
  }
  return sum;
}

float Outlook::winter_gain(Place place) const {
  switch (place) {
    case Place::order: {
      const int size = size_at(place);
      const float before = row_supply(std::min(size, 2));
      const float after = size < 2 ? before + share(held_) : before;
      float gain = value(later(Trait::order_1, size));
      if (size + 1 < kFullRow) gain += value(later(Trait::order_supply_1, size)) * after;
      if (size == 0) return gain;
      return gain - value(later(Trait::order_1, size - 1)) -
             value(later(Trait::order_supply_1, size - 1)) * before;
    }
    case Place::bridge_left:
    case Place::bridge_right: {
      const Place across = place == Place::bridge_left ? Place::bridge_right : Place::bridge_left;
      const int here = zoo_.count(spot_of(place), held_);
      const int there = zoo_.count(spot_of(across), held_);
      const float supply = value(Trait::bridge_supply) * share(held_);
      const float change = (here == there ? supply : 0) - (here + 1 == there ? supply : 0);
      return couple_gain(Trait::bridge_couple, Trait::bridge_single_1, here < there) + change;
    }
    case Place::quarantine:
      return value(Trait::quarantine_taken);
    case Place::lookout:
      return value(Trait::lookout_taken) + value(Trait::lookout_supply) * share(held_) +
             value(Trait::lookout_seen) * static_cast<float>(count_in(right_, held_));
    case Place::river:
      return value(river());
    default: {
      const int size = size_at(Place::pyramid_b1);
      const std::uint32_t cell = (static_cast<std::uint32_t>(held_) + 1U)
                                 << (4U * static_cast<unsigned>(cell_of(place)));
      return pyramid_value(size + 1, zoo_.cells | cell) - pyramid_value(size, zoo_.cells);
    }
  }
}

float Outlook::gain(Place place) const {
  float gain = side_ == Board::summer ? summer_gain(place) + kinship_gain() : winter_gain(place);
  const bool is_home = place != Place::river && place != Place::quarantine;
  if (held_ == Species::trex && is_home && zoo_.count(spot_of(place), held_) == 0) {
    gain += value(trex());
  }
  return gain;
}

}  // namespace mohreh::draftosaurus
