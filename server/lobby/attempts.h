#pragma once
// How often an address may try something that strangers abuse: guess codes, make guests or tables.
// Loopback is free (D23).

#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

namespace mohreh::server {

class Attempts {
 public:
  explicit Attempts(int per_minute) : per_minute_(per_minute) {}

  // Counts one; false when it is one too many.
  bool allow(const std::string& address) {
    if (address.empty() || address == "::1" || address.starts_with("127.") ||
        address.starts_with("::ffff:127.")) {
      return true;
    }
    const auto now = std::chrono::steady_clock::now();
    const std::scoped_lock lock(mutex_);
    // Counts of the minute before are forgotten all at once, so the table stays small.
    if (now - began_ > std::chrono::minutes(1)) {
      counts_.clear();
      began_ = now;
    }
    return ++counts_[address] <= per_minute_;
  }

 private:
  const int per_minute_;
  std::mutex mutex_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::unordered_map<std::string, int> counts_;
};

}  // namespace mohreh::server
