#pragma once
// Runs a plan against a server from one thread: sets everything up at a pace the server can follow,
// starts all tables at once, measures, waits for the last answers and hangs up.

#include <stdexcept>
#include <string>

#include "bench/load/plan.h"

namespace mohreh::load {

struct Report {
  Plan plan;
  int connections = 0;  // that stood at the end
  double set_up_seconds = 0;
  double seconds = 0;
  std::uint64_t plies = 0;
  std::uint64_t matches = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
  std::uint64_t errors = 0;
  std::string first_error;
  std::uint64_t bytes = 0;
  double cpu_seconds = 0;  // of this program, while it measured
};

std::string to_json(const Report& report);

// The server cannot be reached, or this machine gives too few files.
struct CannotRun : std::runtime_error {
  using std::runtime_error::runtime_error;
};

Report run(const Plan& plan);

}  // namespace mohreh::load
