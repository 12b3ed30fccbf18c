#include "server/api/record_pages.h"

#include "engine/core/json_writer.h"
#include "engine/core/words.h"
#include "match/steps.h"
#include "match/turning_points.h"
#include "server/api/api.h"
#include "server/http/target.h"

namespace mohreh::server {
namespace {

// Who looks; none when there is no such viewer.
std::optional<Seat> viewer_of(std::string_view text, int seats) {
  if (text.empty() || text == "open") return kOpen;
  if (text == "spectator") return kSpectator;
  const auto seat = parse_number<int>(text);
  if (!seat || *seat < 0 || *seat >= seats) return std::nullopt;
  return seat_of(*seat);
}

}  // namespace

std::string record_info(const match::Play& play, const std::optional<match::MatchEnd>& end) {
  const match::MatchRow& row = play.row();
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.field("game", row.game);
  out.field("rules_version", row.rules_version);
  out.field("options", row.options);
  out.field("seats", row.seats);
  out.key("names");
  out.begin_array();
  for (const std::string& name : row.names) out.value(name);
  out.end_array();
  out.field("plies", play.plies());
  out.field("forked", row.forked);
  out.field("over", play.awaited().nobody());
  const bool scored = play.awaited().nobody();
  if (scored) {
    const Outcome outcome = play.game().outcome(play.state());
    out.key("points");
    out.begin_array();
    for (int s = 0; s < row.seats; ++s) out.value(outcome.points[static_cast<std::size_t>(s)]);
    out.end_array();
    out.key("ranks");
    out.begin_array();
    for (int s = 0; s < row.seats; ++s) {
      out.value(static_cast<int>(outcome.ranks[static_cast<std::size_t>(s)]));
    }
    out.end_array();
  }
  if (end) {
    out.field("aborted", end->aborted());
    out.field("started_ms", row.started_ms);
    out.field("ended_ms", end->ended_ms);
  }
  out.end_object();
  return text;
}

ApiResponse record_steps(const match::Play& play, std::string_view query) {
  const auto number = [&query](std::string_view key) {
    return parse_number<int>(query_value(query, key).value_or(""));
  };
  const int from = number("from").value_or(0);
  const int to = number("to").value_or(std::min(play.plies(), from + kUsualRecordSteps));
  const auto viewer = viewer_of(query_value(query, "view").value_or(""), play.seats());
  if (!viewer || from < 0 || to < from || to > play.plies() || to - from > kMostRecordSteps) {
    return Api::problem(400, "steps");
  }
  // An unfinished file that somebody brought has no secrets from the one who brought it, but the
  // rules open a position only at its end.
  const Seat looks = *viewer == kOpen && !play.awaited().nobody() ? kSpectator : *viewer;
  return {200, match::steps_json(play, looks, from, to), "application/json", {}};
}

std::string record_moments(const match::Play& play) {
  return play.awaited().nobody() ? match::turning_points_json(play) : "[]";
}

Parsed<match::Play> play_from_record(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return record.error();
  if (record->position) return TextError{1, 1, "a record that begins in the middle"};
  match::MatchRow row;
  row.game = record->game->info->key;
  row.rules_version = record->game->rules_of(record->options);
  row.options = options_text(record->options);
  row.seats = record->seats;
  row.forked = true;
  row.names.assign(record->names.begin(), record->names.begin() + record->seats);
  row.users.resize(row.names.size());
  row.contributions.resize(row.names.size());
  match::Play play(std::move(row));
  std::vector<Event> events;
  for (const AnyPly& ply : record->plies) {
    play.add({ply.move.code, ply.by, match::EntryKind::given}, events);
    events.clear();
  }
  return play;
}

}  // namespace mohreh::server
