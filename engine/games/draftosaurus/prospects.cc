#include "engine/games/draftosaurus/prospects.h"

#include <bit>

#include "engine/games/draftosaurus/placement.h"
#include "engine/games/draftosaurus/view.h"

namespace mohreh::draftosaurus {
namespace {

void remove_all(Heap& from, const Heap& heap) {
  for (std::size_t kind = 0; kind < kSpecies; ++kind) {
    from[kind] = static_cast<std::uint8_t>(from[kind] - heap[kind]);
  }
}

}  // namespace

Score score_with(const View& view, Seat seat, Species species, Place place) {
  BySeat<Zoo> zoos = view.zoo;
  Zoo& zoo = State::at(zoos, seat);
  if (zoo.size() < kZooSize) zoo.push_back(placed(species, place));
  return score_of(zoos, view.seats, view.side, seat);
}

Prospect prospect_of(const View& view, Seat seat, Species species) {
  Prospect prospect;
  const int before = score_of(view.zoo, view.seats, view.side, seat).total();
  const Tally zoo(State::at(view.zoo, seat));
  PlaceSet places = legal_places(view, seat, zoo, species);
  for (; places != 0; places &= places - 1) {
    const Place place = place_of(std::countr_zero(places));
    const int gain = score_with(view, seat, species, place).total() - before;
    prospect.places.push_back(place);
    prospect.gains.push_back(static_cast<std::int8_t>(gain));
  }
  return prospect;
}

Prospects prospects_in(const View& view) {
  Prospects prospects;
  prospects.asked = view.phase == Phase::choose && view.viewer.index >= 0 &&
                    view.viewer.index < view.seats && !view.sealed.has(view.viewer);
  if (!prospects.asked) return prospects;
  for (std::size_t kind = 0; kind < kSpecies; ++kind) {
    if (State::at(view.hand, view.viewer)[kind] == 0) continue;
    prospects.of[kind] = prospect_of(view, view.viewer, species_of(static_cast<int>(kind)));
  }
  return prospects;
}

BySeat<Score> scores_in(const View& view) {
  BySeat<Score> scores{};
  for (std::size_t s = 0; s < view.seats; ++s) {
    scores[s] = score_of(view.zoo, view.seats, view.side, seat_of(static_cast<int>(s)));
  }
  return scores;
}

Heap unseen_by(const View& view) {
  Heap unseen = full_bag(view.seats);
  for (std::size_t s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    for (const Placed dinosaur : view.zoo[s]) take_from(unseen, species_of(dinosaur));
    if (view.phase == Phase::place) take_from(unseen, view.chosen[s]);
    if (view.hand_known.has(seat)) remove_all(unseen, view.hand[s]);
    if (!view.has_boxes()) continue;
    if (view.box_open_known.has(seat)) remove_all(unseen, view.box[s].open);
    if (view.box_hidden_known.has(seat)) remove_all(unseen, view.box[s].hidden);
  }
  return unseen;
}

}  // namespace mohreh::draftosaurus
