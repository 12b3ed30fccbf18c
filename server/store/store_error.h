#pragma once
// What can go wrong with the data folder, told in a sentence to whoever runs the server. The fault
// says what a program may do about it: only disk_full, disk_failed and locked may pass by
// themselves, so nobody should start again and again for the others.

#include <SQLiteCpp/Exception.h>

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace mohreh::server {

enum class StoreFault : std::uint8_t {
  not_writable,  // folder or file cannot be made or written
  disk_full,
  disk_failed,   // reading or writing failed
  damaged,       // what is there is no database of ours, or a broken one
  newer_schema,  // written by a later version of the program
  locked,        // another server uses the folder
  missing,       // there is no database where one was expected
  unreadable,    // one stored table or match that this program does not understand; the rest works
  refused,       // a write that contradicts what is stored: the caller's mistake
};

class StoreError : public std::runtime_error {
 public:
  StoreError(StoreFault fault, const std::string& sentence)
      : std::runtime_error(sentence), fault_(fault) {}

  StoreFault fault() const { return fault_; }

 private:
  StoreFault fault_;
};

// What SQLite says about that file, as one of ours.
StoreError explained(const SQLite::Exception& error, const std::filesystem::path& file);

}  // namespace mohreh::server
