#pragma once
// The time as it is stored and shown: milliseconds since 1970.

#include <chrono>
#include <cstdint>

namespace mohreh::server {

inline std::int64_t now_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace mohreh::server
