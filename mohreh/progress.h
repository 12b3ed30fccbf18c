#pragma once
// Progress on stderr. A bar: only when that is a terminal, and only once the work takes long. A
// line that counts: from the start, for work that somebody waits for; plain lines where there is no
// terminal.

#include <chrono>
#include <functional>
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

class CountingLine {
 public:
  // `words` tells how far it is: done, of all.
  using Words = std::function<std::string(std::size_t done, std::size_t all)>;
  explicit CountingLine(Words words);
  CountingLine(const CountingLine&) = delete;
  CountingLine& operator=(const CountingLine&) = delete;
  ~CountingLine();

  void tell(std::size_t done, std::size_t all);

 private:
  using Clock = std::chrono::steady_clock;

  Words words_;
  bool terminal_;
  bool drawn_ = false;
  std::size_t tenth_ = 0;  // told last, where there is no terminal
  Clock::time_point last_;
};

}  // namespace mohreh
