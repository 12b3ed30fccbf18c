#pragma once
// What a view tells besides what lies on the table: the score of every zoo as if the game ended
// now, the dinosaurs not seen, and for each species in the viewer's hand where it may go and what
// that would bring at once. Rules §11.5, §11.6.

#include <array>
#include <cstdint>

#include "engine/core/plain_list.h"
#include "engine/games/draftosaurus/score.h"
#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

struct View;

inline constexpr std::size_t kMostPlacesAtOnce = 9;

// One species: its legal places in board order and the points each would bring at once. Written as
// one object, the points by the place's name.
struct Prospect {
  PlainList<Place, kMostPlacesAtOnce> places;
  PlainList<std::int8_t, kMostPlacesAtOnce> gains;

  int best() const {
    int most = gains.empty() ? 0 : gains[0];
    for (const int gain : gains) most = gain > most ? gain : most;
    return most;
  }

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    for (std::size_t at = 0; at < self.places.size(); ++at) {
      visit(kPlaceNames[index_of(self.places[at])], self.gains[at]);
    }
  }
};

// By species; no places for species that are not in hand.
struct Prospects {
  std::array<Prospect, kSpecies> of{};
  bool asked = false;  // the viewer is choosing

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    for (std::size_t kind = 0; kind < kSpecies; ++kind) {
      if (!self.of[kind].places.empty()) visit(kSpeciesNames[kind], self.of[kind]);
    }
  }
};

Prospects prospects_in(const View& view);
Prospect prospect_of(const View& view, Seat seat, Species species);

// The score a seat would have with one more dinosaur.
Score score_with(const View& view, Seat seat, Species species, Place place);

BySeat<Score> scores_in(const View& view);

// All dinosaurs of the game but those in zoos, shown, or in hands and boxes the view tells.
Heap unseen_by(const View& view);

}  // namespace mohreh::draftosaurus
