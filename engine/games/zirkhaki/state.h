#pragma once
// The whole truth about one match of Zirkhaki, in 200 plain bytes. The deck is not stored: it is
// what lies nowhere else, so no card can be lost or doubled. Its order is unknown except for the
// cards somebody has looked at. Seats beyond `seats` are zero.

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/fields.h"
#include "engine/core/plain_list.h"
#include "engine/core/seat.h"
#include "engine/games/zirkhaki/cards.h"
#include "engine/games/zirkhaki/options.h"
#include "engine/games/zirkhaki/pile.h"
#include "engine/games/zirkhaki/rings.h"

namespace mohreh::zirkhaki {

inline constexpr int kMostSeats = 8;
inline constexpr int kMostShown = 3;   // by a map
inline constexpr int kMostPeeked = 3;  // by the fortune-teller's astrolabe

template <class T>
using BySeat = std::array<T, kMostSeats>;

using Area = PlainList<Card, kKinds>;
using Shown = PlainList<Card, kMostShown>;
using Peeked = PlainList<Card, kMostPeeked>;
using SeenBy = PlainList<SeatSet, kMostPeeked>;
using Burst = PlainList<Card, 1>;

// What is asked next.
enum class Phase : std::uint8_t {
  first,      // chance names the seat that begins
  deal,       // chance deals a ring
  rings,      // every seat seals which of its two rings it keeps
  choice,     // the active seat reveals or collects
  draw,       // chance turns over the deck's top card
  peek,       // chance tells the next card an astrolabe looks at
  pistol,     // the active seat picks the card to burn
  dagger,     // … the card to steal
  horseshoe,  // … the card of its own to play
  show,       // chance turns up a burnt card for a map
  map,        // the active seat picks the burnt card to play
  bonus,      // chance draws a bonus card
  over,
};

constexpr std::array<std::string_view, 13> enum_names(Phase) {
  return {"first",  "deal",      "rings", "choice", "draw",  "peek", "pistol",
          "dagger", "horseshoe", "show",  "map",    "bonus", "over"};
}

struct State {
  BySeat<Pile> field{};
  Pile burnt;
  Options options;
  BySeat<Ring> ring{};      // worn; sealed while rings are chosen
  BySeat<RingSet> dealt{};  // the pair to choose from, until the choices are opened
  Area area;                // in the order of placing
  Shown shown;              // turned up by a map; neither burnt nor placed meanwhile
  Peeked peeked;            // the deck's top cards as far as somebody has looked at them
  SeenBy seen_by;           // and who has, card by card
  Burst burst;              // the card that burnt the last turn, until the next one is placed
  std::uint8_t seats = 2;
  Phase phase = Phase::first;
  Seat active;                 // whose turn it is; while rings are dealt, who will begin
  std::uint8_t bonus_due = 0;  // bonus cards still to be drawn
  bool begun = false;          // the turn's first card has been revealed
  bool second_due = false;     // the trickster still owes the horseshoe's second card
  std::uint8_t spare = 0;      // makes the bytes whole; always 0

  int copies() const { return copies_for(seats); }
  Ring worn() const { return at(ring, active); }
  Pile& own_field() { return at(field, active); }
  const Pile& own_field() const { return at(field, active); }

  // The cards that lie face up or burnt somewhere, and those that do not: the deck, peeked cards
  // included.
  Pile outside_deck() const {
    Pile seen = burnt;
    for (int s = 0; s < seats; ++s) seen += field[static_cast<std::size_t>(s)];
    for (const Card card : area) seen.add(card);
    for (const Card card : shown) seen.add(card);
    return seen;
  }
  Pile deck() const {
    Pile rest = Pile::all(copies());
    rest -= outside_deck();
    return rest;
  }
  int deck_left() const { return deck().size(); }
  bool deck_empty() const { return outside_deck() == Pile::all(copies()); }

  bool in_area(Kind kind) const {
    for (const Card card : area) {
      if (kind_of(card) == kind) return true;
    }
    return false;
  }

  template <class T>
  static T& at(BySeat<T>& entries, Seat seat) {
    return entries[static_cast<std::size_t>(seat.index)];
  }
  template <class T>
  static const T& at(const BySeat<T>& entries, Seat seat) {
    return entries[static_cast<std::size_t>(seat.index)];
  }

  // Options are the record's business: a position is read on top of them.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("phase", self.phase);
    visit("active", self.active);
    visit("begun", self.begun);
    visit("area", self.area);
    visit("field", per_seat(self.field, self.seats));
    visit("burnt", self.burnt);
    visit("shown", self.shown);
    visit("peeked", self.peeked);
    visit("seen_by", self.seen_by);
    visit("burst", self.burst);
    visit("second_due", self.second_due);
    visit("bonus_due", self.bonus_due);
    visit("ring", per_seat(self.ring, self.seats));
    BySeat<RingSet::List> lists{};
    for (std::size_t s = 0; s < kMostSeats; ++s) lists[s] = self.dealt[s].list();
    visit("dealt", per_seat(lists, self.seats));
    if constexpr (!std::is_const_v<Self>) {
      for (std::size_t s = 0; s < kMostSeats; ++s) self.dealt[s] = RingSet::of(lists[s]);
    }
  }
};

static_assert(sizeof(State) == 200);

}  // namespace mohreh::zirkhaki
