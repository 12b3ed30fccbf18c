#pragma once
// Keeps a data folder for one server. The lock goes with the process, however it ends; the file
// `mohreh.lock` stays and means nothing by itself.

#include <filesystem>

namespace mohreh::server {

class FolderLock {
 public:
  // Makes the folder if need be. Throws StoreError: not_writable, or locked.
  explicit FolderLock(const std::filesystem::path& folder);
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

 private:
  int file_ = -1;
};

// Makes the names in that folder last through a power cut.
void sync_folder(const std::filesystem::path& folder);

}  // namespace mohreh::server
