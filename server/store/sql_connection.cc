#include "server/store/sql_connection.h"

#include <sqlite3.h>

namespace mohreh::server {
namespace {

constexpr int kBusyMs = 5'000;  // a backup or a person's shell may hold it for a moment

// Of a new file. A ply changes one page of its match, and all of that page goes to the disk: with
// small ones a thousand tables write less than half as much.
constexpr const char* kPageSize = "PRAGMA page_size = 1024";

// The log is copied into the database when it has grown by this much. A page that changed many
// times is copied once, so seldom is better; but what it holds is read again at the next start.
constexpr std::int64_t kCopiedBytes = 16 << 20;
constexpr std::int64_t kKeptLogBytes = 2 * kCopiedBytes;

}  // namespace

SqlConnection::SqlConnection(const std::filesystem::path& file, Access access)
    : database_(file.string(),
                (access == Access::write ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY) |
                    SQLite::OPEN_NOMUTEX,
                kBusyMs) {
  run("PRAGMA foreign_keys = ON");
  if (access == Access::read) return;
  run(kPageSize);
  text("PRAGMA journal_mode = WAL");
  // In WAL mode FULL means: each commit waits until its part of the log is on the disk.
  run("PRAGMA synchronous = FULL");
  number("PRAGMA wal_autocheckpoint = " +
         std::to_string(kCopiedBytes / number("PRAGMA page_size")));
  number("PRAGMA journal_size_limit = " + std::to_string(kKeptLogBytes));
  // Who deletes a name means it.
  number("PRAGMA secure_delete = ON");
}

void SqlConnection::run(const char* sql) {
  database_.exec(sql);
}

std::int64_t SqlConnection::number(const std::string& sql) {
  return database_.execAndGet(sql).getInt64();
}

std::string SqlConnection::text(const char* sql) {
  return database_.execAndGet(sql).getString();
}

bool SqlConnection::in_transaction() {
  return sqlite3_get_autocommit(database_.getHandle()) == 0;
}

bool SqlConnection::roll_back() {
  // After some errors SQLite has rolled back by itself.
  if (in_transaction()) database_.tryExec("ROLLBACK");
  return !in_transaction();
}

SQLite::Statement& SqlConnection::prepared(std::string_view sql) {
  auto& statement = statements_[sql];
  if (!statement) statement = std::make_unique<SQLite::Statement>(database_, std::string(sql));
  statement->tryReset();
  statement->clearBindings();
  return *statement;
}

}  // namespace mohreh::server
