// Moves of people: staged, sealed or played at once, and what follows from them.

#include "match/table.h"

namespace mohreh::match {

using protocol::Refusal;

void Table::on(const Request& request, const protocol::MakeMove& move) {
  const auto seat = playing_seat(request, move.seat);
  if (!seat) return;
  Playing& playing = *playing_;
  if (playing.clocks.paused()) return refuse(request, Refusal::not_allowed, "paused");
  if (playing.play.away(*seat)) return refuse(request, Refusal::not_allowed, "away");
  const int known = playing.play.plies() + playing.staged_by(*seat);
  if (move.ply != known) return refuse(request, Refusal::out_of_step, {}, known);
  const AnyMove chosen{move.move};
  const Reason reason = playing.play.game().why_not(playing.shown_to(*seat), *seat, chosen);
  if (!reason.none()) {
    answer(request, protocol::Refused{Refusal::illegal, std::string(reason.key), reason.n, {}});
    return;
  }
  if (playing.play.choose_together()) {
    keep_follow_up(*seat, move.then);
    choose_together(request, *seat, chosen);
  } else if (Draft::stays_open(playing.shown_to(*seat), *seat, chosen)) {
    stage(request, *seat, chosen);
  } else {
    keep_follow_up(*seat, move.then);
    move_alone(request, *seat, chosen);
  }
}

// The last choice becomes a ply at once, the others wait on disk.
void Table::choose_together(const Request& request, Seat seat, AnyMove move) {
  Play& play = playing_->play;
  note_own_move(seat);
  play_dirty_ = true;
  if (!play.awaited().seats.minus(play.chosen().with(seat)).empty()) {
    play.add({move.code, seat, EntryKind::choice}, playing_->events);
    answer(request, protocol::Sealed{});
    advance();
    return;
  }
  play.hold(seat, move, EntryKind::person);
  advance();
  answer(request, protocol::Accepted{play.plies(), 1});
}

void Table::stage(const Request& request, Seat seat, AnyMove move) {
  Playing& playing = *playing_;
  if (playing.draft == nullptr) {
    playing.draft = std::make_unique<Draft>(playing.play.state(), seat);
  }
  EventLog log;
  playing.draft->stage(move, &log);
  playing.events_staged.assign(log.begin(), log.end());
  draft_dirty_ = seat;
  answer(request, protocol::Staged{playing.staged_by(seat)});
}

void Table::keep_follow_up(Seat seat, std::optional<std::uint32_t> then) {
  if (!then && !playing_->play.follow_up(seat)) return;
  playing_->play.add({then.value_or(kNoMove), seat, EntryKind::follow_up}, playing_->events);
}

void Table::move_alone(const Request& request, Seat seat, AnyMove move) {
  Playing& playing = *playing_;
  note_own_move(seat);
  play_dirty_ = true;
  const int made = commit_draft() + 1;
  playing.play.add({move.code, seat, EntryKind::person}, playing.events);
  advance();
  answer(request, protocol::Accepted{playing.play.plies(), made});
}

// How many moves it had. Its own seat has seen what they did.
int Table::commit_draft() {
  Playing& playing = *playing_;
  if (playing.draft == nullptr) return 0;
  const auto draft = std::move(playing.draft);
  playing.drafted_by = draft->seat();
  for (const AnyMove move : draft->moves()) {
    playing.play.add({move.code, draft->seat(), EntryKind::person}, playing.events_of_draft);
  }
  return static_cast<int>(draft->moves().size());
}

void Table::on(const Request& request, const protocol::TakeBack& back) {
  const auto seat = playing_seat(request, back.seat);
  if (!seat) return;
  Playing& playing = *playing_;
  if (playing.staged_by(*seat) > 0) {
    playing.draft->take_back();
    if (playing.draft->empty()) playing.draft.reset();
    draft_dirty_ = *seat;
  } else if (playing.play.choice(*seat)) {
    playing.play.add({0, *seat, EntryKind::withdrawn}, playing.events);
    play_dirty_ = true;
  } else {
    return refuse(request, Refusal::nothing_staged);
  }
  done(request);
}

void Table::on(const Request& request, const protocol::Commit& commit) {
  const auto seat = playing_seat(request, commit.seat);
  if (!seat) return;
  if (playing_->staged_by(*seat) == 0) return refuse(request, Refusal::nothing_staged);
  if (playing_->clocks.paused()) return refuse(request, Refusal::not_allowed, "paused");
  note_own_move(*seat);
  const int made = commit_draft();
  advance();
  play_dirty_ = true;
  answer(request, protocol::Accepted{playing_->play.plies(), made});
}

void Table::on(const Request& request, const protocol::StandingAnswer& standing) {
  const auto seat = playing_seat(request, standing.seat);
  if (!seat) return;
  playing_->play.add({standing.move.value_or(kNoMove), *seat, EntryKind::standing},
                     playing_->events);
  done(request);
  advance();
}

// Somebody who moves is there, and in time.
void Table::note_own_move(Seat seat) {
  playing_->time_outs[seat.slot()] = 0;
  playing_->stand_ins = playing_->stand_ins.without(seat);
  stop_thinking(seat);
}

// Chance and kept moves, until somebody has to be asked or it is over.
void Table::advance() {
  Playing& playing = *playing_;
  playing.play.run(playing.events);
  play_kept_moves();
  // Each choice has its own time. Whoever seals one and takes it back has no more than before.
  const auto& entries = playing.play.entries();
  bool moved = false;
  for (std::size_t i = playing.timed_entries; i < entries.size(); ++i) {
    if (!entries[i].is_ply()) continue;
    moved = true;
    if (entries[i].seat != kChance) playing.clocks.restart(entries[i].seat);
  }
  playing.timed_entries = entries.size();
  if (moved) {
    playing.waits_since_ms = now();
    play_dirty_ = true;
  }
  if (!playing.over && playing.play.awaited().nobody()) end_match(false);
}

// What the seat has said it would play here. A standing answer that it cannot give becomes one of
// its kind, or the first there is: who holds what must not be read off the time it takes (D4).
std::optional<AnyMove> Table::kept_move(Seat seat) {
  Play& play = playing_->play;
  if (const auto kept = play.follow_up(seat)) {
    if (play.game().why_not(play.state(), seat, *kept).none()) return kept;
    play.add({kNoMove, seat, EntryKind::follow_up}, playing_->events);
  }
  const auto kept = play.standing(seat);
  if (!kept || !only_answers(seat)) return std::nullopt;
  if (play.game().why_not(play.state(), seat, *kept).none()) return kept;
  AnyMoveList legal;
  play.game().legal_moves(play.state(), seat, legal);
  for (const AnyMove move : legal) {
    if (move.code >> 24U == kept->code >> 24U) return move;
  }
  return legal[0];
}

// Follow-ups (D3) and standing answers (D4) are played as if their seat had just chosen them.
void Table::play_kept_moves() {
  Playing& playing = *playing_;
  Play& play = playing.play;
  for (bool moved = true; moved && !playing.clocks.paused();) {
    moved = false;
    const SeatSet asked = play.awaited().seats.minus(play.chosen());
    for (int s = 0; s < play.seats() && !moved; ++s) {
      const Seat seat = seat_of(s);
      if (!asked.has(seat) || playing.staged_by(seat) > 0 || bot_plays(seat)) continue;
      const std::optional<AnyMove> kept = kept_move(seat);
      if (!kept) continue;
      note_own_move(seat);
      if (asked.size() > 1 || !play.chosen().empty()) {
        play.add({kept->code, seat, EntryKind::choice}, playing.events);
      } else {
        play.add({kept->code, seat, EntryKind::person}, playing.events);
      }
      play.run(playing.events);
      moved = play_dirty_ = true;
    }
  }
}

}  // namespace mohreh::match
