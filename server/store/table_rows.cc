#include <algorithm>
#include <vector>

#include "protocol/json_codec.h"
#include "server/store/rows.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

struct Place {
  int place;
  protocol::UserId user;

  friend bool operator==(const Place&, const Place&) = default;
  friend auto operator<=>(const Place&, const Place&) = default;
};

// In the order of the primary key.
std::vector<Place> places_in(const match::TableRow& row) {
  std::vector<Place> places;
  if (row.host != protocol::UserId{}) places.push_back({kHostPlace, row.host});
  for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
    if (row.seats[seat].user) places.push_back({static_cast<int>(seat), *row.seats[seat].user});
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

std::vector<Place> stored_places(SqlConnection& connection, protocol::TableCode code) {
  std::vector<Place> places;
  Query query(connection, "SELECT place, user FROM table_users WHERE code = ? ORDER BY place, user",
              code);
  while (query.next()) {
    places.push_back({static_cast<int>(query.integer(0)), query.id<protocol::UserId>(1)});
  }
  return places;
}

// Who took over a bot's seat is not in the match's own row, but it is their match too.
void add_to_match(SqlConnection& connection, const match::MatchId& match,
                  const std::vector<Place>& places) {
  for (const Place& each : places) {
    if (each.place < 0) continue;
    Query(connection,
          "INSERT OR IGNORE INTO match_users (user, match, seat) "
          "SELECT ?, number, ? FROM matches WHERE id = ?",
          each.user, each.place, match)
        .run();
  }
}

}  // namespace

void store(SqlConnection& connection, const match::TableRow& row) {
  Query(connection,
        "INSERT INTO tables (code, game, phase, open, deadline_ms, used_ms, body) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET game = excluded.game, "
        "phase = excluded.phase, open = excluded.open, deadline_ms = excluded.deadline_ms, "
        "used_ms = excluded.used_ms, body = excluded.body",
        row.code, row.settings.game, static_cast<int>(row.phase), row.settings.open,
        row.deadline_ms, row.used_ms, protocol::to_json(row))
      .run();
  // People change seldom, rows often: most writes end here after one look at the index.
  const std::vector<Place> places = places_in(row);
  if (places == stored_places(connection, row.code)) return;
  Query(connection, "DELETE FROM table_users WHERE code = ?", row.code).run();
  for (const Place& each : places) {
    Query(connection, "INSERT INTO table_users (code, place, user) VALUES (?, ?, ?)", row.code,
          each.place, each.user)
        .run();
  }
  if (row.phase == protocol::Phase::playing) add_to_match(connection, row.match, places);
}

void store(SqlConnection& connection, const match::TableClosed& closed) {
  // Its table_users go with it.
  Query(connection, "DELETE FROM tables WHERE code = ?", closed.code).run();
}

match::TableRow table_from(const std::string& body) {
  match::TableRow row;
  if (const auto problem = protocol::from_json(body, row)) {
    throw StoreError(StoreFault::unreadable,
                     "A stored table cannot be read (" + problem->message() + ").");
  }
  return row;
}

}  // namespace mohreh::server
