#include "engine/games/survive/moves.h"

#include "engine/games/survive/backs.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/defence.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/kept_tiles.h"
#include "engine/games/survive/movement.h"
#include "engine/games/survive/placing.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {

Awaited Survive::actors(const State& state) {
  switch (state.phase) {
    case Phase::first:
    case Phase::deal:
    case Phase::back:
    case Phase::die:
      return {SeatSet{}, true};
    case Phase::defence:
      return {still_to_answer(state), false};
    case Phase::over:
      return {};
    default:
      return {SeatSet::only(state.active), false};
  }
}

void Survive::legal_moves(const State& state, Seat seat, MoveList<Move>& moves) {
  moves.clear();
  if (state.phase == Phase::defence) {
    if (still_to_answer(state).has(seat)) list_answers(state, seat, moves);
    return;
  }
  if (seat != state.active) return;
  switch (state.phase) {
    case Phase::choose:
      return list_choices(state, moves);
    case Phase::place:
      return list_places(state, moves);
    case Phase::boat:
      return list_boat_places(state, moves);
    case Phase::tile:
      return list_playable_tiles(state, moves);
    case Phase::set_down:
      return list_set_downs(state, moves);
    case Phase::move:
      return list_movements(state, moves);
    case Phase::sink:
      return due_tiles(state).each(
          [&moves](Hex hex) { moves.push_back(Move::at(MoveKind::sink, hex)); });
    case Phase::pick:
      return list_picks(state, moves);
    case Phase::creature:
      return list_creature_moves(state, moves);
    default:
      return;
  }
}

// Where the seat's own choices can be taken back: as long as it goes on choosing, unseen by chance
// and by others.
bool Survive::reveals(const State& state, const Ply<Move>& ply) {
  if (ply.by == kChance) return true;
  State next = state;
  apply(next, ply, nullptr);
  const Awaited awaited = actors(next);
  return awaited.chance || awaited.seats != SeatSet::only(ply.by) || next.active != state.active;
}

Move Survive::turned(const Move& move, int seats, int by) {
  // With two seats the colours y and z are second colours, and turn among themselves.
  const auto colour = [seats, by](int c) {
    return c < seats ? (c + by) % seats : seats + (c - seats + by) % seats;
  };
  const auto explorer = [&colour](int i) { return colour(i / kTeam) * kTeam + i % kTeam; };
  Move turned = move;
  switch (move.kind) {
    case MoveKind::first:
      return Move::first(left_of(seat_of(move.a), seats, by));
    case MoveKind::choose:
      turned.b = static_cast<std::uint16_t>(colour(move.b));
      break;
    case MoveKind::play_tile:
      if (move.swimmer() != Explorer::none) {
        turned.b = static_cast<std::uint16_t>(static_cast<int>(kPlaces) +
                                              explorer(static_cast<int>(move.swimmer())));
      }
      break;
    case MoveKind::walk:
    case MoveKind::board:
    case MoveKind::enter_water:
    case MoveKind::hop:
    case MoveKind::jump:
    case MoveKind::swim:
    case MoveKind::climb:
    case MoveKind::land:
    case MoveKind::pick:
      turned.a = static_cast<std::uint8_t>(explorer(move.a));
      break;
    default:
      break;
  }
  return turned;
}

}  // namespace mohreh::survive
