#include "server/store/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "server/store/database.h"
#include "server/store/migrations.h"
#include "server/store/sql_connection.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

// A file that grows beside the copy's place and vanishes unless it is kept.
class Unfinished {
 public:
  explicit Unfinished(const std::filesystem::path& target)
      : target_(target), path_(target.string() + ".part-" + std::to_string(::getpid())) {
    // Empty, so that SQLite takes it, and for its owner alone: it will hold seeds.
    file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file_ < 0) refuse();
  }
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;
  ~Unfinished() {
    ::close(file_);
    if (!kept_) ::unlink(path_.c_str());
  }

  const std::filesystem::path& path() const { return path_; }

  void keep() {
    if (::fsync(file_) != 0 || ::rename(path_.c_str(), target_.c_str()) != 0) refuse();
    kept_ = true;
    sync_folder(target_.has_parent_path() ? target_.parent_path() : ".");
  }

 private:
  [[noreturn]] void refuse() const {
    const int error = errno;
    throw StoreError(
        error == ENOSPC ? StoreFault::disk_full : StoreFault::not_writable,
        "Cannot write the backup " + target_.string() + " (" + std::strerror(error) + ").");
  }

  std::filesystem::path target_;
  std::filesystem::path path_;
  int file_ = -1;
  bool kept_ = false;
};

void copy_state(const std::filesystem::path& from, const std::filesystem::path& to) {
  try {
    SqlConnection connection(from, Access::read);
    expect_known_schema(connection, from);
    // One reading transaction: in WAL mode nobody waits for it.
    Query(connection, "VACUUM INTO ?", to.string()).run();
  } catch (const SQLite::Exception& error) {
    throw explained(error, from);
  }
}

void check_copy(const std::filesystem::path& copy) {
  try {
    SqlConnection connection(copy, Access::read);
    const std::string found = connection.text("PRAGMA quick_check(1)");
    if (found != "ok") throw StoreError(StoreFault::damaged, "The backup came out wrong: " + found);
  } catch (const SQLite::Exception& error) {
    throw explained(error, copy);
  }
}

}  // namespace

std::uintmax_t back_up(const std::filesystem::path& folder, const std::filesystem::path& copy) {
  const std::filesystem::path file = folder / kDatabaseName;
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) {
    throw StoreError(StoreFault::missing,
                     "There is no " + file.string() + ": no server has used this folder yet.");
  }
  if (std::filesystem::equivalent(file, copy, error)) {
    throw StoreError(StoreFault::not_writable,
                     copy.string() + " is the database itself. Choose another file.");
  }
  Unfinished unfinished(copy);
  copy_state(file, unfinished.path());
  check_copy(unfinished.path());
  unfinished.keep();
  return std::filesystem::file_size(copy);
}

}  // namespace mohreh::server
