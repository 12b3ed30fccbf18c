#include <string>

#include "protocol/json_codec.h"
#include "server/store/rows.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

std::int64_t number_of(SqlConnection& connection, const match::MatchId& id) {
  Query query(connection, "SELECT number FROM matches WHERE id = ?", id);
  if (query.next()) return query.integer(0);
  throw StoreError(StoreFault::refused, "No match is called " + protocol::to_text(id) + ".");
}

// A journal with a hole could not be replayed, so it must not come to be: when writes of a match
// failed, those after them fail too.
void expect_no_gap(SqlConnection& connection, std::int64_t match, std::uint32_t first) {
  if (first == 0) return;
  Query query(connection, "SELECT 1 FROM entries WHERE match = ? AND n = ?", match, first - 1);
  if (query.next()) return;
  throw StoreError(
      StoreFault::refused,
      "Entry " + std::to_string(first) + " of a match cannot follow: the one before is missing.");
}

}  // namespace

void store(SqlConnection& connection, const match::MatchRow& row) {
  Query(connection,
        "INSERT INTO matches (id, table_code, game, status, started_ms, body) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        row.id, row.table, row.game, static_cast<int>(MatchStatus::running), row.started_ms,
        protocol::to_json(row))
      .run();
  const std::int64_t number = number_of(connection, row.id);
  for (std::size_t seat = 0; seat < row.users.size(); ++seat) {
    if (!row.users[seat]) continue;
    Query(connection, "INSERT INTO match_users (user, match, seat) VALUES (?, ?, ?)",
          *row.users[seat], number, seat)
        .run();
  }
}

void store(SqlConnection& connection, const match::NewEntries& added) {
  const std::int64_t match = number_of(connection, added.match);
  expect_no_gap(connection, match, added.first);
  std::uint32_t n = added.first;
  for (const match::Entry& entry : added.entries) {
    Query(connection,
          "INSERT INTO entries (match, n, kind, seat, code, at_ms) VALUES (?, ?, ?, ?, ?, ?)",
          match, n++, static_cast<int>(entry.kind), entry.seat.index, entry.code, added.at_ms)
        .run();
  }
}

void store(SqlConnection& connection, const match::MatchEnd& end) {
  const auto status = end.aborted() ? MatchStatus::aborted : MatchStatus::finished;
  const int changed = Query(connection,
                            "UPDATE matches SET status = ?, ended_ms = ?, points = ?, ranks = ? "
                            "WHERE id = ? AND status = 0",
                            static_cast<int>(status), end.ended_ms, protocol::to_json(end.points),
                            protocol::to_json(end.ranks), end.id)
                          .run();
  if (changed == 1) return;
  throw StoreError(StoreFault::refused,
                   "No running match is called " + protocol::to_text(end.id) + ".");
}

match::MatchRow match_from(const std::string& body) {
  match::MatchRow row;
  if (const auto problem = protocol::from_json(body, row)) {
    throw StoreError(StoreFault::unreadable,
                     "A stored match cannot be read (" + problem->message() + ").");
  }
  return row;
}

}  // namespace mohreh::server
