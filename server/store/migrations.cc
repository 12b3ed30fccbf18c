#include "server/store/migrations.h"

#include <string>

#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

int seen_by(SqlConnection& connection) {
  return static_cast<int>(connection.number("PRAGMA user_version"));
}

void refuse_newer(int seen, std::size_t known, const std::filesystem::path& file) {
  if (seen >= 0 && static_cast<std::size_t>(seen) <= known) return;
  throw StoreError(StoreFault::newer_schema,
                   file.string() + " was written by a later version of Mohreh (schema " +
                       std::to_string(seen) + ", this program knows " + std::to_string(known) +
                       "). Use that version, or a backup from before.");
}

void run(SqlConnection& connection, const Migration& migration) {
  connection.run("BEGIN IMMEDIATE");
  try {
    connection.run(migration.sql);
    if (Query(connection, "PRAGMA foreign_key_check").next()) {
      throw StoreError(StoreFault::damaged, "Migration " + std::to_string(migration.number) +
                                                " leaves rows that point nowhere.");
    }
    connection.run(("PRAGMA user_version = " + std::to_string(migration.number)).c_str());
    connection.run("COMMIT");
  } catch (...) {
    connection.roll_back();
    throw;
  }
}

}  // namespace

void migrate(SqlConnection& connection, const std::filesystem::path& file,
             std::span<const Migration> known) {
  const int seen = seen_by(connection);
  refuse_newer(seen, known.size(), file);
  // A table can only be built anew while nothing is enforced; run() checks at the end instead.
  connection.run("PRAGMA foreign_keys = OFF");
  for (const Migration& migration : known.subspan(static_cast<std::size_t>(seen))) {
    run(connection, migration);
  }
  connection.run("PRAGMA foreign_keys = ON");
}

void expect_known_schema(SqlConnection& connection, const std::filesystem::path& file) {
  const int seen = seen_by(connection);
  refuse_newer(seen, migrations().size(), file);
  if (seen == static_cast<int>(migrations().size())) return;
  throw StoreError(StoreFault::damaged,
                   file.string() + " is of an older schema. Start the server on it once.");
}

}  // namespace mohreh::server
