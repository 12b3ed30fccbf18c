#include "engine/games/farar/round.h"

#include <algorithm>

#include "engine/games/farar/farar.h"
#include "engine/games/farar/pact.h"
#include "engine/games/farar/settlement.h"

namespace mohreh::farar {
namespace {

void end_round(State& state, Reporter& report);

// Rules §4.6: when no coal is left, the remaining seats get nothing.
void begin_turn(State& state, Reporter& report) {
  if (count_of(state.furnace) > 0) {
    state.phase = Phase::coal;
    return;
  }
  for (; state.drawn < state.seats; ++state.drawn) {
    report.tell(Happened::nothing, {state.drawer().index});
  }
  end_round(state, report);
}

void end_turn(State& state, Reporter& report) {
  ++state.drawn;
  if (state.drawn < state.seats) {
    begin_turn(state, report);
  } else {
    end_round(state, report);
  }
}

void begin_drawing(State& state, Reporter& report) {
  state.fines = {};
  begin_turn(state, report);
}

void open_stakes(State& state, Reporter& report) {
  report.tell(Happened::stakes);
  for (int s = 0; s < state.seats; ++s) {
    if (state.staked.has(seat_of(s))) {
      report.tell(Happened::stake, {s, state.stake[static_cast<std::size_t>(s)]});
    }
  }
  begin_drawing(state, report);
}

void seal_stake(State& state, Seat seat, int sum, Reporter& report) {
  State::at(state.stake, seat) = static_cast<std::uint16_t>(sum);
  state.staked = state.staked.with(seat);
  report.tell(Happened::sealed, {seat.index});
  report.tell_only(seat, Happened::own_stake, {sum});
  if (Farar::actors(state).nobody()) open_stakes(state, report);
}

// Rules §4.4: everything turned over this turn goes to the edge, and the fines are due at once.
void meet_devil(State& state, Reporter& report) {
  const Seat seat = state.drawer();
  Haul& haul = State::at(state.haul, seat);
  report.tell(Happened::devil, {seat.index, value_of(haul)});
  haul = {};
  state.burnt = state.burnt.with(seat);
  pay_fines(state, seat, report);
  if (count_of(state.furnace) == 0) report.tell(Happened::empty);
  end_turn(state, report);
}

void turn_over(State& state, Coal coal, Reporter& report) {
  --state.furnace[static_cast<std::size_t>(coal)];
  if (coal == Coal::devil) {
    meet_devil(state, report);
    return;
  }
  const Seat seat = state.drawer();
  ++State::at(state.haul, seat)[static_cast<std::size_t>(coal)];
  report.tell(Happened::coal, {seat.index, value_of(coal)});
  if (count_of(state.furnace) > 0) {
    state.phase = Phase::decision;
  } else {  // Rules §4.5: who takes the last coal keeps it, and the turn is over
    report.tell(Happened::empty);
    end_turn(state, report);
  }
}

void stop(State& state, Reporter& report) {
  const Seat seat = state.drawer();
  report.tell(Happened::stop, {seat.index, value_of(State::at(state.haul, seat))});
  end_turn(state, report);
}

// Rules §9.1, §9.2: once somebody has reached the target, or the last round is over.
bool ends_match(const State& state, Reporter& report) {
  bool reached = false;
  for (int s = 0; s < state.seats; ++s) {
    if (state.wealth[static_cast<std::size_t>(s)] < state.options.target_wealth) continue;
    report.tell(Happened::target, {s, state.options.target_wealth});
    reached = true;
  }
  if (!reached && state.round == state.options.max_rounds) {
    report.tell(Happened::last_round, {state.round});
    return true;
  }
  return reached;
}

void read_pacts(State& state, Reporter& report) {
  state.pact = pacts_by_track(state);
  if (state.pact.empty()) {
    report.tell(Happened::no_pact);
  } else {
    report.tell(Happened::pact, {state.pact.bits});
  }
}

// Rules §8: coals in front go to the edge; when the rest fits into the mouth, all are mixed again.
void clean_up(State& state, Reporter& report) {
  state.haul = {};
  if (count_of(state.furnace) <= state.options.mouth_capacity) {
    state.furnace = kAllCoals;
    report.tell(Happened::mix, {state.options.mouth_capacity});
  }
}

void end_round(State& state, Reporter& report) {
  settle_round(state, report);
  state.counted = state.wealth;  // Rules §6.1: the figures are placed
  state.staked = SeatSet{};
  if (ends_match(state, report)) {
    state.phase = Phase::over;
    state.pact = SeatSet{};
    return;
  }
  read_pacts(state, report);
  clean_up(state, report);
  state.start = left_of(state.start, state.seats);
  ++state.round;
  begin_round(state, report);
}

}  // namespace

void begin_round(State& state, Reporter& report) {
  state.phase = Phase::betting;
  state.drawn = 0;
  state.burnt = SeatSet{};
  report.tell(Happened::round, {state.round, state.start.index});
  for (int s = 0; s < state.seats; ++s) {  // Rules §3.4
    if (state.wealth[static_cast<std::size_t>(s)] == 0) report.tell(Happened::no_chips, {s});
  }
  if (Farar::actors(state).nobody()) begin_drawing(state, report);
}

void Farar::apply(State& state, const Ply<Move>& ply, EventLog* log) {
  Reporter report(log);
  switch (ply.move.kind) {
    case MoveKind::first:
      state.start = seat_of(ply.move.a);
      report.tell(Happened::first, {ply.move.a});
      begin_round(state, report);
      break;
    case MoveKind::stake:
      seal_stake(state, ply.by, ply.move.b, report);
      break;
    case MoveKind::coal:
      turn_over(state, static_cast<Coal>(ply.move.a), report);
      break;
    case MoveKind::draw:
      state.phase = Phase::coal;
      break;
    case MoveKind::stop:
      stop(state, report);
      break;
  }
}

// Rules §9.3: the most wealth wins, a tie is shared.
Outcome Farar::outcome(const State& state) {
  std::array<std::int32_t, kMaxSeats> points{};
  std::copy(state.wealth.begin(), state.wealth.end(), points.begin());
  return ranked_by_points(state.seats, points);
}

}  // namespace mohreh::farar
