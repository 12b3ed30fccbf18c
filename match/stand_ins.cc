// Bots that have a seat or stand in for a person, and the clocks that call for them.

#include <algorithm>

#include "match/table.h"

namespace mohreh::match {
namespace {

constexpr std::int64_t kNormalPaceMs = 900;
constexpr std::int64_t kSlowPaceMs = 1600;
// Longer than the usual level ever thinks: an answer in another seat's turn always takes this long,
// whatever the bot holds.
constexpr std::int64_t kAnswerPauseMs = 300;

std::int64_t pause_ms(protocol::Pace pace) {
  switch (pace) {
    case protocol::Pace::instant:
      return 0;
    case protocol::Pace::normal:
      return kNormalPaceMs;
    case protocol::Pace::slow:
      return kSlowPaceMs;
  }
  return kNormalPaceMs;
}

}  // namespace

bool Table::bot_plays(Seat seat) const {
  return at(seat).kind == SeatKind::bot || playing_->play.away(seat) ||
         playing_->stand_ins.has(seat);
}

// True when all the seat may do is to answer in somebody else's turn.
bool Table::only_answers(Seat seat) const {
  const AnyGame& game = playing_->play.game();
  AnyMoveList moves;
  game.legal_moves(playing_->play.state(), seat, moves);
  const auto specs = game.info->moves;
  return std::all_of(moves.begin(), moves.end(), [&specs](AnyMove move) {
    const std::size_t kind = move.code >> 24U;
    return kind < specs.size() && specs[kind].answers;
  });
}

void Table::ask_bots() {
  if (!in_play() || playing_->clocks.paused()) return;
  const Play& play = playing_->play;
  const SeatSet asked = play.awaited().seats.minus(play.chosen());
  for (int s = 0; s < play.seats(); ++s) {
    const Seat seat = seat_of(s);
    Thinking& thinking = playing_->thinking[seat.slot()];
    if (!asked.has(seat) || !bot_plays(seat)) thinking.active = false;
    if (!asked.has(seat) || !bot_plays(seat) || thinking.active) continue;
    const bool answers = only_answers(seat);
    const bool stands_in = at(seat).kind == SeatKind::person;
    std::int64_t pause = pause_ms(row_.settings.pace);
    if (answers) pause = std::max(pause, kAnswerPauseMs);
    thinking = {{++thoughts_},
                now() + pause,
                std::nullopt,
                stands_in ? EntryKind::stand_in : EntryKind::bot,
                true};
    AnyMoveList legal;
    play.game().legal_moves(play.state(), seat, legal);
    ports_.bots->think(thinking.thought, stands_in || answers ? kStandIn : at(seat).bot,
                       play.game().view(play.state(), {seat, Recall::perfect}), seat, legal);
  }
}

void Table::stop_thinking(Seat seat) {
  playing_->thinking[seat.slot()].active = false;
}

void Table::bot_chose(Thought thought, AnyMove move) {
  if (failed_ || closed_ || !in_play()) return;
  for (int s = 0; s < playing_->play.seats(); ++s) {
    Thinking& thinking = playing_->thinking[static_cast<std::size_t>(s)];
    if (!thinking.active || thinking.thought != thought) continue;
    thinking.move = move;
    if (thinking.due_ms <= now() && !playing_->clocks.paused()) play_thought(seat_of(s));
    finish_input();
    return;
  }
}

void Table::play_thought(Seat seat) {
  Play& play = playing_->play;
  const Thinking thinking = playing_->thinking[seat.slot()];
  stop_thinking(seat);
  if (!play.awaited().has(seat)) return;
  // Staged after the time was up: the stand-in's move comes first.
  if (playing_->staged_by(seat) > 0) playing_->draft.reset();
  AnyMove move = *thinking.move;
  if (!play.game().why_not(play.state(), seat, move).none()) {
    AnyMoveList legal;
    play.game().legal_moves(play.state(), seat, legal);
    move = legal[0];
  }
  if (thinking.maker == EntryKind::stand_in) {
    playing_->stand_ins = playing_->stand_ins.without(seat);
    playing_->stood_in = playing_->stood_in.with(seat);
  }
  if (play.choose_together()) {
    play.hold(seat, move, thinking.maker);
  } else {
    play.add({move.code, seat, thinking.maker}, playing_->events);
  }
  playing_->clocks.restart(seat);
  play_dirty_ = true;
  advance();
}

// Whoever is awaited in person has a clock; answers in another seat's turn have the shorter one.
void Table::keep_clocks() {
  if (row_.settings.clock_seconds == 0 || !in_play()) {
    playing_->clocks.keep({}, {}, 0, 0);
    return;
  }
  const Play& play = playing_->play;
  SeatSet turns;
  SeatSet sealed;
  bool answers = true;
  for (int s = 0; s < play.seats(); ++s) {
    const Seat seat = seat_of(s);
    if (!play.awaited().has(seat) || bot_plays(seat)) continue;
    if (play.chosen().has(seat)) {
      sealed = sealed.with(seat);
      continue;
    }
    turns = turns.with(seat);
    answers = answers && only_answers(seat);
  }
  const int seconds = answers ? std::min(row_.settings.window_seconds, row_.settings.clock_seconds)
                              : row_.settings.clock_seconds;
  playing_->clocks.keep(turns, sealed, now(), seconds * kSecondMs);
  const std::int64_t due = playing_->clocks.next_due();
  if (row_.settings.clock_seconds >= kSlowClock && due != 0 && due != row_.deadline_ms) {
    row_.deadline_ms = due;
    save_row();
  }
}

// The staged moves count, the usual bot chooses once; whoever lets that happen twice in a row is
// away. Answers do not count: not to answer in time is an answer.
void Table::run_out_of_time(Seat seat) {
  if (!in_play()) return;
  const bool answers = only_answers(seat);
  if (playing_->staged_by(seat) > 0) {
    commit_draft();
    advance();
  }
  play_dirty_ = table_dirty_ = true;
  playing_->clocks.restart(seat);
  if (!in_play()) return;
  if (!answers && ++playing_->time_outs[seat.slot()] >= kTimeOutsUntilAway) {
    playing_->play.add({0, seat, EntryKind::away}, playing_->events);
  } else if (playing_->play.awaited().has(seat)) {
    playing_->stand_ins = playing_->stand_ins.with(seat);
  }
}

}  // namespace mohreh::match
