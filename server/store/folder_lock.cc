#include "server/store/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

[[noreturn]] void refuse_folder(const std::filesystem::path& folder, int error) {
  const std::string why = std::string(" (") + std::strerror(error) + ").";
  if (error == ENOSPC || error == EDQUOT) {
    throw StoreError(StoreFault::disk_full,
                     "The disk is full: nothing can be written to " + folder.string() + why);
  }
  throw StoreError(StoreFault::not_writable, "Cannot write to the data folder " + folder.string() +
                                                 ". Check its path, who owns it and whether it is "
                                                 "read-only" +
                                                 why);
}

// Only its owner may look in: there are seeds of running matches inside.
void make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  if (std::filesystem::is_directory(folder, error)) return;
  error.clear();  // that it is not there yet is no error
  const std::filesystem::path parent = folder.parent_path();
  if (!parent.empty()) std::filesystem::create_directories(parent, error);
  if (error) refuse_folder(folder, error.value());
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) refuse_folder(folder, errno);
  sync_folder(parent.empty() ? "." : parent);
}

}  // namespace

FolderLock::FolderLock(const std::filesystem::path& folder) {
  make_folder(folder);
  file_ = ::open((folder / "mohreh.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) refuse_folder(folder, errno);
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  const int error = errno;
  ::close(file_);
  if (error != EWOULDBLOCK) refuse_folder(folder, error);
  throw StoreError(StoreFault::locked, "Another server uses this folder: " + folder.string() +
                                           ". Stop it first, or choose another folder.");
}

FolderLock::~FolderLock() {
  ::close(file_);
}

void sync_folder(const std::filesystem::path& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  ::fsync(file);  // some file systems cannot; nothing better is to be had there
  ::close(file);
}

}  // namespace mohreh::server
