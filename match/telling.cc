// What goes out to whom. A seat hears what its view gives, whoever watches what a spectator's does.

#include <utility>

#include "engine/core/hash.h"
#include "match/broadcast.h"
#include "match/steps.h"
#include "match/table.h"
#include "protocol/codec.h"

namespace mohreh::match {

void Table::tell_all(const protocol::ServerContent& content) {
  std::vector<Connection> everybody;
  for (const Listener& listener : listeners_) everybody.push_back(listener.connection);
  outbox_.put(std::move(everybody), {std::nullopt, content});
}

// The connections that see with a seat's eyes, or with a spectator's.
std::vector<Connection> Table::viewers(Seat viewer) const {
  std::vector<Connection> connections;
  for (const Listener& listener : listeners_) {
    const SeatSet seats = seats_of(listener.user);
    const bool sees = viewer == kSpectator ? seats.empty() : seats.has(viewer);
    if (sees) connections.push_back(listener.connection);
  }
  return connections;
}

// Nobody hears that there is nothing new: it would tell that somebody stages or thinks again.
void Table::tell_update(Seat viewer, const std::optional<UserId>& except) {
  std::vector<Connection> to = viewers(viewer);
  if (except) {
    for (const Connection connection : listeners_.of(*except)) std::erase(to, connection);
  }
  if (to.empty()) return;
  if (auto update = make_update(*playing_, row_.code, viewer, false, now())) {
    outbox_.put(std::move(to), {std::nullopt, std::move(*update)});
  }
}

void Table::tell_updates(std::optional<UserId> except) {
  Playing& playing = *playing_;
  for (int s = 0; s < playing.play.seats(); ++s) tell_update(seat_of(s), except);
  tell_update(kSpectator, except);
  playing.events.clear();
  playing.events_of_draft.clear();
  playing.events_staged.clear();
  playing.drafted_by = kSpectator;
  playing.stood_in = {};
}

// Somebody sees with other eyes from now on, on all devices.
void Table::tell_position(const UserId& user) {
  for (const Connection connection : listeners_.of(user)) {
    tell_position(connection, user, std::nullopt);
  }
}

// The whole position, to somebody who comes. The others of the same view are told first what they
// do not know, so that all of them know the same.
void Table::tell_position(Connection connection, const UserId& user, std::optional<int> seen) {
  if (playing_ == nullptr) return;
  if (play_dirty_) tell_updates(user);
  play_dirty_ = false;
  const std::int64_t time = now();
  const Play& play = playing_->play;
  const auto tell = [&](Seat viewer) {
    if (seen && *seen >= 0 && *seen < play.plies() && play.plies() - *seen <= kMostSteps) {
      protocol::Steps steps{*seen, play.plies(), {}};
      steps.steps.text = steps_json(play, viewer, *seen, play.plies());
      outbox_.put({connection}, {std::nullopt, std::move(steps)});
    }
    outbox_.put({connection},
                {std::nullopt, *make_update(*playing_, row_.code, viewer, true, time)});
  };
  const SeatSet seats = seats_of(user);
  for (int s = 0; s < play.seats(); ++s) {
    if (seats.has(seat_of(s))) tell(seat_of(s));
  }
  if (seats.empty()) tell(kSpectator);
  if (playing_->over && !just_ended_) outbox_.put({connection}, {std::nullopt, ended()});
}

protocol::TableState Table::state_for(const Listener& listener) const {
  protocol::TableState state;
  state.table = row_.code;
  state.phase = row_.phase;
  state.settings = row_.settings;
  state.acting = listener.acting;
  state.paused = in_play() && playing_->clocks.paused();
  state.match = row_.match;
  state.commitment = commitment_to(row_.seed);
  if (row_.last_match) state.last_match = protocol::to_text(*row_.last_match);
  for (const Listener& other : listeners_) {
    if (seats_of(other.user).empty()) ++state.spectators;
  }
  for (std::size_t s = 0; s < row_.seats.size(); ++s) {
    const SeatRow& row = row_.seats[s];
    const Seat seat = seat_of(static_cast<int>(s));
    const bool person = row.kind == SeatKind::person;
    protocol::SeatState shown;
    shown.kind = row.kind;
    shown.name = row.name;
    shown.bot = row.bot;
    shown.mine = person && row.user == listener.user;
    shown.host = row.user == row_.host;
    shown.entropy_hash = row.entropy_hash;
    shown.ready = row.kind == SeatKind::bot || row.entropy.has_value();
    shown.connected = person && absent_since_[s] == 0;
    shown.resigned = row.resigned;
    if (in_play()) {
      shown.away = playing_->play.away(seat);
      if (shown.away) shown.bot = kStandIn;
      shown.can_let_bot = !shown.away && given_up().has(seat);
      shown.agrees_end = playing_->agree_end.has(seat);
      shown.agrees_pause = playing_->agree_pause.has(seat);
      if (row_.settings.clock_seconds > 0) {
        shown.more_time_left = kMoreTimes - playing_->play.more_times(seat);
      }
    }
    state.seats.push_back(std::move(shown));
  }
  return state;
}

bool Table::is_news(Listener& listener, const protocol::TableState& state) {
  const std::string text = protocol::write_server_message({std::nullopt, state});
  const std::uint64_t before = std::exchange(listener.told, hash_bytes(text.data(), text.size()));
  return before != listener.told;
}

// Whatever somebody tries, the others hear of the table only when it is another.
void Table::tell_table() {
  for (Listener& listener : listeners_) {
    protocol::TableState state = state_for(listener);
    if (!is_news(listener, state)) continue;
    outbox_.put({listener.connection}, {std::nullopt, std::move(state)});
  }
}

protocol::TableRow Table::summary(const UserId& viewer) const {
  protocol::TableRow summary;
  summary.table = row_.code;
  summary.game = row_.settings.game;
  summary.title = row_.settings.title;
  summary.seats = static_cast<int>(row_.seats.size());
  summary.playing = row_.phase == Phase::playing;
  for (const SeatRow& seat : row_.seats) {
    if (seat.kind == SeatKind::empty) ++summary.free;
    if (seat.user == row_.host && summary.host.empty()) summary.host = seat.name;
  }
  if (in_play()) {
    const SeatSet asked = playing_->play.awaited().seats.minus(playing_->play.chosen());
    summary.my_turn =
        !SeatSet{static_cast<std::uint8_t>(asked.bits & seats_of(viewer).bits)}.empty();
    summary.since_ms = playing_->waits_since_ms;
  }
  // Against whom one plays is nobody else's business.
  if (concerns(viewer)) summary.sitters = sitters_for(viewer);
  return summary;
}

std::vector<protocol::Sitter> Table::sitters_for(const UserId& viewer) const {
  SeatSet asked;
  if (in_play()) asked = playing_->play.awaited().seats.minus(playing_->play.chosen());
  std::vector<protocol::Sitter> sitters;
  for (int s = 0; valid(s); ++s) {
    const SeatRow& seat = at(seat_of(s));
    sitters.push_back({seat.kind, seat.name, sits(viewer, seat_of(s)), asked.has(seat_of(s))});
  }
  return sitters;
}

// What is over has its record; whoever has given up a seat, or has left the table they made before
// anybody sat down, is done with it.
bool Table::concerns(const UserId& user) const {
  const bool hosts = row_.host == user && listeners_.hears(user);
  return row_.phase != Phase::over && (hosts || !seats_of(user).empty());
}

}  // namespace mohreh::match
