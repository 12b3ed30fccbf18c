#include "server/store/migrations.h"

#include <string>

#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

int seen_by(SqlConnection& connection) {
  return static_cast<int>(connection.number("PRAGMA user_version"));
}

void refuse_newer(int seen, const std::filesystem::path& file) {
  const int known = static_cast<int>(migrations().size());
  if (seen <= known) return;
  throw StoreError(StoreFault::newer_schema,
                   file.string() + " was written by a later version of Mohreh (schema " +
                       std::to_string(seen) + ", this program knows " + std::to_string(known) +
                       "). Use that version, or a backup from before.");
}

}  // namespace

void migrate(SqlConnection& connection, const std::filesystem::path& file) {
  const int seen = seen_by(connection);
  refuse_newer(seen, file);
  for (const Migration& migration : migrations().subspan(static_cast<std::size_t>(seen))) {
    connection.run("BEGIN IMMEDIATE");
    try {
      connection.run(migration.sql);
      connection.run(("PRAGMA user_version = " + std::to_string(migration.number)).c_str());
      connection.run("COMMIT");
    } catch (...) {
      connection.roll_back();
      throw;
    }
  }
}

void expect_known_schema(SqlConnection& connection, const std::filesystem::path& file) {
  const int seen = seen_by(connection);
  refuse_newer(seen, file);
  if (seen == static_cast<int>(migrations().size())) return;
  throw StoreError(StoreFault::damaged,
                   file.string() + " is of an older schema. Start the server on it once.");
}

}  // namespace mohreh::server
