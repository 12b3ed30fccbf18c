// Before and between matches: who sits where, what is agreed, who is ready.

#include <algorithm>

#include "bots/players/player.h"
#include "engine/facade/registry.h"
#include "match/cleaning.h"
#include "match/table.h"

namespace mohreh::match {

using protocol::Refusal;

void Table::on(const Request& request, const protocol::Sit& sit) {
  if (row_.phase == Phase::playing) return refuse(request, Refusal::playing);
  if (!valid(sit.seat)) return refuse(request, Refusal::no_seat);
  if (listeners_.find(request.from) == nullptr) return refuse(request, Refusal::not_your_seat);
  const Seat seat = seat_of(sit.seat);
  const bool renews = sits(request.guest->id, seat);
  if (at(seat).kind != SeatKind::empty && !renews) return refuse(request, Refusal::no_seat);
  SeatRow row;
  row.kind = SeatKind::person;
  row.user = request.guest->id;
  row.name = request.guest->name;
  row.entropy_hash = sit.entropy_hash;
  void_shown_entropy();
  at(seat) = std::move(row);
  pass_host();
  note_presence();
  save_row();
  table_dirty_ = true;
  done(request);
}

void Table::on(const Request& request, const protocol::Stand& stand) {
  if (row_.phase == Phase::playing) return refuse(request, Refusal::playing);
  const auto seat = own_seat(request, stand.seat);
  if (!seat) return;
  empty_seat(at(*seat));
  pass_host();
  save_row();
  table_dirty_ = true;
  done(request);
}

bool Table::gathering_for_host(const Request& request) {
  if (row_.host != request.guest->id) {
    refuse(request, Refusal::not_host);
  } else if (row_.phase == Phase::playing) {
    refuse(request, Refusal::playing);
  } else {
    return true;
  }
  return false;
}

void Table::on(const Request& request, const protocol::SetSeat& set) {
  if (!gathering_for_host(request)) return;
  if (!valid(set.seat)) return refuse(request, Refusal::no_seat);
  std::vector<std::string> bots(row_.seats.size());
  bots[static_cast<std::size_t>(set.seat)] = set.bot;
  if (auto wrong = problem(row_.settings, bots)) return refuse(request, Refusal::game, *wrong);
  SeatRow& seat = row_.seats[static_cast<std::size_t>(set.seat)];
  const auto sat = seat.kind == SeatKind::person ? seat.user : std::nullopt;
  void_shown_entropy();
  empty_seat(seat);
  if (!set.bot.empty()) {
    seat.kind = SeatKind::bot;
    seat.bot = set.bot;
  }
  if (sat && *sat != request.guest->id && seats_of(*sat).empty()) {
    outbox_.put(listeners_.of(*sat),
                {std::nullopt, protocol::Goodbye{row_.code, protocol::Farewell::removed}});
    for (const Connection connection : listeners_.of(*sat)) listeners_.leave(connection);
  }
  note_presence();
  save_row();
  table_dirty_ = true;
  done(request);
}

void Table::on(const Request& request, const protocol::SwapSeats& swap) {
  if (!gathering_for_host(request)) return;
  if (!valid(swap.a) || !valid(swap.b)) return refuse(request, Refusal::no_seat);
  const auto a = static_cast<std::size_t>(swap.a);
  const auto b = static_cast<std::size_t>(swap.b);
  std::swap(row_.seats[a], row_.seats[b]);
  std::swap(absent_since_[a], absent_since_[b]);
  void_shown_entropy();
  save_row();
  table_dirty_ = true;
  done(request);
}

// How long bots wait is no rule of the match: the host may change that alone at any time.
bool Table::changes_pace_alone(const protocol::ChangeSettings& change) const {
  protocol::TableSettings now = row_.settings;
  now.pace = change.settings.pace;
  return change.settings == now && change.seats == static_cast<int>(row_.seats.size());
}

void Table::on(const Request& request, const protocol::ChangeSettings& change) {
  if (row_.phase == Phase::playing && row_.host == request.guest->id &&
      changes_pace_alone(change)) {
    row_.settings.pace = change.settings.pace;
    save_row();
    table_dirty_ = true;
    return done(request);
  }
  if (!gathering_for_host(request)) return;
  if (change.seats < 0 || change.seats > kMaxSeats) return refuse(request, Refusal::no_seat);
  const auto count = static_cast<std::size_t>(change.seats);
  for (std::size_t s = count; s < row_.seats.size(); ++s) {
    if (row_.seats[s].kind == SeatKind::person) {
      return refuse(request, Refusal::no_seat, "somebody sits there", static_cast<int>(s));
    }
  }
  std::vector<std::string> bots(count);
  const AnyGame* game = find_game(change.settings.game);
  for (std::size_t s = 0; s < count && s < row_.seats.size(); ++s) bots[s] = row_.seats[s].bot;
  // Another game may not have a bot of that name; the usual level is everywhere.
  if (game != nullptr && change.settings.game != row_.settings.game) {
    const auto names = player_names(*game);
    for (std::string& bot : bots) {
      const bool known = std::find(names.begin(), names.end(), bot) != names.end();
      if (!bot.empty() && !known) bot = kStandIn;
    }
  }
  if (auto wrong = problem(change.settings, bots)) return refuse(request, Refusal::game, *wrong);
  row_.settings = change.settings;
  row_.settings.title = cleaned(row_.settings.title, kLongestTitle);
  row_.seats.resize(count);
  for (std::size_t s = 0; s < count; ++s) row_.seats[s].bot = bots[s];
  row_.first_seat = -1;
  void_shown_entropy();
  save_row();
  table_dirty_ = true;
  done(request);
}

void Table::on(const Request& request, const protocol::Ready& ready) {
  if (row_.phase == Phase::playing) return refuse(request, Refusal::playing);
  const auto seat = own_seat(request, ready.seat);
  if (!seat) return;
  SeatRow& row = at(*seat);
  if (row.entropy_hash != commitment_to(ready.entropy)) return refuse(request, Refusal::entropy);
  row.entropy = ready.entropy;
  save_row();
  table_dirty_ = true;
  done(request);
  // A rematch needs no more than that everybody wants it.
  if (row_.phase == Phase::over && !seat_not_ready()) start_match();
}

void Table::on(const Request& request, const protocol::Start&) {
  if (!gathering_for_host(request)) return;
  if (const auto seat = seat_not_ready()) return refuse(request, Refusal::not_ready, {}, *seat);
  done(request);
  start_match();
}

void Table::empty_seat(SeatRow& seat) {
  seat = SeatRow{};
  note_presence();
}

// The host is somebody who sits; when that one is gone, the next in the order of seats. Whoever has
// made a table and has not sat down yet stays host while there is nobody else.
void Table::pass_host() {
  SeatSet people;
  for (int s = 0; valid(s); ++s) {
    if (at(seat_of(s)).kind == SeatKind::person) people = people.with(seat_of(s));
  }
  if (people.empty() || !seats_of(row_.host).empty() || listeners_.hears(row_.host)) return;
  row_.host = *at(people.lowest()).user;
  save_row();
}

// Whoever promises something new must not know what others have shown, or it could be chosen to
// suit (docs/fairness.md); and where seats and rules change everybody has to be ready again. So
// what was shown is worth nothing any more.
void Table::void_shown_entropy() {
  for (SeatRow& seat : row_.seats) {
    if (!seat.entropy) continue;
    seat.entropy.reset();
    seat.entropy_hash.reset();
  }
}

std::optional<int> Table::seat_not_ready() const {
  for (int s = 0; valid(s); ++s) {
    const SeatRow& seat = at(seat_of(s));
    if (seat.kind == SeatKind::empty || (seat.kind == SeatKind::person && !seat.entropy)) return s;
  }
  return std::nullopt;
}

void Table::free_abandoned_seats() {
  for (int s = 0; valid(s); ++s) {
    const std::int64_t since = absent_since_[static_cast<std::size_t>(s)];
    if (since == 0 || since + kSeatKeptMs > now()) continue;
    at(seat_of(s)) = SeatRow{};
    absent_since_[static_cast<std::size_t>(s)] = 0;
    save_row();
    table_dirty_ = true;
  }
  pass_host();
}

}  // namespace mohreh::match
