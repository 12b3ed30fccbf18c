#pragma once
// What one viewer of a match of Farar may know. Built up field by field from what is allowed:
// a stake that is still in a closed fist, a purse nobody has counted, a coal nobody has seen are
// not in here. Rules §11.

#include <cstdint>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/games/farar/coals.h"
#include "engine/games/farar/options.h"
#include "engine/games/farar/standing.h"
#include "engine/games/farar/state.h"

namespace mohreh::farar {

struct View {
  Options options;
  BySeat<std::uint16_t> wealth{};  // of the seats in wealth_known
  BySeat<std::uint16_t> stake{};   // of the seats in stake_known
  BySeat<std::int16_t> balance{};  // fines received less fines paid, this round
  std::uint16_t round = 0;
  std::uint16_t coals_left = 0;  // in the furnace
  BySeat<Haul> haul{};
  BySeat<std::uint8_t> fines{};     // fines paid from the purse since the stakes were opened last
  BySeat<std::uint8_t> position{};  // on the track
  Furnace furnace{};                // when furnace_known
  std::uint8_t seats = 0;
  Phase phase = Phase::first;
  Seat start;
  std::uint8_t drawn = 0;
  SeatSet bettors;  // seats that own coupons this round, and so stake
  SeatSet staked;
  SeatSet burnt;
  SeatSet pact;
  SeatSet wealth_known;
  SeatSet stake_known;
  bool furnace_known = false;
  Seat viewer = kSpectator;
  Recall recall = Recall::table;

  Seat drawer() const { return left_of(start, seats, drawn); }
  bool drawing() const { return phase == Phase::coal || phase == Phase::decision; }
  bool knows_purse(Seat seat) const { return wealth_known.has(seat) && stake_known.has(seat); }
  int purse(Seat seat) const { return State::at(wealth, seat) - State::at(stake, seat); }

  // How the stakes and hauls stand follows from the rest: written, but not held.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    const Standing standing = standing_in(self);
    visit("phase", self.phase);
    visit("round", self.round);
    visit("start", self.start);
    visit("drawn", self.drawn);
    visit("drawer", standing.drawer);
    visit("coals_left", self.coals_left);
    visit("furnace", if_known(self.furnace, self.furnace_known));
    visit("devils", if_known(standing.devils, self.furnace_known));
    visit("furnace_sum", if_known(standing.furnace_sum, self.furnace_known));
    visit("track", self.options.track_numbers.numbers);
    visit("position", per_seat(self.position, self.seats));
    visit("wealth", per_seat(self.wealth, self.seats, self.wealth_known));
    visit("purse", per_seat(standing.purse, self.seats, standing.purse_known));
    visit("stake", per_seat(self.stake, self.seats, self.stake_known));
    visit("bettors", self.bettors);
    visit("staked", self.staked);
    visit("covered", standing.covered);
    visit("doubles", standing.doubles);
    visit("haul", per_seat(self.haul, self.seats));
    visit("sums", per_seat(standing.sums, self.seats));
    visit("best", standing.best);
    visit("balance", per_seat(self.balance, self.seats));
    visit("fines", per_seat(self.fines, self.seats));
    visit("burnt", self.burnt);
    visit("pact", self.pact);
  }
};

}  // namespace mohreh::farar
