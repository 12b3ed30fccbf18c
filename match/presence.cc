// Coming and going, being away and back, what people agree on during a match, and talking.

#include "match/cleaning.h"
#include "match/table.h"

namespace mohreh::match {

using protocol::Refusal;
using protocol::SeatAct;

void Table::on(const Request& request, const protocol::Enter& enter) {
  const UserId& user = request.guest->id;
  const bool seated = !seats_of(user).empty();
  const bool invited = row_.host == user || row_.phase != Phase::playing;
  if (!seated && !invited && !row_.settings.spectators) {
    return refuse(request, Refusal::not_allowed);
  }
  listeners_.enter(request.from, user);
  note_presence();
  table_dirty_ = true;
  Listener& listener = *listeners_.find(request.from);
  protocol::TableState state = state_for(listener);
  is_news(listener, state);
  answer(request, std::move(state));
  tell_position(request.from, user, enter.seen);
  for (const protocol::Said& said : chat_) {
    if ((said.seat == kSpectator.index) == !seated) outbox_.put({request.from}, {{}, said});
  }
}

void Table::on(const Request& request, const protocol::Leave&) {
  const UserId user = request.guest->id;
  listeners_.leave(request.from);
  if (row_.phase != Phase::playing && !listeners_.hears(user)) {
    for (SeatRow& seat : row_.seats) {
      if (seat.kind == SeatKind::person && seat.user == user) seat = SeatRow{};
    }
    pass_host();
    save_row();
  }
  note_presence();
  table_dirty_ = true;
  done(request);
}

void Table::gone(Connection connection) {
  if (failed_ || closed_ || listeners_.find(connection) == nullptr) return;
  listeners_.leave(connection);
  std::erase_if(asked_, [&](const Asked& asked) { return asked.from == connection; });
  note_presence();
  pass_host();
  table_dirty_ = true;
  finish_input();
}

void Table::renamed(const Guest& guest) {
  bool seated = false;
  for (SeatRow& seat : row_.seats) {
    if (seat.kind == SeatKind::person && seat.user == guest.id) {
      seat.name = guest.name;
      seated = true;
    }
  }
  if (!seated || failed_ || closed_) return;
  save_row();
  table_dirty_ = true;
  finish_input();
}

// Since when each person is gone.
void Table::note_presence() {
  for (std::size_t s = 0; s < absent_since_.size(); ++s) {
    const bool person = s < row_.seats.size() && row_.seats[s].kind == SeatKind::person;
    if (!person || listeners_.hears(*row_.seats[s].user)) {
      absent_since_[s] = 0;
    } else if (absent_since_[s] == 0) {
      absent_since_[s] = now();
    }
  }
}

SeatSet Table::present() const {
  SeatSet seats;
  for (int s = 0; valid(s); ++s) {
    const bool person = at(seat_of(s)).kind == SeatKind::person;
    if (person && absent_since_[static_cast<std::size_t>(s)] == 0) seats = seats.with(seat_of(s));
  }
  return seats;
}

void Table::on(const Request& request, const protocol::Act& act) {
  if (!in_play()) return refuse(request, Refusal::not_playing);
  if (!valid(act.seat)) return refuse(request, Refusal::no_seat);
  table_dirty_ = play_dirty_ = true;
  if (act.act == SeatAct::let_bot) return let_bot_play(request, seat_of(act.seat));
  if (act.act == SeatAct::take_over) return take_over(request, seat_of(act.seat));
  const auto seat = own_seat(request, act.seat);
  if (!seat) return;
  switch (act.act) {
    case SeatAct::more_time:
      return take_more_time(request, *seat);
    case SeatAct::back:
      return come_back(request, *seat);
    case SeatAct::resign:
      return resign(request, *seat);
    case SeatAct::agree_end:
    case SeatAct::oppose_end:
    case SeatAct::pause:
    case SeatAct::resume:
      return vote(request, act.act);
    case SeatAct::let_bot:
    case SeatAct::take_over:
      return;
  }
}

void Table::take_more_time(const Request& request, Seat seat) {
  const bool may = playing_->clocks.runs(seat) && playing_->play.more_times(seat) < kMoreTimes;
  if (!may) return refuse(request, Refusal::no_more_time);
  playing_->play.add({0, seat, EntryKind::more_time}, playing_->events);
  playing_->clocks.add(seat, kMoreTimeMs);
  done(request);
}

// Only from being away: whoever is merely late would get a new clock by it, again and again.
void Table::come_back(const Request& request, Seat seat) {
  done(request);
  if (!playing_->play.away(seat)) return;
  playing_->time_outs[seat.slot()] = 0;
  playing_->stand_ins = playing_->stand_ins.without(seat);
  stop_thinking(seat);
  playing_->play.add({0, seat, EntryKind::back}, playing_->events);
}

// The seat is a bot's from now on; whoever had it may watch.
void Table::resign(const Request& request, Seat seat) {
  if (playing_->staged_by(seat) > 0) playing_->draft.reset();
  if (playing_->play.choice(seat)) {
    playing_->play.add({0, seat, EntryKind::withdrawn}, playing_->events);
  }
  playing_->play.add({0, seat, EntryKind::resigned}, playing_->events);
  at(seat).kind = SeatKind::bot;
  at(seat).bot = kStandIn;
  at(seat).resigned = true;
  stop_thinking(seat);
  pass_host();
  note_presence();
  leave_to_bots();
  save_row();
  done(request);
  tell_position(request.guest->id);
}

// When the last person has gone for good: nobody could say "go on", and after a restart nobody
// would come to wake the bots.
void Table::leave_to_bots() {
  for (const SeatRow& seat : row_.seats) {
    if (seat.kind == SeatKind::person) return;
  }
  go_on();
  row_.deadline_ms = 1;
}

void Table::let_bot_play(const Request& request, Seat seat) {
  if (seats_of(request.guest->id).empty()) return refuse(request, Refusal::not_your_seat);
  if (!given_up().has(seat) || playing_->play.away(seat))
    return refuse(request, Refusal::not_absent);
  if (playing_->staged_by(seat) > 0) commit_draft();
  playing_->play.add({0, seat, EntryKind::away}, playing_->events);
  advance();
  done(request);
}

void Table::take_over(const Request& request, Seat seat) {
  const bool bots_seat = at(seat).kind == SeatKind::bot;
  const bool may = row_.settings.take_over && seats_of(request.guest->id).empty() &&
                   !has_sat_elsewhere(request.guest->id, seat);
  if (!bots_seat) return refuse(request, Refusal::no_seat);
  if (!may || listeners_.find(request.from) == nullptr) {
    return refuse(request, Refusal::not_allowed);
  }
  stop_thinking(seat);
  SeatRow row;
  row.kind = SeatKind::person;
  row.user = request.guest->id;
  row.name = request.guest->name;
  at(seat) = std::move(row);
  note_heard(request.guest->id);
  playing_->play.add({0, seat, EntryKind::taken_over}, playing_->events);
  note_presence();
  save_row();
  done(request);
  tell_position(request.guest->id);
}

// Whoever has resigned knows one hand; to sit down at another would be to see two.
bool Table::has_sat_elsewhere(const UserId& user, Seat seat) const {
  const auto& at_start = playing_->play.row().users;
  for (std::size_t s = 0; s < row_.seats.size(); ++s) {
    if (s == seat.slot()) continue;
    if (row_.seats[s].user == user || (s < at_start.size() && at_start[s] == user)) return true;
  }
  return false;
}

// One guest's word counts for all seats of that guest.
void Table::vote(const Request& request, SeatAct act) {
  Playing& playing = *playing_;
  const SeatSet mine = seats_of(request.guest->id);
  done(request);
  switch (act) {
    case SeatAct::agree_end:
      playing.agree_end.bits |= mine.bits;
      count_votes();
      return;
    case SeatAct::oppose_end:
      playing.agree_end = {};
      return;
    case SeatAct::pause:
      playing.agree_pause.bits |= mine.bits;
      if (present().minus(playing.agree_pause).empty()) {
        playing.clocks.pause(now());
        row_.paused = true;
        row_.deadline_ms = 0;
        save_row();
      }
      return;
    default:
      playing.agree_pause = {};
      go_on();
      return;
  }
}

// Ends when everybody agrees who has not been gone or silent for so long that the others may
// decide. A lost connection alone must not cost anybody the match, nor a while of thinking.
void Table::count_votes() {
  SeatSet people;
  for (int s = 0; valid(s); ++s) {
    if (at(seat_of(s)).kind == SeatKind::person) people = people.with(seat_of(s));
  }
  const SeatSet agree = playing_->agree_end;
  if (!agree.empty() && people.minus(given_up()).minus(silent()).minus(agree).empty())
    end_match(true);
}

// Seats whose person is gone: without a clock for three minutes (D21), with one when a bot has had
// to stand in, for a day's clock is there to be away from.
SeatSet Table::given_up() const {
  SeatSet seats;
  if (!in_play()) return seats;
  for (int s = 0; valid(s); ++s) {
    const std::int64_t since = absent_since_[static_cast<std::size_t>(s)];
    if (at(seat_of(s)).kind != SeatKind::person || since == 0) continue;
    const bool long_gone =
        row_.settings.clock_seconds == 0 && since + kAbsentMs <= ports_.clock->now_ms();
    if (long_gone || playing_->play.away(seat_of(s))) seats = seats.with(seat_of(s));
  }
  return seats;
}

// Seats whose person may be connected but does not play: with a clock when a bot stands in for
// them, without one when nothing was heard of them for ten minutes.
SeatSet Table::silent() const {
  SeatSet seats;
  for (int s = 0; valid(s); ++s) {
    const Seat seat = seat_of(s);
    if (at(seat).kind != SeatKind::person) continue;
    const bool is_silent = row_.settings.clock_seconds > 0
                               ? playing_->play.away(seat)
                               : heard_ms_[seat.slot()] + kSilentMs <= ports_.clock->now_ms();
    if (is_silent) seats = seats.with(seat);
  }
  return seats;
}

void Table::note_heard(const UserId& user) {
  const std::int64_t time = now();
  for (int s = 0; valid(s); ++s) {
    if (sits(user, seat_of(s))) heard_ms_[static_cast<std::size_t>(s)] = time;
  }
}

void Table::go_on() {
  if (!playing_->clocks.paused()) return;
  playing_->agree_pause = {};
  playing_->clocks.resume(now());
  row_.paused = false;
  row_.deadline_ms = row_.settings.clock_seconds > 0 ? 1 : 0;
  save_row();
  advance();
}

void Table::on(const Request& request, const protocol::Say& say) {
  if (!row_.settings.chat) return refuse(request, Refusal::not_allowed);
  if (listeners_.find(request.from) == nullptr) return refuse(request, Refusal::no_table);
  protocol::Said said;
  said.table = row_.code;
  said.name = request.guest->name;
  said.emote = say.emote >= 1 && say.emote <= 8 ? say.emote : 0;
  if (said.emote == 0) said.text = cleaned(say.text, kLongestLine);
  if (said.emote == 0 && said.text.empty()) return refuse(request, Refusal::name);
  said.at_ms = now();
  const SeatSet mine = seats_of(request.guest->id);
  if (!mine.empty()) said.seat = mine.lowest().index;
  std::vector<Connection> to;
  for (const Listener& listener : listeners_) {
    if (seats_of(listener.user).empty() == mine.empty()) to.push_back(listener.connection);
  }
  outbox_.put(std::move(to), {std::nullopt, said});
  chat_.push_back(std::move(said));
  if (chat_.size() > kChatKept) chat_.erase(chat_.begin());
  done(request);
}

void Table::forget(const UserId& user) {
  if (failed_ || closed_) return;
  for (int s = 0; valid(s); ++s) {
    SeatRow& seat = at(seat_of(s));
    if (seat.user != user) continue;
    if (in_play() && seat.kind == SeatKind::person) {
      if (playing_->staged_by(seat_of(s)) > 0) playing_->draft.reset();
      playing_->play.add({0, seat_of(s), EntryKind::resigned}, playing_->events);
      seat = SeatRow{SeatKind::bot, {}, {}, std::string(kStandIn), true, {}, {}};
    } else {
      seat.user.reset();
      seat.name.clear();
      if (seat.kind == SeatKind::person) seat = SeatRow{};
    }
  }
  for (const Connection connection : listeners_.of(user)) listeners_.leave(connection);
  pass_host();
  note_presence();
  if (in_play()) leave_to_bots();
  save_row();
  table_dirty_ = play_dirty_ = true;
  finish_input();
}

}  // namespace mohreh::match
