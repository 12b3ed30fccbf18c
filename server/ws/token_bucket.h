#pragma once
// How many messages a connection may send: so many at once, so many a second after that. Takes the
// time as an argument, so that tests need not wait.

#include <algorithm>
#include <chrono>

namespace mohreh::server {

class TokenBucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  TokenBucket(double burst, double per_second, Time now)
      : burst_(burst), per_second_(per_second), tokens_(burst), last_(now) {}

  // Takes one; false when there is none.
  bool take(Time now) {
    const double passed = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    tokens_ = std::min(burst_, tokens_ + passed * per_second_);
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }

  bool is_half_full() const { return tokens_ * 2 >= burst_; }

 private:
  double burst_;
  double per_second_;
  double tokens_;
  Time last_;
};

}  // namespace mohreh::server
