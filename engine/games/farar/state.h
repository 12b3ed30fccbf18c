#pragma once
// The whole truth about one match of Farar, in 128 plain bytes. Seats beyond `seats` are zero.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/games/farar/coals.h"
#include "engine/games/farar/options.h"

namespace mohreh::farar {

inline constexpr int kMostSeats = 6;

template <class T>
using BySeat = std::array<T, kMostSeats>;

// What is asked next.
enum class Phase : std::uint8_t {
  first,     // chance names the first seat
  betting,   // every seat with coupons seals a stake
  coal,      // chance turns a coal over for the drawing seat
  decision,  // the drawing seat goes on or stops
  over,
};

constexpr std::array<std::string_view, 5> enum_names(Phase) {
  return {"first", "betting", "coal", "decision", "over"};
}

struct State {
  Options options;
  BySeat<std::uint16_t> wealth{};   // purse and stake together
  BySeat<std::uint16_t> counted{};  // wealth when the figures were placed last
  BySeat<std::uint16_t> stake{};    // sealed while betting, open while drawing
  std::uint16_t round = 1;
  BySeat<Haul> haul{};  // coals in front of each seat this round
  BySeat<std::uint8_t>
      fines{};  // fines of 50 paid from the purse since the stakes were opened last
  Furnace furnace = kAllCoals;
  std::uint8_t seats = 2;
  Phase phase = Phase::first;
  Seat start;              // draws first this round
  std::uint8_t drawn = 0;  // seats whose drawing is over this round
  SeatSet staked;          // seats that have sealed a stake this round
  SeatSet burnt;           // seats that met a devil this round
  SeatSet pact;            // seats in a pact with the devil this round

  // The seat whose turn it is to draw. Meaningful in the phases coal and decision.
  Seat drawer() const { return left_of(start, seats, drawn); }
  int purse(Seat seat) const { return at(wealth, seat) - at(stake, seat); }

  template <class T>
  static T& at(BySeat<T>& entries, Seat seat) {
    return entries[seat.slot()];
  }
  template <class T>
  static const T& at(const BySeat<T>& entries, Seat seat) {
    return entries[seat.slot()];
  }

  // Options are the record's business: a position is read on top of them.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("phase", self.phase);
    visit("round", self.round);
    visit("start", self.start);
    visit("drawn", self.drawn);
    visit("furnace", self.furnace);
    visit("wealth", per_seat(self.wealth, self.seats));
    visit("counted", per_seat(self.counted, self.seats));
    visit("stake", per_seat(self.stake, self.seats));
    visit("staked", self.staked);
    visit("haul", per_seat(self.haul, self.seats));
    visit("fines", per_seat(self.fines, self.seats));
    visit("burnt", self.burnt);
    visit("pact", self.pact);
  }
};

static_assert(sizeof(State) == 128);

}  // namespace mohreh::farar
