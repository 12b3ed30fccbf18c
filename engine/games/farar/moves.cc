#include "engine/games/farar/moves.h"

#include "engine/games/farar/farar.h"
#include "engine/games/farar/money.h"
#include "engine/games/farar/reasons.h"

namespace mohreh::farar {
namespace {

bool owns_coupons(const State& state, Seat seat) {
  return State::at(state.wealth, seat) > 0;
}

// Rules §3.2: everyone with coupons bets; §3.4: nobody else does.
SeatSet still_to_stake(const State& state) {
  SeatSet seats;
  for (int s = 0; s < state.seats; ++s) {
    if (owns_coupons(state, seat_of(s))) seats = seats.with(seat_of(s));
  }
  return seats.minus(state.staked);
}

int smallest_stake(const Options& options) {
  return options.allow_zero_bet ? 0 : kTen;
}

Reason why_not_stake(const State& state, Seat seat, int sum) {
  if (state.phase == Phase::first) return kNotYourTurn;
  if (state.phase != Phase::betting) return kBetsClosed;
  if (!owns_coupons(state, seat)) return kNoChips;
  if (state.staked.has(seat)) return kSealed;
  if (sum % kTen != 0) return kTens;
  if (sum > State::at(state.wealth, seat)) return kTooMuch;
  if (sum < smallest_stake(state.options)) return kZeroOff;
  return kNoReason;
}

Reason why_not_drawing(const State& state, Seat seat) {
  if (state.phase == Phase::first) return kNotYourTurn;
  if (state.phase == Phase::betting) return kStakesFirst;
  const int turn = (seat.index - state.start.index + state.seats) % state.seats;
  if (turn < state.drawn) return kTurnOver;
  if (turn > state.drawn) return kNotYourTurn;
  if (state.phase == Phase::decision) return kNoReason;
  // Rules §4.2: the first coal comes by itself, and only then is there a choice.
  return count_of(State::at(state.haul, seat)) == 0 ? kFirstCoal : kNotYourTurn;
}

}  // namespace

Awaited Farar::actors(const State& state) {
  switch (state.phase) {
    case Phase::first:
    case Phase::coal:
      return {SeatSet{}, true};
    case Phase::betting:
      return {still_to_stake(state), false};
    case Phase::decision:
      return {SeatSet::only(state.drawer()), false};
    case Phase::over:
      break;
  }
  return {};
}

void Farar::legal_moves(const State& state, Seat seat, MoveList<Move>& moves) {
  moves.clear();
  if (state.phase == Phase::decision && seat == state.drawer()) {
    moves.push_back(Move::draw());
    moves.push_back(Move::stop());
  } else if (state.phase == Phase::betting && owns_coupons(state, seat) &&
             !state.staked.has(seat)) {
    const int least = smallest_stake(state.options);
    const int count = (State::at(state.wealth, seat) - least) / kTen + 1;
    moves.resize(static_cast<std::size_t>(count));
    Move* out = moves.data();
    for (int i = 0; i < count; ++i) out[i] = Move::stake(least + i * kTen);
  }
}

void Farar::chance_moves(const State& state, ChanceList<Move>& moves) {
  moves.clear();
  if (state.phase == Phase::first) {
    for (int s = 0; s < state.seats; ++s) moves.push_back({Move::first(seat_of(s)), 1});
  } else if (state.phase == Phase::coal) {
    for (int kind = 0; kind < kCoalKinds; ++kind) {
      const std::uint8_t left = state.furnace[static_cast<std::size_t>(kind)];
      if (left > 0) moves.push_back({Move::turn_over(coal_of(kind)), left});
    }
  }
}

Move Farar::sample_chance(const State& state, Rng& rng) {
  if (state.phase == Phase::first)
    return Move::first(seat_of(static_cast<int>(rng.below(state.seats))));
  auto rest = rng.below(static_cast<std::uint32_t>(count_of(state.furnace)));
  std::size_t kind = 0;
  while (rest >= state.furnace[kind]) rest -= state.furnace[kind++];
  return Move::turn_over(static_cast<Coal>(kind));
}

Reason Farar::why_not(const State& state, Seat seat, const Move& move) {
  if (state.phase == Phase::over) return kMatchOver;
  if (seat.index < 0 || seat.index >= state.seats) return kNotYourTurn;
  switch (move.kind) {
    case MoveKind::stake:
      return move.a == 0 ? why_not_stake(state, seat, move.b) : kUnknownMove;
    case MoveKind::draw:
    case MoveKind::stop:
      return move.a == 0 && move.b == 0 ? why_not_drawing(state, seat) : kUnknownMove;
    case MoveKind::first:
    case MoveKind::coal:
      break;
  }
  return kUnknownMove;
}

// A seal, a coal, the next seat's turn: every ply of this game shows something or passes the turn.
bool Farar::reveals(const State&, const Ply<Move>&) {
  return true;
}

Move Farar::turned(const Move& move, int seats, int by) {
  return move.kind == MoveKind::first ? Move::first(left_of(seat_of(move.a), seats, by)) : move;
}

}  // namespace mohreh::farar
