// Why a move is refused: total over every four bytes, and none exactly for listed moves.

#include <algorithm>

#include "engine/games/survive/backs.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/defence.h"
#include "engine/games/survive/kept_tiles.h"
#include "engine/games/survive/movement.h"
#include "engine/games/survive/placing.h"
#include "engine/games/survive/reasons.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

// When a kind of move has its time.
Phase phase_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::choose:
      return Phase::choose;
    case MoveKind::place:
      return Phase::place;
    case MoveKind::place_boat:
      return Phase::boat;
    case MoveKind::skip_tile:
    case MoveKind::play_tile:
      return Phase::tile;
    case MoveKind::set_down:
      return Phase::set_down;
    case MoveKind::sink:
      return Phase::sink;
    case MoveKind::pick:
      return Phase::pick;
    case MoveKind::leave_creature:
    case MoveKind::creature:
      return Phase::creature;
    case MoveKind::let:
    case MoveKind::defend:
      return Phase::defence;
    default:
      return Phase::move;
  }
}

bool is_chance(MoveKind kind) {
  return kind == MoveKind::first || kind == MoveKind::deal || kind == MoveKind::back ||
         kind == MoveKind::die;
}

bool is_bare(const Move& move) {
  return move.a == 0 && move.b == 0;
}

// A move at the wrong time of one's own turn.
Reason why_not_now(const State& state, Seat seat, const Move& move) {
  const Phase due = phase_of(move.kind);
  if (move.kind == MoveKind::play_tile) return why_not_play(state, seat, move);
  if (due == Phase::defence) return kDefendOthers;
  if (due == Phase::move && state.phase > Phase::move) {
    if (state.points == 0) return kNoPoints;
    return has_people(state, seat) ? kStepOver : kNoPeople;
  }
  if (state.phase == Phase::sink && due > Phase::sink) return kMustSink;
  return due < state.phase ? kStepOver : kStepLater;
}

Reason why_not_in_phase(const State& state, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::choose:
    case MoveKind::place:
    case MoveKind::place_boat:
      return why_not_placing(state, seat, move);
    case MoveKind::play_tile:
      return why_not_play(state, seat, move);
    case MoveKind::set_down:
      return why_not_set_down(state, move);
    case MoveKind::sink:
      return move.a == 0 ? why_not_sink(state, move.hex()) : kUnknownMove;
    case MoveKind::leave_creature:
      return is_bare(move) ? why_no_creature_move(state, move) : kUnknownMove;
    case MoveKind::creature:
      return why_no_creature_move(state, move);
    case MoveKind::defend:
      return move.b == 0 && move.a >= 1 && move.a <= kGrounds ? kNoTile : kUnknownMove;
    case MoveKind::skip_tile:
    case MoveKind::end_moves:
    case MoveKind::pick:
    case MoveKind::let:
      return kUnknownMove;
    default:
      return why_no_movement(state, seat, move);
  }
}

}  // namespace

Reason Survive::why_not(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return kMatchOver;
  if (seat.index < 0 || seat.index >= state.seats) return kNotYourTurn;
  if (move.kind > MoveKind::defend || is_chance(move.kind)) return kUnknownMove;
  if (!actors(state).has(seat)) {
    const bool defends = phase_of(move.kind) == Phase::defence;
    if (defends && seat == state.active && !state.setting_up()) return kDefendOthers;
    if (defends && state.asked.has(seat)) return kSealed;
    return kNotYourTurn;
  }
  MoveList<Move> moves;
  legal_moves(state, seat, moves);
  if (std::find(moves.begin(), moves.end(), move) != moves.end()) return kNoReason;
  return phase_of(move.kind) == state.phase ? why_not_in_phase(state, seat, move)
                                            : why_not_now(state, seat, move);
}

}  // namespace mohreh::survive
