#include "match/turning_points.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "match/broadcast.h"

namespace mohreh::match {
namespace {

using Totals = std::array<int, kMaxSeats>;

Totals totals_in(const AnyState& state, int seats) {
  const AnyView view = open_to(state, kOpen);
  Totals totals{};
  for (int s = 0; s < seats; ++s) {
    for (const PointRow& row : state.game->breakdown(view, seat_of(s))) {
      totals[static_cast<std::size_t>(s)] += row.points;
    }
  }
  return totals;
}

// The largest change; none when nothing changed.
std::optional<TurningPoint> change_between(const Totals& before, const Totals& after, int seats) {
  TurningPoint most;
  for (int s = 0; s < seats; ++s) {
    const auto slot = static_cast<std::size_t>(s);
    const int by = after[slot] - before[slot];
    if (std::abs(by) > std::abs(most.by)) most = {0, seat_of(s), by, {}};
  }
  return most.by == 0 ? std::nullopt : std::optional(most);
}

bool is_larger(const TurningPoint& a, const TurningPoint& b) {
  return std::abs(a.by) > std::abs(b.by);
}

bool is_earlier(const TurningPoint& a, const TurningPoint& b) {
  return a.ply < b.ply;
}

}  // namespace

std::vector<TurningPoint> turning_points(const Play& play) {
  const AnyGame& game = play.game();
  AnyState state = game.setup(*parse_options(game, play.row().options), play.seats());
  Totals before = totals_in(state, play.seats());
  std::vector<TurningPoint> found;
  int ply = 0;
  for (const Entry& entry : play.entries()) {
    if (!entry.is_ply()) continue;
    EventLog events;
    game.apply(state, {entry.seat, {entry.code}}, &events);
    ++ply;
    const Totals after = totals_in(state, play.seats());
    if (auto change = change_between(before, after, play.seats())) {
      change->ply = ply;
      change->events = events;
      const auto place = std::upper_bound(found.begin(), found.end(), *change, is_larger);
      found.insert(place, *change);
      if (found.size() > kMostTurningPoints) found.pop_back();
    }
    before = after;
  }
  std::sort(found.begin(), found.end(), is_earlier);
  return found;
}

std::string turning_points_json(const Play& play) {
  std::string text;
  JsonWriter out(text);
  out.begin_array();
  for (const TurningPoint& point : turning_points(play)) {
    out.begin_object();
    out.field("ply", point.ply);
    out.field("seat", static_cast<int>(point.seat.index));
    out.field("by", point.by);
    out.key("events");
    write_events(out, play.game(), {point.events.begin(), point.events.end()}, kOpen);
    out.end_object();
  }
  out.end_array();
  return text;
}

}  // namespace mohreh::match
