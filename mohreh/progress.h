#pragma once
// A progress bar on stderr: only when that is a terminal, and only once the work takes long.

#include <chrono>
#include <string>
#include <utility>

namespace mohreh {

class ProgressBar {
 public:
  // `total` steps of something called `what`.
  ProgressBar(std::string what, long long total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();

  void advance(long long steps = 1);
  // Stands behind the bar from the next drawing on; cut where the terminal ends.
  void set_note(std::string note) { note_ = std::move(note); }

 private:
  using Clock = std::chrono::steady_clock;
  void draw();

  std::string what_;
  std::string note_;
  long long total_;
  long long done_ = 0;
  bool terminal_;
  bool drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace mohreh
