#pragma once
// What the host of a table of Zirkhaki may choose. Rules §10.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/options.h"
#include "engine/core/seat.h"
#include "engine/games/zirkhaki/powers.h"

namespace mohreh::zirkhaki {

enum class RingMode : std::uint8_t { off, on };

constexpr std::array<std::string_view, 2> enum_names(RingMode) {
  return {"off", "on"};
}

struct Options {
  Seat first_seat = kChance;
  RingMode rings = RingMode::off;
  std::uint8_t powers = kAllPowers;
  bool astrolabe_public = false;
  bool burnt_pile_open = false;
  bool bonus_on_protected_bust = false;
  bool discard_browsable = false;
  bool show_counts = true;

  constexpr bool with_rings() const { return rings == RingMode::on; }
  constexpr bool acts(Kind kind) const { return acts_with(powers, kind); }

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("first_seat", self.first_seat, FirstSeat{});
    visit("rings", self.rings, OneOfNames<RingMode>{});
    visit("powers", self.powers, Between{0, kAllPowers});
    visit("astrolabe_public", self.astrolabe_public, YesNo{});
    visit("burnt_pile_open", self.burnt_pile_open, YesNo{});
    visit("bonus_on_protected_bust", self.bonus_on_protected_bust, YesNo{});
    visit("discard_browsable", self.discard_browsable, YesNo{});
    visit("show_counts", self.show_counts, YesNo{});
  }
};

}  // namespace mohreh::zirkhaki
