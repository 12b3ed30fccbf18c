// A person's own data as one JSON text. Other people's names are theirs, so they stay out.

#include "engine/core/fields.h"
#include "engine/core/json_writer.h"
#include "server/store/stored_rows.h"

namespace mohreh::server {
namespace {

using protocol::UserId;

void write_devices(JsonWriter& out, SqlConnection& connection, const UserId& id) {
  out.key("devices");
  out.begin_array();
  Query query(connection, "SELECT created_ms FROM tokens WHERE user = ? ORDER BY created_ms", id);
  while (query.next()) {
    out.begin_object();
    out.field("since_ms", query.integer(0));
    out.end_object();
  }
  out.end_array();
}

void write_table(JsonWriter& out, const match::TableRow& row, const UserId& id) {
  out.begin_object();
  out.field("code", protocol::to_text(row.code));
  out.field("game", row.settings.game);
  out.field("title", row.settings.title);
  out.field("phase", name_of(row.phase));
  out.field("host", row.host == id);
  out.key("seats");
  out.begin_array();
  for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
    if (row.seats[seat].user == id) out.value(seat);
  }
  out.end_array();
  out.field("made_ms", row.made_ms);
  out.field("used_ms", row.used_ms);
  out.end_object();
}

void write_tables(JsonWriter& out, SqlConnection& connection, const UserId& id) {
  out.key("tables");
  out.begin_array();
  Query query(connection,
              "SELECT body FROM tables "
              "WHERE code IN (SELECT code FROM table_users WHERE user = ?) ORDER BY code",
              id);
  while (query.next()) write_table(out, table_from(query.text(0)), id);
  out.end_array();
}

void write_matches(JsonWriter& out, SqlConnection& connection, const UserId& id) {
  out.key("matches");
  out.begin_array();
  Query query(connection,
              "SELECT id, game, table_code, seat, status, started_ms, ended_ms, points, ranks, "
              "body FROM match_users JOIN matches ON number = match WHERE user = ? "
              "ORDER BY started_ms, number, seat",
              id);
  while (query.next()) {
    const auto seat = static_cast<std::size_t>(query.integer(3));
    const match::MatchRow row = match_from(query.text(9));
    const bool ended = !query.is_null(6);
    out.begin_object();
    out.field("id", protocol::to_text(query.id<protocol::MatchId>(0)));
    out.field("game", query.text(1));
    out.field("table", query.integer(2));
    out.field("seat", seat);
    if (seat < row.users.size() && row.users[seat] == id) out.field("name", row.names[seat]);
    out.field("seats", row.seats);
    out.field("status", name_of(static_cast<MatchStatus>(query.integer(4))));
    out.field("started_ms", query.integer(5));
    if (ended) {
      out.field("ended_ms", query.integer(6));
      out.key("points");
      out.raw(query.text(7));
      out.key("ranks");
      out.raw(query.text(8));
    }
    out.end_object();
  }
  out.end_array();
}

}  // namespace

std::optional<std::string> person_as_json(SqlConnection& connection, const UserId& id) {
  const auto user = stored_user(connection, id);
  if (!user) return std::nullopt;
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("user", protocol::to_text(id));
  out.field("name", user->name);
  out.field("created_ms", user->created_ms);
  out.field("seen_ms", user->seen_ms);
  write_devices(out, connection, id);
  write_tables(out, connection, id);
  write_matches(out, connection, id);
  out.end_object();
  return json;
}

}  // namespace mohreh::server
