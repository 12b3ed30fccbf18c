#pragma once
// A copy of a database while a server may be writing to it: the state of one moment, whole, and
// under its name only once it is on the disk.

#include <cstdint>
#include <filesystem>

namespace mohreh::server {

// Copies the database of that data folder to `copy`, replacing a file of that name. Gives the bytes
// of the copy. Throws StoreError.
std::uintmax_t back_up(const std::filesystem::path& folder, const std::filesystem::path& copy);

}  // namespace mohreh::server
