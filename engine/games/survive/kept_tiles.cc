#include "engine/games/survive/kept_tiles.h"

#include <algorithm>

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/fleet.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/movement.h"
#include "engine/games/survive/reasons.h"

namespace mohreh::survive {
namespace {

constexpr int kRide = 3;  // hexes dolphin and wind carry at the most

Creature creature_of(Back back) {
  switch (back) {
    case Back::move_serpent:
      return Creature::serpent;
    case Back::move_shark:
      return Creature::shark;
    case Back::move_whale:
      return Creature::whale;
    default:
      return Creature::none;
  }
}

template <std::size_t N>
HexSet set_of(const Hexes<N>& hexes) {
  HexSet set;
  for (const Hex hex : hexes) set.add(hex);
  return set;
}

bool is_swimmer(const State& state, Explorer explorer) {
  const Hex hex = state.at(explorer);
  return on_board(hex) && !state.is_aboard(explorer) && !state.is_land(hex);
}

HexSet ways_of_swimmer(const State& state, Hex from, int steps) {
  return reach(from, steps, sea_of(state), set_of(state.serpents) | set_of(state.sharks));
}

// Rules §7.7: not through other boats; where whale or serpent strikes, the way ends.
HexSet ways_of_boat(const State& state, Hex from) {
  const bool occupied = passengers_at(state, from) > 0;
  const HexSet stops = occupied ? set_of(state.serpents) | set_of(state.whales) : HexSet{};
  return reach(from, kRide, sea_of(state).minus(set_of(state.boats)), stops);
}

// Rules §7.8: no piece of any kind; by the host's choice swimmers do not count.
HexSet empty_hexes(const State& state) {
  HexSet taken =
      set_of(state.boats) | set_of(state.serpents) | set_of(state.sharks) | set_of(state.whales);
  if (state.options.empty_hex == EmptyHex::nothing) taken = taken | hexes_with_swimmers(state);
  return sea_of(state).minus(taken);
}

// Hexes in which a dolphin's ride of up to three steps may end with climbing into a boat, and isles
// it may end on. Rules §13, dolphin_may_land.
struct Havens {
  HexSet boats;
  HexSet isles;
};

Havens havens_of_swimmer(const State& state, Hex from) {
  Havens havens;
  if (!state.options.dolphin_may_land) return havens;
  const HexSet deadly = set_of(state.serpents) | set_of(state.sharks);
  HexSet alive = ways_of_swimmer(state, from, kRide - 1).minus(deadly);
  alive.add(from);
  const Fleet fleet(state);
  alive.each([&](Hex hex) {
    if (fleet.has(hex) && fleet.has_room(hex)) havens.boats.add(hex);
    if (isle_beside(hex) != Hex::none) havens.isles.add(isle_beside(hex));
  });
  return havens;
}

bool can_ride(const State& state, Explorer explorer) {
  const Hex from = state.at(explorer);
  if (!(neighbour_set(from) & sea_of(state)).empty()) return true;
  const Havens havens = havens_of_swimmer(state, from);
  return !havens.boats.empty() || !havens.isles.empty();
}

bool wind_may_move(const State& state, const Fleet& fleet, Hex hex) {
  if (fleet.is_empty(hex)) return state.options.wind_moves_empty;
  return fleet.controls(hex, state.active);
}

void list_targets(const State& state, Ground ground, Back back, MoveList<Move>& moves) {
  if (back == Back::dolphin) {
    for (int i = 0; i < state.explorers(); ++i) {
      const Explorer explorer = explorer_of(static_cast<std::size_t>(i));
      if (state.owner(explorer) == state.active && is_swimmer(state, explorer) &&
          can_ride(state, explorer)) {
        moves.push_back(Move::play_dolphin(ground, explorer));
      }
    }
  } else if (back == Back::wind) {
    const Fleet fleet(state);
    for (const Hex hex : state.boats) {
      if (wind_may_move(state, fleet, hex) && !ways_of_boat(state, hex).empty()) {
        moves.push_back(Move::play_tile(ground, back, hex));
      }
    }
  } else if (creature_of(back) != Creature::none && !empty_hexes(state).empty()) {
    Hex last = Hex::none;
    for (const Hex hex : dens_of(state, creature_of(back))) {
      if (hex != last) moves.push_back(Move::play_tile(ground, back, hex));
      last = hex;
    }
  }
}

}  // namespace

void list_playable_tiles(const State& state, MoveList<Move>& moves) {
  moves.push_back(Move::plain(MoveKind::skip_tile));
  const TileCounts& hand = state.hand[state.active.slot()];
  for (std::size_t g = 0; g < kGrounds; ++g) {
    for (std::size_t b = 0; b < kBacks; ++b) {
      if (hand[g][b] > 0) list_targets(state, ground_of(g), static_cast<Back>(b), moves);
    }
  }
}

Reason why_not_play(const State& state, Seat seat, const Move& move) {
  const Ground ground = move.tile_ground();
  const Back back = move.tile_back();
  if (ground == Ground::sea || !is_kept(back)) return kUnknownMove;
  if (state.hand[seat.slot()][slot_of(ground)][static_cast<std::size_t>(back)] == 0) {
    return kNoTile;
  }
  if (is_defence(back)) return kDefendOthers;
  if (state.phase != Phase::tile && state.fresh == back) return kTileFresh;
  if (state.played) return kTileOnce;
  if (state.phase != Phase::tile) return kStepOver;
  MoveList<Move> targets;
  list_targets(state, ground, back, targets);
  if (targets.empty()) {
    const bool creature = creature_of(back) != Creature::none;
    return creature && dens_of(state, creature_of(back)).count == 0 ? kNoneOnBoard : kTileNoTarget;
  }
  if (back == Back::dolphin) {
    const Explorer swimmer = move.swimmer();
    if (swimmer == Explorer::none) return kNoSwimmer;
    if (index_of(swimmer) >= static_cast<std::size_t>(state.explorers())) return kUnknownMove;
    return state.owner(swimmer) != seat ? kNotYours : kNoSwimmer;
  }
  if (!on_board(move.hex()) && !is_isle(move.hex())) return kUnknownMove;
  if (back != Back::wind) return kNoneOnBoard;
  return has(state.boats, move.hex()) ? kWindControl : kNoBoat;
}

void play_tile(State& state, const Move& move, Reporter& report) {
  const std::size_t g = slot_of(move.tile_ground());
  const auto b = static_cast<std::size_t>(move.tile_back());
  --state.hand[state.active.slot()][g][b];
  ++state.open[g][b];
  state.phase = Phase::set_down;
  state.played = true;
  state.tool = move.tile_back();
  state.creature = creature_of(state.tool);
  if (state.tool == Back::dolphin) {
    state.who = move.swimmer();
  } else {
    state.spot = move.hex();
  }
  report.tell(Happened::played, state.active, state.tool);
}

void list_set_downs(const State& state, MoveList<Move>& moves) {
  const auto go = [&moves](Hex hex) { moves.push_back(Move::at(MoveKind::set_down, hex)); };
  if (state.tool == Back::dolphin) {
    const Hex from = state.at(state.who);
    ways_of_swimmer(state, from, kRide).each(go);
    const Havens havens = havens_of_swimmer(state, from);
    havens.isles.each(go);
    havens.boats.each([&moves](Hex hex) { moves.push_back(Move::to(MoveKind::set_down, 1, hex)); });
  } else if (state.tool == Back::wind) {
    ways_of_boat(state, state.spot).each(go);
  } else {
    empty_hexes(state).each(go);
  }
}

Reason why_not_set_down(const State& state, const Move& move) {
  const Hex to = move.hex();
  if (move.a > 1 || to == Hex::none || to == Hex::lost) return kUnknownMove;
  if (state.tool == Back::dolphin) {
    if (move.a == 1 || is_isle(to) || !state.is_sea(to)) return kDolphinSea;
    return to == state.at(state.who) ? kSameHex : kTooFar;
  }
  if (move.a != 0) return kUnknownMove;
  if (!state.is_sea(to)) return state.tool == Back::wind ? kBoatSea : kSeaOnly;
  if (state.tool != Back::wind) return kHexNotEmpty;
  if (to == state.spot) return kSameHex;
  return has(state.boats, to) ? kBoatThere : kTooFar;
}

bool set_down(State& state, const Move& move, Reporter& report) {
  const Hex to = move.hex();
  const Hex from = state.spot;
  const Seat seat = state.active;
  if (state.tool == Back::dolphin) {
    const std::size_t who = index_of(state.who);
    state.place[who] = to;
    if (is_isle(to)) {
      report.tell(Happened::saved, seat, state.who, to);
    } else {
      state.aboard[who] = move.a == 1;
      report.tell(Happened::carried, seat, state.who, to);
      arrive(state, to, Arrival::explorer, report);
    }
    return false;
  }
  if (state.tool == Back::wind) {
    report.tell(Happened::blown, seat, from, to);
    sail(state, from, to, report);
    return false;
  }
  report.tell(Happened::lifted, seat, state.creature, from, to);
  take_off(state, state.creature, from);
  put_on(state, state.creature, to);
  return true;
}

}  // namespace mohreh::survive
