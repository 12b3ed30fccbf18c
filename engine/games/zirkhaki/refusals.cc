// Why a move is refused: an answer for any four bytes, from what its seat may know.

#include "engine/games/zirkhaki/reasons.h"
#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

bool well_formed(const State& state, const Move& move) {
  switch (move.kind) {
    case MoveKind::wear:
      return move.a <= kRings && move.b == 0;  // 0: no ring was named
    case MoveKind::reveal:
    case MoveKind::collect:
      return move.a == 0 && move.b == 0;
    case MoveKind::shoot:
    case MoveKind::steal:
      return move.a < state.seats && move.b < kCards;
    case MoveKind::play_own:
    case MoveKind::play_burnt:
      return exists(move.card()) && move.b == 0;
    default:
      return false;
  }
}

Reason why_not_wear(const State& state, Seat seat, Ring ring) {
  if (!state.options.with_rings()) return kNoRings;
  if (state.phase == Phase::first || state.phase == Phase::deal) return kNotYourTurn;
  if (state.phase != Phase::rings) return kRingsOpen;
  if (State::at(state.ring, seat) != Ring::none) return kSealed;
  if (ring == Ring::none) return kPickRing;
  return State::at(state.dealt, seat).has(ring) ? kNoReason : kNotDealt;
}

Reason why_not_choice(const State& state, const Move& move) {
  const int left = state.deck_left();
  if (move.kind == MoveKind::reveal) return left > 0 ? kNoReason : kDeckEmpty;
  if (move.kind != MoveKind::collect) return kNoPower;
  if (!state.begun) return kFirstReveal;
  const int due = cards_due(state.options, state.area);
  return left > 0 && due > 0 ? Reason{kForced.key, due} : kNoReason;
}

Reason why_not_target(const State& state, const Move& move) {
  const Pile& field = State::at(state.field, move.field_seat());
  if (move.field_seat() == state.active) return kOpponentOnly;
  if (field.empty()) return kFieldEmpty;
  if (!field.is_top(move.field_card())) return kTopOnly;
  const bool steals = move.kind == MoveKind::steal;
  return steals && !may_steal_kind(state, kind_of(move.field_card())) ? kKindOwned : kNoReason;
}

Reason why_not_own(const State& state, Card card) {
  if (!state.own_field().has(card)) return kOwnOnly;
  return state.own_field().is_top(card) ? kNoReason : kTopOnly;
}

Reason why_not_burnt(const State& state, Card card) {
  if (reads_whole_pile(state.worn()) && state.burnt.has(card)) return kNoReason;
  for (const Card shown : state.shown) {
    if (shown == card) return kNoReason;
  }
  return kShownOnly;
}

// The move that the phase asks for; what stands in the way of any other.
Reason why_not_power(const State& state, const Move& move) {
  switch (state.phase) {
    case Phase::pistol:
      return move.kind == MoveKind::shoot ? why_not_target(state, move) : kFinishPower;
    case Phase::dagger:
      return move.kind == MoveKind::steal ? why_not_target(state, move) : kFinishPower;
    case Phase::horseshoe:
      if (move.kind == MoveKind::play_own) return why_not_own(state, move.card());
      return placed_last(state, Kind::horseshoe) ? kFinishPower : kSecondOwn;
    case Phase::map:
      return move.kind == MoveKind::play_burnt ? why_not_burnt(state, move.card()) : kFinishPower;
    default:
      return kNotYourTurn;
  }
}

}  // namespace

Reason Zirkhaki::why_not(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return kMatchOver;
  if (seat.index < 0 || seat.index >= state.seats) return kNotYourTurn;
  if (!well_formed(state, move)) return kUnknownMove;
  if (move.kind == MoveKind::wear) return why_not_wear(state, seat, move.ring());
  if (seat != state.active) return kNotYourTurn;
  return state.phase == Phase::choice ? why_not_choice(state, move) : why_not_power(state, move);
}

}  // namespace mohreh::zirkhaki
