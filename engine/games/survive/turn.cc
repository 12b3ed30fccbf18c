#include "engine/games/survive/turn.h"

#include <algorithm>

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/backs.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/defence.h"
#include "engine/games/survive/kept_tiles.h"
#include "engine/games/survive/movement.h"
#include "engine/games/survive/placing.h"
#include "engine/games/survive/stall.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

// What only the phase that is over needed.
void put_away(State& state) {
  state.tool = Back::none;
  state.who = Explorer::none;
  state.creature = Creature::none;
  state.sunk = Ground::sea;
  state.spot = Hex::none;
  state.asked = SeatSet{};
  state.answers = {};
}

void end_match(State& state) {
  put_away(state);
  state.phase = Phase::over;
}

void begin_die(State& state) {
  put_away(state);
  state.phase = Phase::die;
}

// Rules §12.2: without tiles the step is skipped.
void begin_sinking(State& state) {
  put_away(state);
  state.phase = Phase::sink;
  if (tiles_left(state) == 0) begin_die(state);
}

// Rules §4.2: who has nobody outside the isles skips the step.
void begin_moving(State& state, Reporter& report) {
  put_away(state);
  state.phase = Phase::move;
  if (has_people(state, state.active)) return;
  report.tell(Happened::no_people, state.active);
  begin_sinking(state);
}

// Rules §10.4, §12.2: with nobody left outside the isles no score can change.
bool is_decided(const State& state) {
  const bool in_play = !state.setting_up() && state.phase != Phase::over;
  return in_play && (state.options.early_stop || state.options.challenge.has(2)) &&
         !anybody_outside(state);
}

void end_turn(State& state, Reporter& report) {
  put_away(state);
  if (is_decided(state)) return;  // apply() ends the match; nobody has another turn
  if (state.options.challenge.has(2) && has_stalled(state)) {
    report.tell(Happened::stalled, state.options.idle_rounds);
    end_match(state);
    return;
  }
  state.active = left_of(state.active, state.seats);
  begin_turn(state, report);
}

void after_strike(State& state, Reporter& report) {
  if (state.tool != Back::none) {  // a tile of step 1 set it down
    begin_moving(state, report);
  } else {
    end_turn(state, report);
  }
}

// A creature has been moved to the state's spot: those concerned may defend, then it strikes.
void strike(State& state, Reporter& report) {
  state.asked = concerned(state, state.creature, state.spot);
  if (!state.asked.empty()) {
    state.phase = Phase::defence;
    report.tell(Happened::window, state.asked);
    return;
  }
  arrive(state, state.spot, arrival_of(state.creature), report);
  after_strike(state, report);
}

// Rules §12.4: when the last tile has gone and done what it does, the match is over.
void end_sinking(State& state, Reporter& report) {
  if (state.options.challenge.has(4) && tiles_left(state) == 0) {
    report.tell(Happened::last_tile);
    end_match(state);
    return;
  }
  begin_die(state);
}

void roll(State& state, Creature creature, Reporter& report) {
  report.tell(Happened::rolled, state.active, creature);
  if (dens_of(state, creature).count == 0) {
    report.tell(Happened::none_on_board, creature);
    end_turn(state, report);
    return;
  }
  state.creature = creature;
  state.phase = Phase::creature;
}

void answer(State& state, Seat seat, Answer sealed, Reporter& report) {
  seal_answer(state, seat, sealed, report);
  if (!still_to_answer(state).empty()) return;
  settle_defence(state, report);
  after_strike(state, report);
}

void make_chance(State& state, const Move& move, Reporter& report) {
  switch (move.kind) {
    case MoveKind::first:
      state.first = state.active = seat_of(move.a);
      state.phase = Phase::deal;
      report.tell(Happened::first, state.first);
      break;
    case MoveKind::deal:
      deal_tile(state, static_cast<Ground>(move.a), report);
      break;
    case MoveKind::back:
      turn_over(state, static_cast<Back>(move.a), report);
      if (state.phase == Phase::over) {
        end_match(state);
      } else if (state.phase != Phase::pick) {
        end_sinking(state, report);
      }
      break;
    default:
      roll(state, static_cast<Creature>(move.a), report);
      break;
  }
}

