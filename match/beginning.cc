// How a match begins and how it ends.

#include <algorithm>
#include <utility>

#include "engine/facade/registry.h"
#include "match/broadcast.h"
#include "match/table.h"

namespace mohreh::match {

// The seed and the match's name are fixed before anybody shows a contribution, so that neither can
// be chosen to suit it (docs/fairness.md).
void Table::prepare_next_match() {
  ports_.entropy->fill(row_.match.bytes);
  ports_.entropy->fill(row_.seed.bytes);
  for (SeatRow& seat : row_.seats) {
    seat.entropy_hash.reset();
    seat.entropy.reset();
  }
}

void Table::start_match() {
  const AnyGame& game = *find_game(row_.settings.game);
  AnyOptions options = *parse_options(game, row_.settings.options);
  if (row_.first_seat >= 0) {
    game.set_option(options, "first_seat", std::to_string(row_.first_seat));
  }
  MatchRow match;
  match.id = row_.match;
  match.table = row_.code;
  match.game = row_.settings.game;
  match.rules_version = game.info->rules_version;
  match.options = options_text(options);
  match.seats = static_cast<int>(row_.seats.size());
  match.seed = row_.seed;
  match.started_ms = now();
  protocol::Started started{row_.code, row_.match, commitment_to(row_.seed), {}};
  for (SeatRow& seat : row_.seats) {
    if (seat.kind == SeatKind::bot) seat = SeatRow{SeatKind::bot, {}, {}, seat.bot, {}, {}, {}};
    match.names.push_back(seat.name);
    match.users.push_back(seat.user);
    match.contributions.push_back(seat.entropy);
    started.contributions.push_back(seat.entropy ? protocol::to_text(*seat.entropy) : "");
  }
  row_.phase = Phase::playing;
  writes_.emplace_back(match);
  save_row();
  if (!row_.settings.spectators) send_watchers_away();
  tell_all(started);
  begin(Play(std::move(match)));
  for (ViewMemory& told : playing_->told) told.forget();
  advance();
  note_presence();
}

// Whoever came before the match to look around, at a table that wants no spectators.
void Table::send_watchers_away() {
  std::vector<Connection> watchers;
  for (const Listener& listener : listeners_) {
    if (seats_of(listener.user).empty() && listener.user != row_.host) {
      watchers.push_back(listener.connection);
    }
  }
  for (const Connection connection : watchers) listeners_.leave(connection);
  outbox_.put(std::move(watchers),
              {std::nullopt, protocol::Goodbye{row_.code, protocol::Farewell::removed}});
}

void Table::begin(Play play) {
  playing_ = std::make_unique<Playing>(std::move(play));
  playing_->waits_since_ms = now();
  heard_ms_.fill(now());
  play_dirty_ = table_dirty_ = true;
  // A short clock has to be looked after as soon as the server runs again, a long one when it is
  // due.
  const bool people = std::any_of(row_.seats.begin(), row_.seats.end(), [](const SeatRow& seat) {
    return seat.kind == SeatKind::person;
  });
  row_.deadline_ms = !row_.paused && (row_.settings.clock_seconds > 0 || !people) ? 1 : 0;
}

void Table::end_match(bool aborted) {
  Playing& playing = *playing_;
  playing.over = true;
  playing.aborted = aborted;
  playing.draft.reset();
  for (Thinking& thinking : playing.thinking) thinking.active = false;
  MatchEnd end{row_.match, {}, {}, now()};
  if (!aborted) {
    const Outcome outcome = playing.play.game().outcome(playing.play.state());
    for (std::size_t s = 0; s < row_.seats.size(); ++s) {
      end.points.push_back(outcome.points[s]);
      end.ranks.push_back(outcome.ranks[s]);
    }
  }
  writes_.emplace_back(std::move(end));
  // D1: a rematch is begun by the next seat.
  const auto seats = static_cast<int>(row_.seats.size());
  if (const auto first = playing.play.first_seat()) {
    row_.first_seat = left_of(*first, seats).index;
  }
  row_.phase = Phase::over;
  row_.last_match = row_.match;
  row_.deadline_ms = 0;
  row_.paused = false;
  ++row_.matches;
  for (SeatRow& seat : row_.seats) {
    if (seat.resigned) seat = SeatRow{SeatKind::bot, {}, {}, seat.bot, {}, {}, {}};
  }
  prepare_next_match();
  note_presence();
  save_row();
  play_dirty_ = table_dirty_ = just_ended_ = true;
}

protocol::Ended Table::ended() const {
  const Play& play = playing_->play;
  protocol::Ended ended;
  ended.table = row_.code;
  ended.match = play.row().id;
  ended.aborted = playing_->aborted;
  ended.seed = play.row().seed;
  if (playing_->aborted) return ended;
  const Outcome outcome = play.game().outcome(play.state());
  for (std::size_t s = 0; s < static_cast<std::size_t>(play.seats()); ++s) {
    ended.points.push_back(outcome.points[s]);
    ended.ranks.push_back(outcome.ranks[s]);
  }
  ended.scores.text = scores_json(open_to(play.state(), kOpen), play.seats());
  return ended;
}

void Table::close() {
  if (closed_ || failed_) return;
  refuse_advice(protocol::Refusal::no_table);
  if (in_play()) {
    end_match(true);
    tell_updates();
    tell_all(ended());
    play_dirty_ = just_ended_ = false;
  }
  tell_all(protocol::Goodbye{row_.code, protocol::Farewell::closed});
  writes_.emplace_back(TableClosed{row_.code});
  row_dirty_ = table_dirty_ = false;
  closed_ = true;
  finish_input();
  listeners_ = {};
}

}  // namespace mohreh::match
