#pragma once
// What all parts of one load run share: the loop, the plan, the dice, what was counted, and whether
// it is time to send. One thread, so nothing here is locked.

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "bench/load/connection.h"
#include "bench/load/latencies.h"
#include "bench/load/plan.h"
#include "engine/core/rng.h"

namespace mohreh::load {

using Time = std::chrono::steady_clock::time_point;

inline Time now() {
  return std::chrono::steady_clock::now();
}

struct Tally {
  std::uint64_t plies = 0;    // acknowledged while it was measured; of echo: round trips
  std::uint64_t matches = 0;  // ended while it was measured
  std::uint64_t bytes = 0;    // of messages, both ways, while it was measured
  std::uint64_t errors = 0;   // at any time
  std::string first_error;
  Latencies latencies;
};

struct Run {
  explicit Run(const Plan& its_plan) : plan(its_plan), rng(its_plan.seed) {}

  const Plan& plan;
  boost::asio::io_context io{1};
  Destination destination;
  Rng rng;
  Tally tally;
  bool playing = false;    // moves may be sent
  bool measuring = false;  // answers count
  int connections = 0;     // that stand
  int opened = 0;          // that were ever begun
  int unanswered = 0;      // moves

  void count_bytes(std::size_t bytes) {
    if (measuring) tally.bytes += bytes;
  }
  void count_plies(int made) {
    if (measuring) tally.plies += static_cast<std::uint64_t>(made);
  }
  void count_error(std::string_view what) {
    if (tally.errors++ == 0) tally.first_error = what;
  }
};

}  // namespace mohreh::load
