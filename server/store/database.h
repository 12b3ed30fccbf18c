#pragma once
// The data folder of a server: its lock and the database mohreh.db, checked and brought up to date.
// Lives as long as anybody reads or writes there; Writer and Reader open their own connections.

#include <filesystem>

#include "server/store/folder_lock.h"

namespace mohreh::server {

inline constexpr const char* kDatabaseName = "mohreh.db";

class Database {
 public:
  // Opens, and makes what is missing. Throws StoreError with what to do about it.
  explicit Database(const std::filesystem::path& folder);

  const std::filesystem::path& file() const { return file_; }

 private:
  std::filesystem::path file_;
  FolderLock lock_;
};

}  // namespace mohreh::server
