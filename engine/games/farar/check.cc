// What holds in every position: the reader of files relies on it, so it must answer for any bytes.

#include <algorithm>

#include "engine/games/farar/farar.h"
#include "engine/games/farar/money.h"
#include "engine/games/farar/pact.h"

namespace mohreh::farar {
namespace {

constexpr Reason wrong(std::string_view what) {
  return Reason{what};
}

bool only_tens(const BySeat<std::uint16_t>& sums, int most) {
  return std::all_of(sums.begin(), sums.end(),
                     [most](int sum) { return sum % kTen == 0 && sum <= most; });
}

bool within(SeatSet seats, int count) {
  return seats.minus(SeatSet::first(count)).empty();
}

bool has_had_turn(const State& state, Seat seat) {
  return (seat.index - state.start.index + state.seats) % state.seats < state.drawn;
}

Reason check_numbers(const State& state) {
  if (state.seats < 2 || state.seats > kMostSeats) return wrong("seats: 2 to 6");
  if (state.phase > Phase::over) return wrong("phase: unknown");
  if (state.round < 1 || state.round > state.options.max_rounds)
    return wrong("round: out of range");
  if (state.start.index < 0 || state.start.index >= state.seats)
    return wrong("start: no such seat");
  if (state.drawn > state.seats) return wrong("drawn: more than seats");
  if (!within(state.staked, state.seats) || !within(state.burnt, state.seats) ||
      !within(state.pact, state.seats)) {
    return wrong("staked, burnt, pact: no such seat");
  }
  if (!only_tens(state.wealth, kMostWealth) || !only_tens(state.counted, kMostWealth) ||
      !only_tens(state.stake, kMostWealth)) {
    return wrong("wealth, counted, stake: tens within bounds");
  }
  for (std::size_t s = state.seats; s < kMostSeats; ++s) {
    if (state.wealth[s] + state.counted[s] + state.stake[s] + state.fines[s] +
            count_of(state.haul[s]) !=
        0) {
      return wrong("empty seats own something");
    }
  }
  return kNoReason;
}

// Rules §1.1: 48 coals in furnace, in front of seats and at the edge; each burnt seat has sent a
// devil to the edge.
Reason check_coals(const State& state) {
  for (std::size_t kind = 0; kind < kCoalKinds; ++kind) {
    int seen = state.furnace[kind];
    for (const Haul& haul : state.haul) seen += kind < kValues ? haul[kind] : 0;
    if (coal_of(static_cast<int>(kind)) == Coal::devil) seen += state.burnt.size();
    if (seen > kAllCoals[kind]) return wrong("furnace, haul: more coals than there are");
  }
  return kNoReason;
}

Reason check_turns(const State& state) {
  const bool drawing = state.phase == Phase::coal || state.phase == Phase::decision;
  if (drawing && (state.drawn == state.seats || count_of(state.furnace) == 0)) {
    return wrong("phase: nothing left to draw");
  }
  if ((state.phase == Phase::first || state.phase == Phase::betting) && state.drawn != 0) {
    return wrong("drawn: nobody draws yet");
  }
  if (state.phase == Phase::over && state.drawn != state.seats)
    return wrong("drawn: the round is not over");
  for (int s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(s);
    const int pieces = count_of(State::at(state.haul, seat));
    const bool had_turn = has_had_turn(state, seat);
    const bool in_turn = drawing && seat == state.drawer();
    if (!had_turn && !in_turn && pieces > 0) return wrong("haul: coals before the turn");
    if (!had_turn && state.burnt.has(seat)) return wrong("burnt: before the turn");
    if (state.burnt.has(seat) && pieces > 0) return wrong("haul: a burnt seat keeps none");
    if (drawing && state.fines[static_cast<std::size_t>(s)] > 0 && !state.burnt.has(seat)) {
      return wrong("fines: without a devil");
    }
    if (state.fines[static_cast<std::size_t>(s)] >= kMostSeats) return wrong("fines: too many");
    if (in_turn && state.phase == Phase::decision && pieces == 0) {
      return wrong("phase: no choice before the first coal");
    }
  }
  return kNoReason;
}

Reason check_money(const State& state) {
  const bool betting = state.phase == Phase::first || state.phase == Phase::betting;
  const bool over = state.phase == Phase::over;
  int total = 0;
  for (int s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(s);
    const int wealth = State::at(state.wealth, seat);
    const int counted = State::at(state.counted, seat);
    const int stake = State::at(state.stake, seat);
    total += wealth;
    if ((betting || over) && wealth != counted) return wrong("wealth: differs from counted");
    if (over && stake != 0) return wrong("stake: the round is over");
    if (!over && counted >= state.options.target_wealth)
      return wrong("counted: the target is reached");
    if (stake > counted || stake > wealth) return wrong("stake: more than the seat owns");
    if (!state.staked.has(seat) && stake != 0) return wrong("stake: not sealed");
    if (state.staked.has(seat) && counted == 0) return wrong("staked: a seat without coupons");
    const bool may_stake_zero = state.options.allow_zero_bet;
    if (state.staked.has(seat) && stake == 0 && !may_stake_zero)
      return wrong("stake: zero is not allowed");
    const bool drawing = !betting && !over;
    if (drawing && counted > 0 && !state.staked.has(seat))
      return wrong("staked: a stake is missing");
  }
  if (state.options.bank_limited && total > kAllCoupons)
    return wrong("wealth: more than all coupons");
  return kNoReason;
}

Reason check_phase(const State& state) {
  const bool no_pacts = state.round == 1 || state.phase == Phase::over;
  if (state.pact != (no_pacts ? SeatSet{} : pacts_by_track(state))) {
    return wrong("pact: not as the track says");
  }
  if (state.phase == Phase::first && (state.round != 1 || !state.staked.empty())) {
    return wrong("phase: the match has begun");
  }
  if (state.phase == Phase::betting) {
    if (count_of(state.furnace) == 0) return wrong("furnace: empty");
    if (Farar::actors(state).nobody()) return wrong("phase: nobody is left to bet");
  }
  if (state.phase == Phase::over && !state.staked.empty())
    return wrong("staked: the round is over");
  return kNoReason;
}

}  // namespace

Reason Farar::check(const State& state) {
  for (const auto& part : {check_numbers, check_coals, check_turns, check_money, check_phase}) {
    if (const Reason reason = part(state); !reason.none()) return reason;
  }
  return kNoReason;
}

}  // namespace mohreh::farar
