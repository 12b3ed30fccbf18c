#include "engine/games/draftosaurus/score.h"

#include <algorithm>
#include <bit>

namespace mohreh::draftosaurus {
namespace {

constexpr std::array<std::uint8_t, 7> kRowPoints = {0, 2, 4, 8, 12, 18, 24};    // Rules §7.1, §8.1
constexpr std::array<std::uint8_t, 7> kMixedPoints = {0, 1, 3, 6, 10, 15, 21};  // Rules §7.2
constexpr std::array<std::uint8_t, 7> kPyramidPoints = {0, 2, 4, 6, 10, 14, 21};  // Rules §8.3
constexpr int kNestCouple = 5;                                                    // Rules §7.3
constexpr int kBridgeCouple = 6;                                                  // Rules §8.2
constexpr std::uint8_t kSeven = 7;
constexpr int kLookoutPoints = 2;  // Rules §8.4

std::uint8_t by_size(const std::array<std::uint8_t, 7>& points, int size) {
  return points[static_cast<std::size_t>(std::min(size, 6))];
}

// The species of the one dinosaur in a pen. Precondition: there is one.
Species inhabitant(Packed pen) {
  return static_cast<Species>(std::countr_zero(pen) / 4);
}

Packed all_in(const Zoo& zoo) {
  Packed sum = 0;
  for (const Placed dinosaur : zoo) sum += one_of(species_of(dinosaur));
  return sum;
}

// Rules §7.3.
int nest_points(Packed pen) {
  int couples = 0;
  for (int kind = 0; kind < kSpecies; ++kind) couples += count_in(pen, species_of(kind)) / 2;
  return couples * kNestCouple;
}

// Rules §8.2.
int bridge_points(Packed left, Packed right) {
  int couples = 0;
  for (int kind = 0; kind < kSpecies; ++kind) {
    couples += std::min(count_in(left, species_of(kind)), count_in(right, species_of(kind)));
  }
  return couples * kBridgeCouple;
}

// Rules §7.5: nobody else has more of the king's species.
bool is_king(const BySeat<Zoo>& zoos, int seats, Seat seat, Packed own, Species species) {
  for (int s = 0; s < seats; ++s) {
    if (seat_of(s) == seat) continue;
    if (count_in(all_in(zoos[static_cast<std::size_t>(s)]), species) > count_in(own, species)) {
      return false;
    }
  }
  return true;
}

void score_summer(Score& score, const Tally& zoo, const BySeat<Zoo>& zoos, int seats, Seat seat) {
  const Packed own = zoo.all();
  score[Line::same] = by_size(kRowPoints, zoo.size(spot_of(Place::same)));
  score[Line::mixed] = by_size(kMixedPoints, zoo.size(spot_of(Place::mixed)));
  score[Line::nest] = static_cast<std::uint8_t>(nest_points(zoo.pen(spot_of(Place::nest))));
  if (zoo.size(spot_of(Place::trio)) == 3) score[Line::trio] = kSeven;  // Rules §7.4
  if (const Packed king = zoo.pen(spot_of(Place::king)); king != 0) {
    if (is_king(zoos, seats, seat, own, inhabitant(king))) score[Line::king] = kSeven;
  }
  if (const Packed isle = zoo.pen(spot_of(Place::isle)); isle != 0) {  // Rules §7.6
    if (count_in(own, inhabitant(isle)) == 1) score[Line::isle] = kSeven;
  }
}

void score_winter(Score& score, const Tally& zoo, const BySeat<Zoo>& zoos, int seats, Seat seat) {
  score[Line::order] = by_size(kRowPoints, zoo.size(spot_of(Place::order)));
  score[Line::bridge] = static_cast<std::uint8_t>(
      bridge_points(zoo.pen(spot_of(Place::bridge_left)), zoo.pen(spot_of(Place::bridge_right))));
  score[Line::pyramid] = by_size(kPyramidPoints, zoo.size(spot_of(Place::pyramid_b1)));
  if (const Packed lookout = zoo.pen(spot_of(Place::lookout)); lookout != 0) {  // Rules §8.4
    const Seat right = left_of(seat, seats, seats - 1);
    const int seen = count_in(all_in(State::at(zoos, right)), inhabitant(lookout));
    score[Line::lookout] = static_cast<std::uint8_t>(seen * kLookoutPoints);
  }
}

}  // namespace

Score score_of(const BySeat<Zoo>& zoos, int seats, Board side, Seat seat) {
  Score score;
  score.side = side;
  const Tally zoo(State::at(zoos, seat));
  SpotSet trex_pens = zoo.with_trex();
  if (side == Board::summer) {
    score_summer(score, zoo, zoos, seats, seat);
  } else {
    score_winter(score, zoo, zoos, seats, seat);
    // Rules §8.5: nothing counts in quarantine.
    trex_pens &= ~(1U << static_cast<unsigned>(spot_of(Place::quarantine)));
  }
  score[Line::river] = static_cast<std::uint8_t>(zoo.size(kRiverSpot));     // Rules §7.7
  score[Line::trex] = static_cast<std::uint8_t>(std::popcount(trex_pens));  // Rules §7.8
  return score;
}

}  // namespace mohreh::draftosaurus
