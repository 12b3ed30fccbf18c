// What nobody needs any more: guests who never came back, and records past their time.

#include <vector>

#include "server/store/rows.h"

namespace mohreh::server {

// Whoever sits or hosts at a table, or plays a match that is not over, stays.
void store(SqlConnection& connection, const OldGuests& old) {
  std::vector<protocol::UserId> users;
  {
    Query query(connection,
                "SELECT id FROM users WHERE seen_ms < ? "
                "AND NOT EXISTS (SELECT 1 FROM table_users WHERE user = users.id) "
                "AND NOT EXISTS (SELECT 1 FROM match_users JOIN matches ON number = match "
                "WHERE user = users.id AND status = 0) LIMIT ?",
                old.unseen_since_ms, old.at_most);
    while (query.next()) users.push_back(query.id<protocol::UserId>(0));
  }
  for (const protocol::UserId& user : users) store(connection, UserDeleted{user});
}

void store(SqlConnection& connection, const OldRecords& old) {
  std::vector<std::int64_t> matches;
  {
    Query query(connection, "SELECT number FROM matches WHERE status <> 0 AND ended_ms < ? LIMIT ?",
                old.ended_before_ms, old.at_most);
    while (query.next()) matches.push_back(query.integer(0));
  }
  for (const std::int64_t match : matches) {
    Query(connection, "DELETE FROM entries WHERE match = ?", match).run();
    Query(connection, "DELETE FROM match_users WHERE match = ?", match).run();
    Query(connection, "DELETE FROM matches WHERE number = ?", match).run();
  }
}

}  // namespace mohreh::server
