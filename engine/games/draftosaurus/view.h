#pragma once
// What one viewer of a match of Draftosaurus may know. Built up field by field from what is
// allowed: another seat's hand that the viewer never held, a sealed choice, a hidden discard and
// the bag are not in here. Rules §11.

#include <cstdint>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/games/draftosaurus/options.h"
#include "engine/games/draftosaurus/prospects.h"
#include "engine/games/draftosaurus/score.h"
#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

struct View {
  Options options;
  std::uint8_t seats = 0;
  Phase phase = Phase::first;
  Board side = Board::summer;
  std::uint8_t turn = 0;
  Seat roller;
  Face face = Face::woods;  // when face_known()
  std::uint8_t drawn = 0;
  SeatSet sealed;
  SeatSet released;
  std::uint8_t bag_left = 0;  // dinosaurs in the bag
  BySeat<Zoo> zoo{};
  BySeat<std::uint8_t> hand_size{};
  BySeat<Heap> hand{};       // of the seats in hand_known
  BySeat<Species> chosen{};  // of the seats in chosen_known
  BySeat<Place> place{};     // of the seats in place_known
  std::array<Box, 2> box{};  // the parts known: box_open_known, box_hidden_known
  BySeat<std::uint8_t> earlier{};
  BySeat<std::uint8_t> earlier_trex{};
  SeatSet hand_known;
  SeatSet chosen_known;
  SeatSet place_known;
  SeatSet box_open_known;
  SeatSet box_hidden_known;
  Seat viewer = kSpectator;
  Recall recall = Recall::table;

  bool face_known() const {
    return phase == Phase::choose || phase == Phase::place || phase == Phase::discard;
  }
  bool counts_unseen() const {
    return recall == Recall::perfect || options.show_unseen || is_scored(phase);
  }
  bool has_boxes() const { return seats == 2; }
  bool one_step() const { return options.placement == Placement::one_step; }

  // Scores, unseen dinosaurs and prospects follow from the rest: written, but not held.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    const int round = round_of(self.turn, self.seats);
    const bool sits = self.viewer.index >= 0;
    const Seat passes_to = sits ? left_of(self.viewer, self.seats) : self.viewer;  // Rules §3.5
    const BySeat<Score> scores = scores_in(self);
    const Heap unseen = unseen_by(self);
    const Prospects prospects = prospects_in(self);
    visit("phase", self.phase);
    visit("side", self.side);
    visit("round", round);
    visit("turn", self.turn);
    visit("turns", kTurns);
    visit("passes_to", if_known(passes_to, sits));
    visit("roller", self.roller);
    visit("face", if_known(self.face, self.face_known()));
    visit("drawn", self.drawn);
    visit("bag_left", self.bag_left);
    visit("hand_size", per_seat(self.hand_size, self.seats));
    visit("hand", per_seat(self.hand, self.seats, self.hand_known));
    visit("zoo", per_seat(self.zoo, self.seats));
    visit("sealed", self.sealed);
    visit("released", self.released);
    visit("chosen", per_seat(self.chosen, self.seats, self.chosen_known));
    visit("place", per_seat(self.place, self.seats, self.place_known));
    if (self.has_boxes()) visit("box", BoxesOf<Self>{self});
    visit("unseen", if_known(unseen, self.counts_unseen()));
    visit("earlier", per_seat(self.earlier, self.seats));
    visit("earlier_trex", per_seat(self.earlier_trex, self.seats));
    visit("score", per_seat(scores, self.seats));
    visit("prospects", if_known(prospects, prospects.asked));
  }

 private:
  // The boxes of two seats, with null for what is not known.
  template <class Self>
  struct BoxesOf {
    Self& view;

    template <class This, class Visitor>
    static void fields(This& self, Visitor& visit) {
      const auto part = [&](Heap Box::* heap) {
        BySeat<Heap> heaps{};
        for (std::size_t s = 0; s < 2; ++s) heaps[s] = self.view.box[s].*heap;
        return heaps;
      };
      const BySeat<Heap> open = part(&Box::open);
      const BySeat<Heap> hidden = part(&Box::hidden);
      visit("open", per_seat(open, 2, self.view.box_open_known));
      visit("hidden", per_seat(hidden, 2, self.view.box_hidden_known));
    }
  };
};

}  // namespace mohreh::draftosaurus
