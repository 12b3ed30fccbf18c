#include "server/store/database.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "server/store/migrations.h"
#include "server/store/sql_connection.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

// Every page of a file up to this size is looked at before it is used; a larger one would keep
// people waiting for a restart, and what is broken in it is found when it is read.
constexpr std::uintmax_t kCheckedBytes = 32U << 20U;

// SQLite would make it readable for everybody; -wal and -shm take their rights from it.
void make_private_file(const std::filesystem::path& file) {
  const int opened = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (opened < 0) {
    throw StoreError(StoreFault::not_writable, "Cannot open " + file.string() +
                                                   " for writing. Check who owns it (" +
                                                   std::strerror(errno) + ").");
  }
  ::close(opened);
}

[[noreturn]] void refuse_damaged(const std::filesystem::path& file, const std::string& detail) {
  throw StoreError(StoreFault::damaged, file.string() +
                                            " is damaged. Move it away and put a backup in its "
                                            "place (" +
                                            detail + ").");
}

// An empty file is new. Anything else must say what it is before SQLite may touch it: SQLite
// takes a file of less than a page for an empty database.
void expect_database(const std::filesystem::path& file) {
  constexpr std::uintmax_t kSmallest = 512;
  const std::uintmax_t bytes = std::filesystem::file_size(file);
  if (bytes > 0 && bytes < kSmallest) refuse_damaged(file, "it has been cut off");
}

// On some network folders SQLite goes on without its log.
void expect_log(SqlConnection& connection, const std::filesystem::path& file) {
  if (connection.text("PRAGMA journal_mode") == "wal") return;
  throw StoreError(StoreFault::not_writable, "The file system of " + file.string() +
                                                 " cannot hold SQLite's log. Use a folder on a "
                                                 "disk of this machine.");
}

void check(SqlConnection& connection, const std::filesystem::path& file) {
  if (std::filesystem::file_size(file) > kCheckedBytes) return;
  const std::string found = connection.text("PRAGMA quick_check(1)");
  if (found != "ok") refuse_damaged(file, found);
}

}  // namespace

Database::Database(const std::filesystem::path& folder)
    : file_(folder / kDatabaseName), lock_(folder) {
  try {
    make_private_file(file_);
    expect_database(file_);
    SqlConnection connection(file_, Access::write);
    expect_log(connection, file_);
    check(connection, file_);
    migrate(connection, file_);
  } catch (const SQLite::Exception& error) {
    const StoreError told = explained(error, file_);
    // Whatever else SQLite finds wrong here (no such table …) is no database of ours.
    if (told.fault() == StoreFault::refused) refuse_damaged(file_, error.what());
    throw told;
  } catch (const std::filesystem::filesystem_error& error) {
    throw StoreError(StoreFault::not_writable, error.what());
  }
}

}  // namespace mohreh::server
