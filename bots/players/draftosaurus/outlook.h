#pragma once
// How many points a zoo may expect, and how many more with another dinosaur: what a player looks at
// who thinks ahead without searching. Made from a State or a View; it uses what lies open to all.

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/players/draftosaurus/zoo_traits.h"
#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

// one_of() by the code of a dinosaur in its place: zoos are counted in every ply of a rollout.
inline constexpr auto kOneOf = [] {
  std::array<Packed, kPlacedCodes> ones{};
  for (std::size_t code = 0; code < kPlacedCodes; ++code) {
    ones[code] = one_of(species_of(static_cast<Placed>(code)));
  }
  return ones;
}();

class Outlook {
 public:
  // Of a seat that has `left` more turns after the dinosaur it is about to house.
  template <class Table>
  Outlook(const Table& table, Seat seat, int left)
      : zoo_(State::at(table.zoo, seat)), side_(table.side), left_(left) {
    own_ = zoo_.all();
    Packed met = own_;
    for (int s = 0; s < table.seats; ++s) {
      if (seat_of(s) == seat) continue;
      const Packed crowd = crowd_of(table, static_cast<std::size_t>(s));
      met += crowd;
      for (int kind = 0; kind < kSpecies && side_ == Board::summer; ++kind) {
        std::int8_t& most = most_[static_cast<std::size_t>(kind)];
        most = std::max(most, static_cast<std::int8_t>(count_in(crowd, species_of(kind))));
      }
      if (seat_of(s + 1 == table.seats ? 0 : s + 1) == seat) right_ = crowd;
    }
    step_ = 1.0F / static_cast<float>(table.seats);
    for (std::size_t kind = 0; kind < kSpecies; ++kind) {
      const int away = table.seats == 2 ? table.box[0].open[kind] + table.box[1].open[kind] : 0;
      const int gone = count_in(met, species_of(static_cast<int>(kind))) + away;
      share_[kind] = static_cast<float>(per_species(table.seats) - gone) * step_;
    }
    singles_ = count_singles();
  }

  const Tally& zoo() const { return zoo_; }

  // Takes a dinosaur that is still to come into the hand, instead of the one held before.
  void hold(Species species) {
    if (holds_) share_[index_of(held_)] += step_;
    share_[index_of(species)] -= step_;
    held_ = species;
    holds_ = true;
  }
  // The points that the dinosaur in the hand is worth in the end if it goes there.
  // Preconditions: hold() was called; the pen takes it.
  float gain(Place place) const;
  // Puts it there; nothing is held then.
  void house(Place place);

  // The worth of everything in the zoo.
  float worth() const;

  // Calls sink(trait, amount) for each trait of the zoo.
  template <class Sink>
  void describe(const Sink& sink) const {
    sink(river(), static_cast<float>(zoo_.size(kRiverSpot)));
    sink(trex(), static_cast<float>(trex_pens()));
    if (side_ == Board::summer) {
      describe_summer(sink);
    } else {
      describe_winter(sink);
    }
  }

 private:
  struct Couples {
    int couples = 0;
    int singles = 0;
    float supply = 0;  // of mates for the singles
  };

  // One seat's dinosaurs; one that is shown but not housed yet is one of them.
  template <class Table>
  static Packed crowd_of(const Table& table, std::size_t at) {
    Packed crowd = 0;
    for (const Placed dinosaur : table.zoo[at]) crowd += kOneOf[static_cast<std::size_t>(dinosaur)];
    if (table.phase == Phase::place) crowd += one_of(table.chosen[at]);
    return crowd;
  }

  float value(Trait trait) const {
    constexpr float kHundredth = 0.01F;
    return kHundredth *
           kTraitWorths[static_cast<std::size_t>(trait)][static_cast<std::size_t>(left_)];
  }
  Trait river() const { return side_ == Board::summer ? Trait::summer_river : Trait::winter_river; }
  Trait trex() const { return side_ == Board::summer ? Trait::summer_trex : Trait::winter_trex; }
  int size_at(Place place) const { return zoo_.size(spot_of(place)); }
  float share(Species species) const { return share_[index_of(species)]; }
  int trex_pens() const;
  // How far ahead of everybody else that many of a species are, cut at 2 either way.
  int lead(Species species, int count) const {
    return std::clamp(count - most_[index_of(species)], -2, 2);
  }
  int absent() const;
  Species inhabitant(Place place) const;
  Couples nest() const;
  Couples bridge() const;
  int count_singles() const;
  float row_supply(int size) const;

