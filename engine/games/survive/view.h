#pragma once
// What one viewer may know of a match. Built up from what is allowed, never stripped down: values
// and kept tiles it may not see are zero. Rules §14.

#include <cstdint>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/games/survive/backs.h"
#include "engine/games/survive/fleet.h"
#include "engine/games/survive/state.h"
#include "engine/games/survive/threats.h"

namespace mohreh::survive {

struct View {
  Options options;
  std::uint8_t seats = 0;
  Phase phase = Phase::first;
  Seat first;
  Seat active;
  std::uint8_t dealt = 0;
  std::uint8_t redeals = 0;
  std::uint8_t held = 0;  // of the viewer's own explorer in hand
  Colour held_colour = Colour::w;
  std::uint8_t points = 0;
  Back tool = Back::none;
  Explorer who = Explorer::none;
  Creature creature = Creature::none;
  Ground sunk = Ground::sea;
  Hex spot = Hex::none;
  Back fresh = Back::none;  // the viewer's own
  Hex last = Hex::none;
  SeatSet asked;
  SeatSet answered;
  Answer answer = Answer::none;  // the viewer's own
  std::uint8_t boats_left = 0;
  std::uint8_t sharks_left = 0;
  std::uint8_t whales_left = 0;
  std::uint8_t best = 0;
  std::uint8_t idle = 0;
  std::uint8_t outside = 0;
  bool played = false;
  std::array<Ground, kTiles> ground{};
  ByExplorer<Hex> place{};
  ByExplorer<bool> aboard{};
  ByExplorer<std::uint8_t> value{};  // 0: not placed or not known
  PlainList<Explorer, kPoints> swum;
  Hexes<kBoats> boats;
  Hexes<kSerpents> serpents;
  Hexes<kSharks> sharks;
  Hexes<kWhales> whales;
  TileCounts open{};
  BySeat<TileCounts> hand{};                          // of the seats in hand_known
  BySeat<std::array<std::uint8_t, kGrounds>> kept{};  // how many by ground, of everybody
  SeatSet hand_known;
  Seat viewer = kSpectator;
  Recall recall = Recall::table;

  bool two_colours() const { return seats == 2 && options.two_player_colours == 2; }
  int explorers() const { return (two_colours() ? 4 : seats) * kTeam; }
  Seat owner(Explorer explorer) const {
    return seat_of(static_cast<int>(explorer) / kTeam % seats);
  }

  // What follows from the rest and the rules is written, but not held: whoever draws a view works
  // no rule out.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    const State known = known_state(self);
    const Threats threats = threats_in(known);
    visit("phase", self.phase);
    visit("first", self.first);
    visit("active", self.active);
    visit("dealt", self.dealt);
    visit("redeals", self.redeals);
    visit("held", self.held);
    visit("held_colour", self.held_colour);
    visit("unplaced", unplaced_by(self));
    visit("points", self.points);
    visit("points_a_turn", kPoints);
    visit("tool", self.tool);
    visit("who", self.who);
    visit("creature", self.creature);
    visit("sunk", self.sunk);
    visit("spot", self.spot);
    visit("boarders", waiting_for_boat(known));
    visit("picks_left", picks_left(known));
    visit("fresh", self.fresh);
    visit("last", self.last);
    visit("asked", self.asked);
    visit("answered", self.answered);
    visit("answer", self.answer);
    visit("boats_left", self.boats_left);
    visit("sharks_left", self.sharks_left);
    visit("whales_left", self.whales_left);
    visit("idle", self.idle);
    visit("played", self.played);
    visit("ground", self.ground);
    visit("place", self.place);
    visit("aboard", self.aboard);
    visit("value", self.value);
    visit("swum", self.swum);
    visit("boats", self.boats);
    visit("steered_by", steersmen_in(known));
    visit("serpents", self.serpents);
    visit("sharks", self.sharks);
    visit("whales", self.whales);
    visit("reach", threats.reach);
    visit("prey", threats.prey);
    visit("open", self.open);
    visit("backs_left", backs_left(known));
    visit("hand", per_seat(self.hand, self.seats, self.hand_known));
    visit("kept", per_seat(self.kept, self.seats));
  }
};

// Everything of the view that a state holds too; what the viewer does not know stays zero.
State known_state(const View& view);

// By colour, how many explorers of each value from 1 on the viewer has still to place; zero for
// others' colours, and once the set-up is over: values are to be remembered then. Rules §14.1.
using Unplaced = std::array<std::array<std::uint8_t, kHighestValue>, kColours>;
Unplaced unplaced_by(const View& view);

}  // namespace mohreh::survive
