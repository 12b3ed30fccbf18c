#pragma once
// What the host of a table of Draftosaurus may choose. Rules §10.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/options.h"
#include "engine/core/seat.h"
#include "engine/games/draftosaurus/places.h"

namespace mohreh::draftosaurus {

enum class Placement : std::uint8_t { choose_reveal_place, one_step };
constexpr std::array<std::string_view, 2> enum_names(Placement) {
  return {"choose_reveal_place", "one_step"};
}

// How many dinosaurs the Family Nest holds.
enum class NestRoom : std::uint8_t { six, none };
constexpr std::array<std::string_view, 2> enum_names(NestRoom) {
  return {"6", "none"};
}

enum class Discards : std::uint8_t { open, hidden };
constexpr std::array<std::string_view, 2> enum_names(Discards) {
  return {"public", "hidden"};
}

enum class LeavingQuarantine : std::uint8_t { owner, best };
constexpr std::array<std::string_view, 2> enum_names(LeavingQuarantine) {
  return {"owner", "best"};
}

enum class MatchTie : std::uint8_t { fewest_trex, shared };
constexpr std::array<std::string_view, 2> enum_names(MatchTie) {
  return {"fewest_trex", "shared"};
}

struct Options {
  Seat first_seat = kChance;
  Board board = Board::summer;
  Placement placement = Placement::choose_reveal_place;
  NestRoom prairie_capacity = NestRoom::six;
  Discards two_player_discard = Discards::open;
  LeavingQuarantine quarantine = LeavingQuarantine::owner;
  MatchTie match_tie = MatchTie::fewest_trex;
  bool show_passed = true;
  bool show_unseen = false;

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("first_seat", self.first_seat, FirstSeat{});
    visit("board", self.board, OneOfNames<Board>{});
    visit("placement", self.placement, OneOfNames<Placement>{});
    visit("prairie_capacity", self.prairie_capacity, OneOfNames<NestRoom>{});
    visit("two_player_discard", self.two_player_discard, OneOfNames<Discards>{});
    visit("quarantine", self.quarantine, OneOfNames<LeavingQuarantine>{});
    visit("match_tie", self.match_tie, OneOfNames<MatchTie>{});
    visit("show_passed", self.show_passed, YesNo{});
    visit("show_unseen", self.show_unseen, YesNo{});
  }
};

}  // namespace mohreh::draftosaurus
