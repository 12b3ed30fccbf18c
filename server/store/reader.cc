#include "server/store/reader.h"

#include <limits>
#include <utility>

#include "server/store/store_error.h"
#include "server/store/stored_rows.h"

namespace mohreh::server {

template <class Read>
auto Reader::with_connection(const Read& read) {
  std::unique_ptr<SqlConnection> connection;
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      connection = std::move(idle_.back());
      idle_.pop_back();
    }
  }
  try {
    if (!connection) connection = std::make_unique<SqlConnection>(file_, Access::read);
    connection->run("BEGIN");
    auto answer = read(*connection);
    connection->run("COMMIT");
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(connection));
    return answer;
  } catch (const SQLite::Exception& error) {
    // The connection is not used again; the next call opens a fresh one.
    throw explained(error, file_);
  }
}

std::vector<TableSummary> Reader::table_index() {
  return with_connection([](SqlConnection& connection) {
    std::vector<TableSummary> tables;
    Query query(connection,
                "SELECT code, game, phase, open, deadline_ms, used_ms FROM tables ORDER BY code");
    while (query.next()) {
      tables.push_back({{static_cast<std::uint32_t>(query.integer(0))},
                        query.text(1),
                        static_cast<protocol::Phase>(query.integer(2)),
                        query.integer(3) != 0,
                        query.integer(4),
                        query.integer(5)});
    }
    return tables;
  });
}

std::optional<match::StoredTable> Reader::load_table(protocol::TableCode code) {
  return with_connection([code](SqlConnection& connection) -> std::optional<match::StoredTable> {
    Query query(connection, "SELECT body FROM tables WHERE code = ?", code);
    if (!query.next()) return std::nullopt;
    match::StoredTable table{table_from(query.text(0)), std::nullopt};
    if (table.row.phase == protocol::Phase::playing) {
      table.match = stored_match(connection, table.row.match);
    }
    return table;
  });
}

std::vector<protocol::TableCode> Reader::tables_of(const protocol::UserId& user) {
  return with_connection([&user](SqlConnection& connection) {
    std::vector<protocol::TableCode> codes;
    Query query(connection,
                "SELECT DISTINCT code FROM table_users WHERE user = ? AND place >= ? ORDER BY code",
                user, kHostPlace);
    while (query.next()) codes.push_back({static_cast<std::uint32_t>(query.integer(0))});
    return codes;
  });
}

std::optional<match::StoredMatch> Reader::load_match(const protocol::MatchId& id) {
  return with_connection([&id](SqlConnection& connection) { return stored_match(connection, id); });
}

std::vector<protocol::RecordRow> Reader::finished_matches(const protocol::UserId& user, int limit,
                                                          std::int64_t before_ms) {
  if (before_ms <= 0) before_ms = std::numeric_limits<std::int64_t>::max();
  return with_connection([&](SqlConnection& connection) {
    std::vector<protocol::RecordRow> rows;
    Query query(connection,
                "SELECT id, game, seat, body, points, ranks, ended_ms FROM match_users "
                "JOIN matches ON number = match WHERE user = ? AND status > 0 AND ended_ms < ? "
                "ORDER BY ended_ms DESC, number DESC, seat LIMIT ?",
                user, before_ms, limit);
    while (query.next()) {
      rows.push_back({query.id<protocol::MatchId>(0), query.text(1),
                      static_cast<int>(query.integer(2)), match_from(query.text(3)).names,
                      numbers_from(query.text(4)), numbers_from(query.text(5)), query.integer(6)});
    }
    return rows;
  });
}

std::optional<UserRow> Reader::user(const protocol::UserId& id) {
  return with_connection([&id](SqlConnection& connection) { return stored_user(connection, id); });
}

std::optional<UserRow> Reader::user_by_token_hash(const protocol::Hash& hash) {
  return with_connection([&hash](SqlConnection& connection) -> std::optional<UserRow> {
    Query query(connection, "SELECT user FROM tokens WHERE hash = ?", hash);
    if (!query.next()) return std::nullopt;
    return stored_user(connection, query.id<protocol::UserId>(0));
  });
}

std::optional<std::string> Reader::export_user(const protocol::UserId& id) {
  return with_connection(
      [&id](SqlConnection& connection) { return person_as_json(connection, id); });
}

}  // namespace mohreh::server
