#include "match/table.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "bots/players/player.h"
#include "engine/facade/registry.h"
#include "match/cleaning.h"

namespace mohreh::match {
namespace {

bool is_level(const AnyGame& game, const std::string& name) {
  const auto names = player_names(game);
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_clock(int seconds) {
  return seconds == 0 || (seconds >= kShortestClock && seconds <= kLongestClock);
}

}  // namespace

std::optional<std::string> Table::problem(const protocol::TableSettings& settings,
                                          const std::vector<std::string>& seats) {
  const AnyGame* game = find_game(settings.game);
  if (game == nullptr) return "no game is called '" + settings.game + "'";
  const auto options = parse_options(*game, settings.options);
  if (!options) return "options: " + options.error().message();
  if (auto wrong = setup_problem(*game, *options, static_cast<int>(seats.size()))) return wrong;
  if (!is_clock(settings.clock_seconds)) return "clock_seconds: 0, or from 5 seconds to 14 days";
  if (settings.window_seconds != 6 && settings.window_seconds != 12) {
    return "window_seconds: 6 or 12";
  }
  for (const std::string& seat : seats) {
    if (!seat.empty() && !is_level(*game, seat)) return "no bot is called '" + seat + "'";
  }
  return std::nullopt;
}

Table::Table(TableCode code, protocol::TableSettings settings,
             const std::vector<std::string>& seats, const Guest& host, Ports ports)
    : ports_(ports), outbox_(*ports.bus) {
  row_.code = code;
  row_.settings = std::move(settings);
  row_.settings.title = cleaned(row_.settings.title, kLongestTitle);
  row_.host = host.id;
  row_.made_ms = now();
  for (const std::string& bot : seats) {
    SeatRow seat;
    if (!bot.empty()) {
      seat.kind = SeatKind::bot;
      seat.bot = bot;
    }
    row_.seats.push_back(std::move(seat));
  }
  prepare_next_match();
  save_row();
  finish_input();
}

Table::Table(StoredTable stored, Ports ports)
    : ports_(ports), row_(std::move(stored.row)), outbox_(*ports.bus) {
  for (std::size_t s = 0; s < row_.seats.size(); ++s) {
    if (row_.seats[s].kind == SeatKind::person) absent_since_[s] = now();
  }
  if (row_.phase != Phase::playing) {
    finish_input();
    return;
  }
  std::optional<Play> play;
  if (stored.match) play = Play::replay(stored.match->row, stored.match->entries);
  if (play) {
    const std::size_t saved = stored.match->entries.size();
    const std::int64_t deadline = row_.deadline_ms;
    begin(std::move(*play));
    playing_->saved_entries = playing_->timed_entries = saved;
    // A day's clock goes on through a restart, a short one begins anew.
    if (row_.settings.clock_seconds >= kSlowClock && deadline > 1 && !row_.paused) {
      playing_->clocks.restore(playing_->play.awaited().seats, deadline);
      row_.deadline_ms = deadline;
    }
    if (row_.paused) playing_->clocks.pause(now());
    // A match that was over when the end was not yet written down ends now.
    advance();
    playing_->events.clear();
  } else {
    writes_.emplace_back(MatchEnd{row_.match, {}, {}, now()});
    row_.last_match = row_.match;
    row_.phase = Phase::over;
    prepare_next_match();
    save_row();
  }
  finish_input();
}

Table::Table(TableCode code, const StoredMatch& source, int ply, Seat seat, std::string bot,
             const Guest& by, Ports ports)
    : ports_(ports), outbox_(*ports.bus) {
  row_.code = code;
  row_.settings.game = source.row.game;
  row_.settings.options = source.row.options;
  row_.host = by.id;
  row_.made_ms = now();
  for (int s = 0; s < source.row.seats; ++s) {
    SeatRow row;
    row.kind = seat_of(s) == seat ? SeatKind::person : SeatKind::bot;
    if (seat_of(s) == seat) {
      row.user = by.id;
      row.name = by.name;
    } else {
      row.bot = bot;
    }
    row_.seats.push_back(std::move(row));
  }
  prepare_next_match();
  MatchRow match = source.row;
  match.id = row_.match;
  match.table = code;
  match.seed = row_.seed;
  match.forked = true;
  match.started_ms = now();
  for (int s = 0; s < match.seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    match.users[at] = row_.seats[at].user;
    match.names[at] = row_.seats[at].name;
    match.contributions[at] = std::nullopt;
  }
  Play play(match);
  std::vector<Event> events;
  for (const Entry& entry : source.entries) {
    if (play.plies() >= ply) break;
    if (entry.is_ply()) play.add({entry.code, entry.seat, EntryKind::given}, events);
  }
  writes_.emplace_back(std::move(match));
  row_.phase = Phase::playing;
  save_row();
  begin(std::move(play));
  advance();
  playing_->events.clear();
  finish_input();
}

void Table::handle(Connection from, const Guest& guest, const protocol::ClientMessage& message) {
  const Request request{from, &guest, message.id};
  if (failed_ || closed_) {
    ports_.bus->send(
        std::array{from},
        {message.id,
         protocol::Refused{
             failed_ ? protocol::Refusal::storage : protocol::Refusal::no_table, {}, 0, {}}});
    return;
  }
  note_heard(guest.id);
  std::visit(
      [&](const auto& content) {
        if constexpr (requires { on(request, content); }) {
          on(request, content);
        } else {
          refuse(request, protocol::Refusal::malformed, "this message is not for a table");
        }
      },
      message.content);
  finish_input();
}

void Table::stored(std::uint64_t sequence) {
  if (!failed_) outbox_.stored(sequence);
}

// What is in memory is ahead of the disk and must not be shown: the table is dropped, and whoever
// comes again gets what the disk has.
void Table::storage_failed(std::uint64_t) {
  if (failed_) return;
  failed_ = true;
  outbox_.fail();
  refuse_advice(protocol::Refusal::storage);
  for (const Listener& listener : listeners_) {
    ports_.bus->send(std::array{listener.connection},
                     {std::nullopt, protocol::Goodbye{row_.code, protocol::Farewell::storage}});
  }
}

void Table::finish_input() {
  if (failed_) return;
  if (playing_ != nullptr) {
    ask_bots();
    keep_clocks();
    if (play_dirty_) {
      tell_updates();
    } else if (draft_dirty_) {
      tell_update(*draft_dirty_);
      playing_->events_staged.clear();
    }
    save_entries();
  }
  if (just_ended_) tell_all(ended());
  if (const SeatSet gone = given_up(); gone != given_up_) {
    given_up_ = gone;
    table_dirty_ = true;
  }
  if (table_dirty_) tell_table();
  play_dirty_ = table_dirty_ = just_ended_ = false;
  draft_dirty_.reset();
  if (row_dirty_) {
    row_.used_ms = now();
    writes_.emplace_back(row_);
    row_dirty_ = false;
  }
  if (!writes_.empty()) {
    const std::uint64_t sequence = outbox_.issue();
    ports_.store->write(sequence, std::exchange(writes_, {}));
  }
  outbox_.release();
  const std::int64_t wake = next_wake();
  if (wake != wake_ms_) ports_.clock->wake_at(wake_ms_ = wake);
}

void Table::save_entries() {
  const auto& entries = playing_->play.entries();
  if (playing_->saved_entries == entries.size()) return;
  const auto first = entries.begin() + static_cast<std::ptrdiff_t>(playing_->saved_entries);
  // Entries come before the end of the match that they lead to.
  writes_.insert(
      std::find_if(writes_.begin(), writes_.end(),
                   [](const Write& write) { return std::holds_alternative<MatchEnd>(write); }),
      NewEntries{playing_->play.row().id,
                 static_cast<std::uint32_t>(playing_->saved_entries),
                 {first, entries.end()},
                 now()});
  playing_->saved_entries = entries.size();
}

void Table::answer(const Request& request, protocol::ServerContent content) {
  outbox_.put({request.from}, {request.id, std::move(content)});
}

void Table::refuse(const Request& request, protocol::Refusal code, std::string text, int n) {
  answer(request, protocol::Refused{code, {}, n, std::move(text)});
}

std::int64_t Table::next_wake() const {
  std::int64_t next = 0;
  const auto consider = [&next](std::int64_t ms) {
    if (ms != 0 && (next == 0 || ms < next)) next = ms;
  };
  if (closed_) return next;
  // What is due already was seen to in this input; to ask for it again would never end.
  const std::int64_t time = ports_.clock->now_ms();
  for (std::size_t s = 0; s < row_.seats.size(); ++s) {
    if (absent_since_[s] == 0) continue;
    const bool playing = row_.phase == Phase::playing;
    const std::int64_t due = absent_since_[s] + (playing ? kAbsentMs : kSeatKeptMs);
    if (!playing || due > time) consider(due);
  }
  if (in_play() && !playing_->agree_end.empty() && row_.settings.clock_seconds == 0) {
    for (std::size_t s = 0; s < row_.seats.size(); ++s) {
      if (heard_ms_[s] + kSilentMs > time) consider(heard_ms_[s] + kSilentMs);
    }
  }
  if (!in_play() || playing_->clocks.paused()) return next;
  consider(playing_->clocks.next_due());
  for (const Thinking& thinking : playing_->thinking) {
    if (thinking.active && thinking.move) consider(thinking.due_ms);
  }
  return next;
}

bool Table::rests() const {
  if (failed_ || closed_) return true;
  if (outbox_.waits() || !asked_.empty()) return false;
  if (!in_play()) return next_wake() == 0;
  const bool thinks = std::any_of(playing_->thinking.begin(), playing_->thinking.end(),
                                  [](const Thinking& thinking) { return thinking.active; });
  const int clock = row_.settings.clock_seconds;
  return !thinks && playing_->draft == nullptr && (clock == 0 || clock >= kSlowClock);
}

void Table::tick() {
  if (failed_ || closed_) return;
  const std::int64_t time = now();
  if (in_play() && !playing_->clocks.paused()) {
    for (int s = 0; s < playing_->play.seats() && in_play(); ++s) {
      const Thinking& thinking = playing_->thinking[static_cast<std::size_t>(s)];
      if (thinking.active && thinking.move && thinking.due_ms <= time) play_thought(seat_of(s));
    }
    const SeatSet late = in_play() ? playing_->clocks.late(time) : SeatSet{};
    for (int s = 0; s < kMaxSeats; ++s) {
      if (late.has(seat_of(s))) run_out_of_time(seat_of(s));
    }
  } else if (row_.phase != Phase::playing) {
    free_abandoned_seats();
  }
  if (in_play()) count_votes();
  wake_ms_ = 0;
  finish_input();
}

bool Table::sits(const UserId& user, Seat seat) const {
  const SeatRow& row = at(seat);
  return row.kind == SeatKind::person && row.user == user;
}

SeatSet Table::seats_of(const UserId& user) const {
  SeatSet seats;
  for (int s = 0; valid(s); ++s) {
    if (sits(user, seat_of(s))) seats = seats.with(seat_of(s));
  }
  return seats;
}

std::optional<Seat> Table::own_seat(const Request& request, int seat) {
  if (!valid(seat)) {
    refuse(request, protocol::Refusal::no_seat);
    return std::nullopt;
  }
  if (!sits(request.guest->id, seat_of(seat))) {
    refuse(request, protocol::Refusal::not_your_seat);
    return std::nullopt;
  }
  const Listener* listener = listeners_.find(request.from);
  if (listener == nullptr || !listener->acting) {
    refuse(request, protocol::Refusal::taken_elsewhere);
    return std::nullopt;
  }
  return seat_of(seat);
}

std::optional<Seat> Table::playing_seat(const Request& request, int seat) {
  const auto own = own_seat(request, seat);
  if (own && !in_play()) {
    refuse(request, protocol::Refusal::not_playing);
    return std::nullopt;
  }
  return own;
}

}  // namespace mohreh::match
