#pragma once
// Answers from the database. From any thread: each call takes a connection of its own from a small
// pool and sees one state of the data, never half a submission. It may wait for the disk, so no
// network thread calls it. Throws StoreError (`unreadable`: only what was asked for).

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "match/stored.h"
#include "protocol/server_to_client.h"
#include "server/store/database.h"
#include "server/store/sql_connection.h"
#include "server/store/store_write.h"

namespace mohreh::server {

// A table as far as it is known without opening it.
struct TableSummary {
  protocol::TableCode code;
  std::string game;
  protocol::Phase phase = protocol::Phase::gathering;
  bool open = false;
  std::int64_t deadline_ms = 0;  // 0: nothing to wake it for
  std::int64_t used_ms = 0;

  friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

class Reader {
 public:
  // `database` outlives the reader.
  explicit Reader(const Database& database) : file_(database.file()) {}

  // Every table that is not closed, by code; quick also for ten thousand.
  std::vector<TableSummary> table_index();
  // With the match it plays, if it plays one.
  std::optional<match::StoredTable> load_table(protocol::TableCode code);
  // Where they sit or are the host.
  std::vector<protocol::TableCode> tables_of(const protocol::UserId& user);

  std::optional<match::StoredMatch> load_match(const protocol::MatchId& id);
  // Ended before that time (0: now), the latest first, at most `limit`; one row for each of their
  // seats.
  std::vector<protocol::RecordRow> finished_matches(const protocol::UserId& user, int limit,
                                                    std::int64_t before_ms = 0);

  std::optional<UserRow> user(const protocol::UserId& id);
  std::optional<UserRow> user_by_token_hash(const protocol::Hash& hash);
  // All that is stored of a person, as JSON; none when there is nobody.
  std::optional<std::string> export_user(const protocol::UserId& id);

 private:
  // Calls `read` with a connection inside a transaction.
  template <class Read>
  auto with_connection(const Read& read);

  const std::filesystem::path file_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<SqlConnection>> idle_;
};

}  // namespace mohreh::server