void make_step_1(State& state, const Move& move, Reporter& report) {
  if (move.kind == MoveKind::play_tile) {
    play_tile(state, move, report);
  } else if (move.kind == MoveKind::skip_tile || !set_down(state, move, report)) {
    begin_moving(state, report);
  } else {
    state.spot = move.hex();
    strike(state, report);
  }
}

void make_step_4(State& state, const Move& move, Reporter& report) {
  if (move.kind == MoveKind::leave_creature) {
    report.tell(Happened::stays, state.active, state.creature);
    end_turn(state, report);
    return;
  }
  report.tell(Happened::prowls, state.active, state.creature, move.from(), move.hex());
  take_off(state, state.creature, move.from());
  put_on(state, state.creature, move.hex());
  state.spot = move.hex();
  strike(state, report);
}

// Where a move goes, for all to see.
Hex goal_of(const State& state, const Move& move) {
  switch (move.kind) {
    case MoveKind::set_down:
    case MoveKind::walk:
    case MoveKind::board:
    case MoveKind::enter_water:
    case MoveKind::hop:
    case MoveKind::swim:
    case MoveKind::sail:
    case MoveKind::creature:
      return move.hex();
    case MoveKind::jump:
    case MoveKind::climb:
      return state.at(move.explorer());
    default:
      return Hex::none;
  }
}

void make_choice(State& state, Seat seat, const Move& move, Reporter& report) {
  switch (move.kind) {
    case MoveKind::choose:
      return choose_explorer(state, move.a, static_cast<Colour>(move.b), report);
    case MoveKind::place:
      return place_explorer(state, move.hex(), report);
    case MoveKind::place_boat:
      if (!place_boat(state, move.hex(), report)) return;
      report.tell(Happened::begin);
      begin_watch(state);
      return begin_turn(state, report);
    case MoveKind::skip_tile:
    case MoveKind::play_tile:
    case MoveKind::set_down:
      return make_step_1(state, move, report);
    case MoveKind::end_moves:
      return begin_sinking(state);
    case MoveKind::sink:
      return sink_tile(state, move.hex(), report);
    case MoveKind::pick:
      if (!pick(state, move.explorer(), report)) end_sinking(state, report);
      return;
    case MoveKind::leave_creature:
    case MoveKind::creature:
      return make_step_4(state, move, report);
    case MoveKind::let:
      return answer(state, seat, Answer::let, report);
    case MoveKind::defend:
      return answer(state, seat, static_cast<Answer>(move.a - 1 + static_cast<int>(Answer::beach)),
                    report);
    default:
      make_movement(state, move, report);
      if (state.points == 0) begin_sinking(state);
      return;
  }
}

}  // namespace

void begin_turn(State& state, Reporter& report) {
  state.points = kPoints;
  state.swum.clear();
  state.fresh = Back::none;
  state.played = false;
  report.tell(Happened::turn, state.active);
  // Who keeps no tile at all is not asked; how many one keeps lies open.
  if (kept_tiles(state, state.active) > 0) {
    state.phase = Phase::tile;
  } else {
    begin_moving(state, report);
  }
}

void Survive::apply(State& state, const Ply<Move>& ply, EventLog* log) {
  Reporter report(log);
  if (ply.by == kChance) {
    make_chance(state, ply.move, report);
  } else {
    state.last = goal_of(state, ply.move);
    make_choice(state, ply.by, ply.move, report);
  }
  if (is_decided(state)) {
    report.tell(Happened::nobody_left);
    end_match(state);
  }
}

}  // namespace mohreh::survive
