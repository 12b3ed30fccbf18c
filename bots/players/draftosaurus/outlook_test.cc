#include "bots/players/draftosaurus/outlook.h"

#include <gtest/gtest.h>

#include <bit>

#include "bots/players/draftosaurus/homes.h"
#include "bots/players/draftosaurus/walks.h"
#include "engine/games/draftosaurus/placement.h"
#include "engine/games/draftosaurus/prospects.h"

namespace mohreh::draftosaurus {
namespace {

// Calls visit(state, seat, species, places) for what the seats may house on random walks.
template <class Visit>
void visit_housings(const Visit& visit) {
  walk_all([&](const State& state, Seat seat) {
    if (state.phase != Phase::choose) return;
    const Tally zoo(State::at(state.zoo, seat));
    for (int kind = 0; kind < kSpecies; ++kind) {
      const Species species = species_of(kind);
      if (State::at(state.hand, seat)[index_of(species)] == 0) continue;
      visit(state, seat, species, legal_places(state, seat, zoo, species));
    }
  });
}

TEST(Homes, AreTheLegalPlaces) {
  visit_housings([](const State& state, Seat seat, Species species, PlaceSet places) {
    const Tally zoo(State::at(state.zoo, seat));
    const Homes homes(zoo, state.side, state.options.prairie_capacity,
                      pens_open_to(state, seat, zoo));
    ASSERT_EQ(homes.of(species), places) << kSpeciesNames[index_of(species)];
  });
}

TEST(Outlook, GainIsTheDifferenceOfWorths) {
  visit_housings([](const State& state, Seat seat, Species species, PlaceSet places) {
    Outlook before(state, seat, kTurns - 1 - state.turn);
    before.hold(species);
    for (; places != 0; places &= places - 1) {
      const Place place = place_of(std::countr_zero(places));
      Outlook after = before;
      after.house(place);
      ASSERT_NEAR(before.gain(place), after.worth() - before.worth(), 1e-3)
          << kSpeciesNames[index_of(species)] << " to " << kPlaceNames[index_of(place)];
    }
  });
}

// Quarantine aside, which scores nothing where it is and something later.
TEST(Outlook, GainOfTheLastDinosaurIsItsPoints) {
  int last_ones = 0;
  visit_housings([&](const State& state, Seat seat, Species species, PlaceSet places) {
    if (state.turn != kTurns - 1) return;
    ++last_ones;
    const View view = Draftosaurus::view(state, {seat, Recall::perfect});
    const int now = score_of(view.zoo, view.seats, view.side, seat).total();
    Outlook outlook(view, seat, 0);
    outlook.hold(species);
    places &= ~only(Place::quarantine);
    for (; places != 0; places &= places - 1) {
      const Place place = place_of(std::countr_zero(places));
      const int points = score_with(view, seat, species, place).total() - now;
      ASSERT_NEAR(outlook.gain(place), points, 1e-3)
          << kSpeciesNames[index_of(species)] << " to " << kPlaceNames[index_of(place)];
    }
  });
  EXPECT_GT(last_ones, 100);
}

TEST(Outlook, IsTheSameFromTheStateAndFromTheView) {
  walk_all([](const State& state, Seat seat) {
    if (state.phase != Phase::choose && state.phase != Phase::place) return;
    const View view = Draftosaurus::view(state, {seat, Recall::perfect});
    ASSERT_EQ(Outlook(state, seat, 5).worth(), Outlook(view, seat, 5).worth());
  });
}

TEST(Outlook, LikesASupplyOfWhatItCollects) {
  State state = Draftosaurus::setup({}, 3);
  for (int i = 0; i < 3; ++i) state.zoo[0].push_back(placed(Species::stego, Place::same));
  const float many = Outlook(state, seat_of(0), 5).worth();
  for (int i = 0; i < 3; ++i) state.zoo[1].push_back(placed(Species::stego, Place::river));
  EXPECT_LT(Outlook(state, seat_of(0), 5).worth(), many);
}

}  // namespace
}  // namespace mohreh::draftosaurus
