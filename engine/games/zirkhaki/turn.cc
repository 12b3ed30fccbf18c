#include "engine/games/zirkhaki/turn.h"

#include "engine/games/zirkhaki/area.h"
#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

// Rules §8.1, §8.2.
void end_match(State& state, Reporter& report) {
  state.phase = Phase::over;
  for (int s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(s);
    if (pays_for_coins(State::at(state.ring, seat)) &&
        State::at(state.field, seat).has(Kind::coin)) {
      report.tell(Happened::goldsmith, {s, kGoldsmithPoints});
    }
  }
  report.tell(Happened::over);
}

// The deck's top card is turned over; until it is placed it still counts as the deck's.
void turn_over(State& state, Card card, Reporter& report) {
  report.tell(Happened::reveal, {state.active.index, number_of(card)});
  if (report.listens() && state.deck_left() == 1) report.tell(Happened::deck_end);
  place(state, card, report);
}

// Rules §4.2: a card somebody has looked at lies on top; otherwise chance turns one over.
void reveal(State& state, Reporter& report) {
  if (state.peeked.empty()) {
    state.phase = Phase::draw;
    return;
  }
  state.seen_by.take(0);
  turn_over(state, state.peeked.take(0), report);
}

}  // namespace

// Rules §4.5: what a snake demands comes first; §7.7: then what the trickster owes.
void proceed(State& state, Reporter& report) {
  state.phase = Phase::choice;
  const int due = cards_due(state.options, state.area);
  if (due > 0 && !state.deck_empty()) return;
  if (state.second_due) {
    if (!state.own_field().empty()) {
      report.tell(Happened::second_own, {state.active.index});
      state.phase = Phase::horseshoe;
      return;
    }
    state.second_due = false;
    report.tell(Happened::second_lapses, {state.active.index});
  }
  if (due > 0) report.tell(Happened::snake_lapses, {due});
}

void end_turn(State& state, Reporter& report) {
  state.begun = false;
  if (state.deck_empty()) {
    end_match(state, report);
    return;
  }
  state.active = left_of(state.active, state.seats);
  state.phase = Phase::choice;
  report.tell(Happened::turn, {state.active.index});
}

void Zirkhaki::apply(State& state, const Ply<Move>& ply, EventLog* log) {
  Reporter report(log);
  const Move& move = ply.move;
  switch (move.kind) {
    case MoveKind::first:
      state.active = seat_of(move.a);
      report.tell(Happened::first, {move.a});
      begin_match(state, report);
      break;
    case MoveKind::ring:
      deal_ring(state, move.ring(), report);
      break;
    case MoveKind::wear:
      seal_ring(state, ply.by, move.ring(), report);
      break;
    case MoveKind::card:
      turn_over(state, move.card(), report);
      break;
    case MoveKind::peek:
      peek(state, move.card(), report);
      break;
    case MoveKind::show:
      show(state, move.card(), report);
      break;
    case MoveKind::bonus:
      take_bonus(state, move.card(), report);
      break;
    case MoveKind::reveal:
      reveal(state, report);
      break;
    case MoveKind::collect:
      collect(state, report);
      break;
    case MoveKind::shoot:
      shoot(state, move.field_seat(), move.field_card(), report);
      break;
    case MoveKind::steal:
      steal(state, move.field_seat(), move.field_card(), report);
      break;
    case MoveKind::play_own:
      play_own(state, move.card(), report);
      break;
    case MoveKind::play_burnt:
      play_burnt(state, move.card(), report);
      break;
  }
}

}  // namespace mohreh::zirkhaki
