#pragma once
// The whole truth about one match of Survive. Backs of tiles that still lie are nowhere in here:
// they are drawn when a tile is removed. Seats and explorers that do not play are zero or `none`.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/games/survive/options.h"
#include "engine/games/survive/pieces.h"

namespace mohreh::survive {

template <class T>
using BySeat = std::array<T, kMostSeats>;
template <class T>
using ByExplorer = std::array<T, kExplorers>;

// What is asked next.
enum class Phase : std::uint8_t {
  first,     // chance names the first seat
  deal,      // chance deals the next land tile
  choose,    // set-up: a seat takes an explorer of some value in hand
  place,     // … and puts it on a tile
  boat,      // set-up: a seat places a boat
  tile,      // step 1: play a kept tile or not
  set_down,  // step 1: where the tile's swimmer, boat or creature goes
  move,      // step 2
  sink,      // step 3: which tile
  back,      // chance turns the tile over
  pick,      // who of more than three boards the new boat
  die,       // step 4: chance rolls
  creature,  // which creature goes where
  defence,   // the seats concerned seal whether they defend
  over,
};

inline constexpr std::array<std::string_view, 15> kPhaseNames = {
    "first", "deal", "choose", "place", "boat",     "tile",    "set_down", "move",
    "sink",  "back", "pick",   "die",   "creature", "defence", "over"};

constexpr const std::array<std::string_view, 15>& enum_names(Phase) {
  return kPhaseNames;
}

// What a seat has sealed in a defence window: nothing yet, no, or the tile of that ground.
enum class Answer : std::uint8_t { none, let, beach, forest, mountain };

constexpr std::array<std::string_view, 5> enum_names(Answer) {
  return {"none", "let", "beach", "forest", "mountain"};
}

struct State {
  Options options;
  std::uint8_t seats = 2;
  Phase phase = Phase::first;
  Seat first;                          // placed first
  Seat active;                         // whose turn it is
  std::uint8_t dealt = 0;              // tiles dealt so far
  std::uint8_t redeals = 0;            // times the island was dealt anew
  std::uint8_t held = 0;               // value of the explorer in hand while placing
  Colour held_colour = Colour::w;      // … and its colour
  std::uint8_t points = 0;             // movement points left
  Back tool = Back::none;              // the tile being played, in the phase set_down
  Explorer who = Explorer::none;       // its swimmer; in the phase pick, who boarded last
  Creature creature = Creature::none;  // the kind rolled, or the kind being moved by a tile
  Ground sunk = Ground::sea;           // ground of the tile being turned over
  Hex spot = Hex::none;                // where the tile was, where prey is, what is moved from
  Back fresh = Back::none;             // kept this turn
  Hex last = Hex::none;                // where the last move of a seat ended, if it went somewhere
  SeatSet asked;                       // seats concerned in the defence window
  BySeat<Answer> answers{};            // sealed there
  std::uint8_t boats_left = kBoats;    // in the supply
  std::uint8_t sharks_left = kSharks;
  std::uint8_t whales_left = kWhales;
  std::uint8_t best = 0;     // challenge 2: least way to an isle since somebody was …
  std::uint8_t idle = 0;     // … saved, died or came nearer, the turns since then, …
  std::uint8_t outside = 0;  // … and how many were outside the isles
  bool played = false;       // a kept tile this turn
  std::array<Ground, kTiles> ground{};
  ByExplorer<Hex> place{};            // none: not placed yet
  ByExplorer<bool> aboard{};          // in the boat of that hex
  ByExplorer<std::uint8_t> value{};   // 0: not placed yet
  PlainList<Explorer, kPoints> swum;  // made their swim move this turn
  Hexes<kBoats> boats;
  Hexes<kSerpents> serpents;
  Hexes<kSharks> sharks;
  Hexes<kWhales> whales;
  TileCounts open{};          // tiles that everybody has seen from below
  BySeat<TileCounts> hand{};  // tiles that a seat keeps

  bool two_colours() const { return seats == 2 && options.two_player_colours == 2; }
  int colours() const { return two_colours() ? 4 : seats; }
  int explorers() const { return colours() * kTeam; }
  Seat owner(Colour colour) const { return seat_of(static_cast<int>(colour) % seats); }
  Seat owner(Explorer explorer) const {
    return seat_of(static_cast<int>(explorer) / kTeam % seats);
  }
  Hex at(Explorer explorer) const { return place[index_of(explorer)]; }
  bool is_aboard(Explorer explorer) const { return aboard[index_of(explorer)]; }

  Ground ground_at(Hex hex) const {
    const std::size_t tile = kBoard.tile[index_of(hex)];
    return tile < kTiles ? ground[tile] : Ground::sea;
  }
  bool is_sea(Hex hex) const { return on_board(hex) && ground_at(hex) == Ground::sea; }
  bool is_land(Hex hex) const { return ground_at(hex) != Ground::sea; }

  bool setting_up() const { return phase <= Phase::boat; }

  // Options are the record's business: a position is read on top of them.
  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("phase", self.phase);
    visit("first", self.first);
    visit("active", self.active);
    visit("dealt", self.dealt);
    visit("redeals", self.redeals);
    visit("held", self.held);
    visit("held_colour", self.held_colour);
    visit("points", self.points);
    visit("tool", self.tool);
    visit("who", self.who);
    visit("creature", self.creature);
    visit("sunk", self.sunk);
    visit("spot", self.spot);
    visit("fresh", self.fresh);
    visit("last", self.last);
    visit("asked", self.asked);
    visit("answers", per_seat(self.answers, self.seats));
    visit("boats_left", self.boats_left);
    visit("sharks_left", self.sharks_left);
    visit("whales_left", self.whales_left);
    visit("best", self.best);
    visit("idle", self.idle);
    visit("outside", self.outside);
    visit("played", self.played);
    visit("ground", self.ground);
    visit("place", self.place);
    visit("aboard", self.aboard);
    visit("value", self.value);
    visit("swum", self.swum);
    visit("boats", self.boats);
    visit("serpents", self.serpents);
    visit("sharks", self.sharks);
    visit("whales", self.whales);
    visit("open", self.open);
    visit("hand", per_seat(self.hand, self.seats));
  }
};

static_assert(sizeof(State) <= 512);

// Whether somebody of that seat is neither saved nor lost.
inline bool has_people(const State& state, Seat seat) {
  for (auto colour = static_cast<int>(seat.slot()); colour < state.colours();
       colour += state.seats) {
    const auto first = static_cast<std::size_t>(colour) * kTeam;
    for (std::size_t i = first; i < first + kTeam; ++i) {
      if (on_board(state.place[i])) return true;
    }
  }
  return false;
}

inline bool anybody_outside(const State& state) {
  bool any = false;
  for (const Hex hex : state.place) any |= on_board(hex);
  return any;
}

inline int kept_tiles(const State& state, Seat seat) {
  int count = 0;
  for (const Backs& backs : state.hand[seat.slot()]) {
    for (const std::uint8_t n : backs) count += n;
  }
  return count;
}

inline int tiles_left(const State& state) {
  int count = 0;
  for (const Ground ground : state.ground) count += ground != Ground::sea ? 1 : 0;
  return count;
}

}  // namespace mohreh::survive
