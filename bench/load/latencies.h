#pragma once
// How long things took, in a fixed number of counters however many there were. Percentiles are
// right to about one and a half per cent; the longest is exact.

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace mohreh::load {

class Latencies {
 public:
  void add(std::chrono::nanoseconds duration) {
    const auto ns = std::max<std::int64_t>(0, duration.count());
    const auto us = static_cast<std::uint64_t>(ns) / 1000;
    ++counts_[bucket_of(us)];
    ++count_;
    longest_ns_ = std::max(longest_ns_, ns);
  }

  std::uint64_t count() const { return count_; }
  double longest_ms() const { return static_cast<double>(longest_ns_) / 1e6; }

  // The time that the share (0 to 1) of all stayed within; 0 when there were none.
  double percentile_ms(double share) const {
    const auto wanted = static_cast<std::uint64_t>(share * static_cast<double>(count_));
    std::uint64_t seen = 0;
    for (std::size_t b = 0; b < counts_.size(); ++b) {
      seen += counts_[b];
      if (seen > wanted || (seen == count_ && seen > 0)) {
        return std::min(longest_ms(), static_cast<double>(upper_us(b)) / 1e3);
      }
    }
    return 0;
  }

 private:
  // Up to 64 µs one bucket each; above, 64 buckets for every doubling.
  static constexpr unsigned kBits = 6;
  static constexpr std::uint64_t kSteps = 1U << kBits;

  static std::size_t bucket_of(std::uint64_t us) {
    us = std::min<std::uint64_t>(us, (1ULL << 40U) - 1);
    if (us < kSteps) return static_cast<std::size_t>(us);
    const auto shift = static_cast<unsigned>(std::bit_width(us)) - kBits - 1;
    return static_cast<std::size_t>((shift + 1) * kSteps + ((us >> shift) - kSteps));
  }
  static std::uint64_t upper_us(std::size_t bucket) {
    if (bucket < kSteps) return bucket + 1;
    const auto shift = bucket / kSteps - 1;
    return ((bucket % kSteps) + kSteps + 1) << shift;
  }

  std::array<std::uint64_t, (40 - kBits + 1) * kSteps> counts_{};
  std::uint64_t count_ = 0;
  std::int64_t longest_ns_ = 0;
};

}  // namespace mohreh::load
