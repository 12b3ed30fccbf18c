#pragma once
// What the host of a table of Farar may choose. Rules §10.

#include <cstdint>

#include "engine/core/options.h"
#include "engine/core/seat.h"
#include "engine/games/farar/coals.h"
#include "engine/games/farar/track.h"

namespace mohreh::farar {

struct Options {
  std::uint16_t target_wealth = 1600;
  std::uint16_t max_rounds = 200;
  TrackNumbers track_numbers;
  std::uint8_t mouth_capacity = 20;
  Seat first_seat = kChance;
  bool pact_field50_sole = false;
  bool pact_holder_pays = true;
  bool allow_zero_bet = true;
  bool bank_limited = false;
  bool open_wealth = false;
  bool show_remaining_coals = true;

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("first_seat", self.first_seat, FirstSeat{});
    visit("target_wealth", self.target_wealth, OneOf<3>{{1600, 800, 1000}});
    visit("max_rounds", self.max_rounds, Between{10, 1000});
    visit("mouth_capacity", self.mouth_capacity, Between{0, kCoals - 1});
    visit("track_numbers", self.track_numbers, RisingTens{});
    visit("pact_field50_sole", self.pact_field50_sole, YesNo{});
    visit("pact_holder_pays", self.pact_holder_pays, YesNo{});
    visit("allow_zero_bet", self.allow_zero_bet, YesNo{});
    visit("bank_limited", self.bank_limited, YesNo{});
    visit("open_wealth", self.open_wealth, YesNo{});
    visit("show_remaining_coals", self.show_remaining_coals, YesNo{});
  }
};

}  // namespace mohreh::farar
