#include "server/store/store_error.h"

#include <sqlite3.h>

namespace mohreh::server {

StoreError explained(const SQLite::Exception& error, const std::filesystem::path& file) {
  const std::string name = file.string();
  const std::string detail = std::string(" (") + error.what() + ")";
  switch (error.getErrorCode() & 0xff) {
    case SQLITE_FULL:
      return {StoreFault::disk_full,
              "The disk is full: " + name + " cannot grow. Free some space."};
    case SQLITE_IOERR:
      return {StoreFault::disk_failed, "The disk could not read or write " + name +
                                           "; it may be full or failing" + detail + "."};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return {StoreFault::not_writable, "Cannot open " + name +
                                            " for writing. Check who owns the data folder and "
                                            "whether it is read-only" +
                                            detail + "."};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT:
      return {StoreFault::damaged,
              name + " is damaged. Move it away and put a backup in its place" + detail + "."};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {StoreFault::locked, "Another program holds " + name + " locked" + detail + "."};
    case SQLITE_NOMEM:
    case SQLITE_INTERRUPT:
    case SQLITE_PROTOCOL:
    case SQLITE_NOLFS:
      return {StoreFault::disk_failed, "Cannot work with " + name + detail + "."};
    default:
      return {StoreFault::refused, "Cannot store this in " + name + detail + "."};
  }
}

}  // namespace mohreh::server
