#include <sodium.h>

#include <utility>
#include <vector>

#include "protocol/json_codec.h"
#include "server/store/rows.h"

namespace mohreh::server {
namespace {

using protocol::UserId;

void forget_in(match::TableRow& row, const UserId& user) {
  for (match::SeatRow& seat : row.seats) {
    if (seat.user != user) continue;
    seat.user.reset();
    seat.name.clear();
  }
  if (row.host == user) row.host = {};
}

// The name at a seat goes only with the person it belongs to, not with one who took it over later.
void forget_in(match::MatchRow& row, const UserId& user) {
  for (std::size_t seat = 0; seat < row.users.size(); ++seat) {
    if (row.users[seat] != user) continue;
    row.users[seat].reset();
    if (seat < row.names.size()) row.names[seat].clear();
  }
}

void forget_in_tables(SqlConnection& connection, const UserId& user) {
  std::vector<std::string> bodies;
  {
    Query query(connection,
                "SELECT body FROM tables "
                "WHERE code IN (SELECT code FROM table_users WHERE user = ?)",
                user);
    while (query.next()) bodies.push_back(query.text(0));
  }
  for (const std::string& body : bodies) {
    match::TableRow row = table_from(body);
    forget_in(row, user);
    store(connection, row);
  }
}

void forget_in_matches(SqlConnection& connection, const UserId& user) {
  std::vector<std::pair<std::int64_t, std::string>> bodies;
  {
    Query query(connection,
                "SELECT number, body FROM matches "
                "WHERE number IN (SELECT match FROM match_users WHERE user = ?)",
                user);
    while (query.next()) bodies.emplace_back(query.integer(0), query.text(1));
  }
  for (const auto& [number, body] : bodies) {
    match::MatchRow row = match_from(body);
    forget_in(row, user);
    Query(connection, "UPDATE matches SET body = ? WHERE number = ?", protocol::to_json(row),
          number)
        .run();
  }
  Query(connection, "DELETE FROM match_users WHERE user = ?", user).run();
}

}  // namespace

protocol::Hash hash_of(const protocol::Token& token) {
  protocol::Hash hash;
  crypto_generichash(hash.bytes.data(), hash.bytes.size(), token.bytes.data(), token.bytes.size(),
                     nullptr, 0);
  return hash;
}

void store(SqlConnection& connection, const UserRow& row) {
  Query(connection,
        "INSERT INTO users (id, name, created_ms, seen_ms) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_ms = excluded.seen_ms",
        row.id, row.name, row.created_ms, row.seen_ms)
      .run();
}

void store(SqlConnection& connection, const TokenRow& row) {
  Query(connection, "INSERT INTO tokens (hash, user, created_ms) VALUES (?, ?, ?)", row.hash,
        row.user, row.created_ms)
      .run();
}

void store(SqlConnection& connection, const UserSeen& seen) {
  Query(connection, "UPDATE users SET seen_ms = ? WHERE id = ? AND seen_ms < ?", seen.seen_ms,
        seen.id, seen.seen_ms)
      .run();
}

void store(SqlConnection& connection, const UserDeleted& deleted) {
  forget_in_tables(connection, deleted.id);
  forget_in_matches(connection, deleted.id);
  // Their tokens go with them.
  Query(connection, "DELETE FROM users WHERE id = ?", deleted.id).run();
}

}  // namespace mohreh::server
