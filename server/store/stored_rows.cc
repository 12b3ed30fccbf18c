#include "server/store/stored_rows.h"

#include "protocol/json_codec.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

std::vector<match::Entry> stored_entries(SqlConnection& connection, std::int64_t match) {
  std::vector<match::Entry> entries;
  Query query(connection, "SELECT n, kind, seat, code FROM entries WHERE match = ? ORDER BY n",
              match);
  while (query.next()) {
    const std::int64_t kind = query.integer(1);
    if (query.integer(0) != static_cast<std::int64_t>(entries.size()) || kind < 0 ||
        kind > static_cast<std::int64_t>(match::kLastEntryKind)) {
      throw StoreError(StoreFault::unreadable,
                       "Entry " + std::to_string(entries.size()) + " of a stored match is wrong.");
    }
    entries.push_back({static_cast<std::uint32_t>(query.integer(3)),
                       Seat{static_cast<std::int8_t>(query.integer(2))},
                       static_cast<match::EntryKind>(kind)});
  }
  return entries;
}

}  // namespace

std::vector<int> numbers_from(const std::string& json) {
  std::vector<int> numbers;
  if (const auto problem = protocol::from_json(json, numbers)) {
    throw StoreError(StoreFault::unreadable,
                     "The result of a stored match cannot be read (" + problem->message() + ").");
  }
  return numbers;
}

std::optional<match::StoredMatch> stored_match(SqlConnection& connection,
                                               const protocol::MatchId& id) {
  Query query(connection,
              "SELECT number, body, status, ended_ms, points, ranks FROM matches WHERE id = ?", id);
  if (!query.next()) return std::nullopt;
  match::StoredMatch stored;
  stored.row = match_from(query.text(1));
  stored.entries = stored_entries(connection, query.integer(0));
  if (query.integer(2) != static_cast<int>(MatchStatus::running)) {
    stored.end = match::MatchEnd{id, numbers_from(query.text(4)), numbers_from(query.text(5)),
                                 query.integer(3)};
  }
  return stored;
}

std::optional<UserRow> stored_user(SqlConnection& connection, const protocol::UserId& id) {
  Query query(connection, "SELECT name, created_ms, seen_ms FROM users WHERE id = ?", id);
  if (!query.next()) return std::nullopt;
  return UserRow{id, query.text(0), query.integer(1), query.integer(2)};
}

}  // namespace mohreh::server