  float kinship_gain() const;
  float summer_gain(Place place) const;
  float winter_gain(Place place) const;
  float couple_gain(Trait couple, Trait single, bool makes_couple) const;
  float pyramid_value(int size, std::uint32_t cells) const;

  template <class Sink>
  void describe_count(Trait first, int count, const Sink& sink) const {
    if (count > 0) sink(later(first, count - 1), 1.0F);
  }
  template <class Sink>
  void describe_couples(Trait couple, Trait single, Trait supply, const Couples& found,
                        const Sink& sink) const {
    sink(couple, static_cast<float>(found.couples));
    describe_count(single, std::min(found.singles, 4), sink);
    sink(supply, found.supply);
  }
  // A row that waits for certain species: its length and, until it is full, their supply.
  template <class Sink>
  void describe_row(Trait first, Trait supply_first, int size, float supply,
                    const Sink& sink) const {
    describe_count(first, size, sink);
    if (size > 0 && size < 6) sink(later(supply_first, size - 1), supply);
  }

  template <class Sink>
  void describe_summer(const Sink& sink) const {
    const int same = size_at(Place::same);
    describe_row(Trait::same_1, Trait::same_supply_1, same, row_supply(std::min(same, 1)), sink);
    describe_count(Trait::mixed_1, size_at(Place::mixed), sink);
    describe_count(Trait::trio_1, size_at(Place::trio), sink);
    describe_couples(Trait::nest_couple, Trait::nest_single_1, Trait::nest_supply, nest(), sink);
    if (size_at(Place::king) > 0) {
      const Species king = inhabitant(Place::king);
      sink(later(Trait::king_behind_2, 2 + lead(king, count_in(own_, king))), 1.0F);
    }
    if (size_at(Place::isle) == 0) {
      sink(Trait::isle_empty, 1.0F);
      sink(Trait::isle_absent, static_cast<float>(absent()));
    } else if (count_in(own_, inhabitant(Place::isle)) == 1) {
      sink(Trait::isle_alone, 1.0F);
    }
  }

  template <class Sink>
  void describe_winter(const Sink& sink) const {
    const int order = size_at(Place::order);
    describe_row(Trait::order_1, Trait::order_supply_1, order, row_supply(std::min(order, 2)),
                 sink);
    describe_couples(Trait::bridge_couple, Trait::bridge_single_1, Trait::bridge_supply, bridge(),
                     sink);
    const int pyramid = size_at(Place::pyramid_b1);
    describe_row(Trait::pyramid_1, Trait::pyramid_welcome_1, pyramid,
                 static_cast<float>(welcome(pyramid, zoo_.cells)), sink);
    if (size_at(Place::lookout) > 0) {
      const Species seen = inhabitant(Place::lookout);
      sink(Trait::lookout_taken, 1.0F);
      sink(Trait::lookout_seen, static_cast<float>(count_in(right_, seen)));
      sink(Trait::lookout_supply, share(seen));
    }
    if (size_at(Place::quarantine) > 0) sink(Trait::quarantine_taken, 1.0F);
  }

  // How many species could come next into a pyramid of that size.
  static int welcome(int size, std::uint32_t cells);

  Tally zoo_;
  Board side_;
  int left_;
  Packed own_ = 0;                            // by species, river and all
  Packed right_ = 0;                          // of the right neighbour
  std::array<std::int8_t, kSpecies> most_{};  // in any other zoo
  float step_ = 0;                            // one dinosaur, shared out among the seats
  std::array<float, kSpecies> share_{};       // still to come, a seat
  Species held_ = Species::trex;
  bool holds_ = false;
  int singles_ = 0;  // in the nest, on the bridge: without a mate
};

}  // namespace mohreh::draftosaurus
