#pragma once
// The whole truth about one match of Draftosaurus, in plain bytes. Seats beyond `seats` are zero,
// and so is what has no meaning in the present phase.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/games/draftosaurus/die.h"
#include "engine/games/draftosaurus/options.h"
#include "engine/games/draftosaurus/species.h"
#include "engine/games/draftosaurus/timetable.h"
#include "engine/games/draftosaurus/zoo.h"

namespace mohreh::draftosaurus {

template <class T>
using BySeat = std::array<T, kMostSeats>;

// What is asked next.
enum class Phase : std::uint8_t {
  first,       // chance names the first roller
  deal,        // chance draws a dinosaur for a hand
  roll,        // chance rolls the die
  choose,      // every seat seals a dinosaur of its hand, in one step its place too
  place,       // every seat seals a place for its open dinosaur
  discard,     // two players: each seals a second dinosaur that goes back to the box
  quarantine,  // seats with a quarantined dinosaur seal where it goes
  interval,    // the summer game of a match is scored; chance draws the first winter dinosaur
  over,
};

constexpr std::array<std::string_view, 9> enum_names(Phase) {
  return {"first", "deal", "roll", "choose", "place", "discard", "quarantine", "interval", "over"};
}

// The zoos of a game are full, and nothing of it is secret any more once it is scored.
constexpr bool is_all_placed(Phase phase) {
  return phase >= Phase::quarantine;
}
constexpr bool is_scored(Phase phase) {
  return phase >= Phase::interval;
}

// What a seat of two has put back into the box.
struct Box {
  Heap open{};    // known to the other seat too: shown, or deduced from a hand it passed on
  Heap hidden{};  // known to the seat alone

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("open", self.open);
    visit("hidden", self.hidden);
  }
};

struct State {
  Options options;
  std::uint8_t seats = 2;
  Phase phase = Phase::first;
  Board side = Board::summer;  // the board in play
  std::uint8_t turn = 0;       // 0 … 11 within the game
  Seat roller;                 // holds the die
  Face face = Face::woods;     // from the roll to the end of the turn
  std::uint8_t drawn = 0;      // dinosaurs dealt so far, while dealing
  SeatSet sealed;              // seats that have sealed in this phase
  SeatSet released;            // at the end: seats whose last dinosaur came out of quarantine
  Heap bag{};
  BySeat<Zoo> zoo{};
  BySeat<Heap> hand{};                  // a sealed dinosaur is still among them
  BySeat<Species> chosen{};             // sealed to be placed or put away; open while placing
  BySeat<Place> place{};                // sealed
  std::array<Box, 2> box{};             // of two seats
  BySeat<std::uint8_t> earlier{};       // points of the summer game of a match
  BySeat<std::uint8_t> earlier_trex{};  // and its T-Rexes

  bool one_step() const { return options.placement == Placement::one_step; }
  // The seat the next dinosaur is drawn for. Meaningful while dealing.
  Seat drawer() const { return left_of(roller, seats, drawn / kHandSize); }

  template <class T, std::size_t N>
  static T& at(std::array<T, N>& entries, Seat seat) {
    return entries[static_cast<std::size_t>(seat.index)];
  }
  template <class T, std::size_t N>
  static const T& at(const std::array<T, N>& entries, Seat seat) {
    return entries[static_cast<std::size_t>(seat.index)];
  }

  // Options are the record's business: a position is read on top of them.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("phase", self.phase);
    visit("side", self.side);
    visit("turn", self.turn);
    visit("roller", self.roller);
    visit("face", self.face);
    visit("drawn", self.drawn);
    visit("bag", self.bag);
    visit("hand", per_seat(self.hand, self.seats));
    visit("zoo", per_seat(self.zoo, self.seats));
    visit("sealed", self.sealed);
    visit("released", self.released);
    visit("chosen", per_seat(self.chosen, self.seats));
    visit("place", per_seat(self.place, self.seats));
    visit("box", self.box);
    visit("earlier", per_seat(self.earlier, self.seats));
    visit("earlier_trex", per_seat(self.earlier_trex, self.seats));
  }
};

static_assert(sizeof(State) <= 320);

}  // namespace mohreh::draftosaurus
