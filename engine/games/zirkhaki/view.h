#pragma once
// What one viewer of a match of Zirkhaki may know. Built up field by field from what is allowed:
// another seat's rings before they are opened, a card somebody else has looked at, the order of the
// deck are not in here. Rules §11.

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/games/zirkhaki/standing.h"
#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

struct View {
  BySeat<Pile> field{};
  Pile burnt;  // when burnt_known
  Options options;
  BySeat<Ring> ring{};                        // as far as they are open, and one's own
  std::array<std::uint8_t, kKinds> counts{};  // of the deck, in the order of Kind, when known
  Area area;
  Shown shown;
  Peeked peeked;   // the deck's top cards as far as the viewer has seen them
  SeenBy seen_by;  // and who has looked at how many
  Burst burst;     // the card that burnt the last turn
  RingSet dealt;   // one's own pair
  std::uint8_t seats = 0;
  Phase phase = Phase::first;
  Seat active;
  std::uint8_t due = 0;  // cards a snake still demands
  std::uint8_t bonus_due = 0;
  std::uint8_t deck_left = 0;
  std::uint8_t burnt_left = 0;
  std::uint8_t rings_dealt = 0;  // all in all, to choose from
  SeatSet chosen;                // seats that have sealed or wear a ring
  bool begun = false;
  bool second_due = false;
  bool burnt_known = false;
  bool counts_known = false;
  Seat viewer = kSpectator;
  Recall recall = Recall::table;
  std::array<std::uint8_t, 5> spare{};  // makes the bytes whole; always 0

  Ring worn() const { return State::at(ring, active); }
  const Pile& own_field() const { return State::at(field, active); }
  bool in_turn() const { return phase >= Phase::choice && phase < Phase::over; }

  // All that lies neither in a field nor in the open: deck and burnt pile together.
  Pile face_down() const {
    Pile rest = Pile::all(copies_for(seats));
    for (int s = 0; s < seats; ++s) rest -= field[static_cast<std::size_t>(s)];
    for (const Card card : area) rest.remove(card);
    for (const Card card : shown) rest.remove(card);
    return rest;
  }
  // Precondition: burnt_known.
  Pile deck() const {
    Pile rest = face_down();
    rest -= burnt;
    return rest;
  }

  // What the area threatens and promises and what the fields are worth follow from the rest:
  // written, but not held.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    const Standing standing = standing_in(self);
    visit("phase", self.phase);
    visit("active", self.active);
    visit("begun", self.begun);
    visit("due", self.due);
    visit("second_due", self.second_due);
    visit("second_asked", standing.second_asked);
    visit("bonus_due", self.bonus_due);
    visit("area", self.area);
    visit("guarded", standing.guarded);
    visit("linked", standing.linked);
    visit("burning", standing.burning);
    visit("shown", self.shown);
    visit("burst", self.burst);
    visit("field", per_seat(self.field, self.seats));
    visit("points", per_seat(standing.points, self.seats));
    visit("deck_left", self.deck_left);
    visit("counts", if_known(self.counts, self.counts_known));
    visit("burnt_left", self.burnt_left);
    visit("burnt", if_known(self.burnt, self.burnt_known));
    visit("peeked", self.peeked);
    visit("seen_by", self.seen_by);
    visit("ring", per_seat(self.ring, self.seats));
    RingSet::List own = self.dealt.list();
    visit("dealt", own);
    if constexpr (!std::is_const_v<Self>) self.dealt = RingSet::of(own);
    visit("rings_dealt", self.rings_dealt);
    visit("chosen", self.chosen);
  }
};

}  // namespace mohreh::zirkhaki
