// Why a movement of step 2 is refused. Rules §5.

#include "engine/games/survive/fleet.h"
#include "engine/games/survive/movement.h"
#include "engine/games/survive/reasons.h"

namespace mohreh::survive {
namespace {

Reason why_not_sail(const State& state, Seat seat, const Move& move) {
  const Fleet fleet(state);
  const Hex from = move.from();
  const Hex to = move.hex();
  if (!on_board(from) || !on_board(to)) return is_isle(to) ? kBoatSea : kUnknownMove;
  if (!fleet.has(from)) return kNoBoat;
  if (!fleet.is_empty(from) && !fleet.controls(from, seat)) return kNoControl;
  if (!adjacent(from, to)) return kNotAdjacent;
  if (state.is_land(to)) return kBoatSea;
  return kBoatThere;
}

Reason why_not_aboard(const Fleet& fleet, Hex hex) {
  if (!fleet.has(hex)) return kNoBoat;
  return fleet.has_room(hex) ? kUnknownMove : kBoatFull;
}

}  // namespace

Reason why_no_movement(const State& state, Seat seat, const Move& move) {
  if (move.kind == MoveKind::sail) return why_not_sail(state, seat, move);
  const Explorer explorer = move.explorer();
  if (explorer == Explorer::none ||
      index_of(explorer) >= static_cast<std::size_t>(state.explorers())) {
    return kUnknownMove;
  }
  if (state.owner(explorer) != seat) return kNotYours;
  const Hex from = state.at(explorer);
  const Hex to = move.hex();
  if (!on_board(from)) return is_isle(from) ? kSafe : kUnknownMove;  // Rules §5.4: saved or lost
  const bool stays =
      move.kind == MoveKind::jump || move.kind == MoveKind::climb || move.kind == MoveKind::land;
  if (stays ? move.b != 0 : !on_board(to)) return kUnknownMove;
  const Fleet fleet(state);
  const bool on_land = state.is_land(from);
  const bool aboard = state.is_aboard(explorer);
  switch (move.kind) {
    case MoveKind::walk:
      if (!on_land) return from == to ? kSwum : kNoReturn;  // itself: it cannot go on
      return adjacent(from, to) ? kUnknownMove : kNotAdjacent;
    case MoveKind::board:
      if (!on_land && !aboard) return kBoardSameHex;
      if (!on_land) return kUnknownMove;
      return adjacent(from, to) ? why_not_aboard(fleet, to) : kNotAdjacent;
    case MoveKind::hop:
      if (!on_land && !aboard) return kBoardSameHex;
      if (!aboard) return kUnknownMove;
      return adjacent(from, to) ? why_not_aboard(fleet, to) : kNotAdjacent;
    case MoveKind::enter_water:
    case MoveKind::swim: {
      if (aboard) return kJumpSameHex;
      if (on_land != (move.kind == MoveKind::enter_water)) return kUnknownMove;
      if (!adjacent(from, to)) return kNotAdjacent;
      if (state.is_land(to)) return on_land ? kUnknownMove : kNoReturn;
      return kSwum;
    }
    case MoveKind::jump:
      if (!aboard) return kUnknownMove;
      return kSwum;
    case MoveKind::climb:
      if (aboard || on_land) return kUnknownMove;
      if (!fleet.has(from)) return kNoBoat;
      return fleet.has_room(from) ? kSwum : kBoatFull;
    case MoveKind::land:
      if (on_land || isle_beside(from) == Hex::none) return kNotLanding;
      return aboard ? kUnknownMove : kSwum;
    default:
      return kUnknownMove;
  }
}

}  // namespace mohreh::survive
