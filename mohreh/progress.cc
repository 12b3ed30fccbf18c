#include "mohreh/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "mohreh/terminal_width.h"

namespace mohreh {
namespace {

constexpr auto kPatience = std::chrono::milliseconds(500);
constexpr auto kBetweenDrawings = std::chrono::milliseconds(100);
constexpr int kWidth = 30;

}  // namespace

ProgressBar::ProgressBar(std::string what, long long total)
    : what_(std::move(what)), total_(std::max(total, 1LL)), terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (drawn_) std::fprintf(stderr, "\r\x1b[K");
}

void ProgressBar::advance(long long steps) {
  done_ += steps;
  if (!terminal_) return;
  const auto now = Clock::now();
  if (now - start_ < kPatience || now - last_ < kBetweenDrawings) return;
  last_ = now;
  draw();
}

void ProgressBar::draw() {
  drawn_ = true;
  const double share = std::min(1.0, static_cast<double>(done_) / static_cast<double>(total_));
  const double elapsed = std::chrono::duration<double>(last_ - start_).count();
  const double left = share > 0 ? elapsed / share - elapsed : 0;
  const int filled = static_cast<int>(share * kWidth);
  std::string bar(static_cast<std::size_t>(filled), '#');
  bar.append(static_cast<std::size_t>(kWidth - filled), '.');
  char figures[96];
  std::snprintf(figures, sizeof figures, "] %3.0f %%  %lld of %lld, about %.0f s left", share * 100,
                done_, total_, left);
  std::string line = what_ + " [" + bar + figures;
  if (!note_.empty()) line += "  " + note_;
  // A line that wraps could not be drawn over.
  line.resize(std::min(line.size(), terminal_width(STDERR_FILENO) - 1));
  std::fprintf(stderr, "\r\x1b[K%s", line.c_str());
}

CountingLine::CountingLine(Words words)
    : words_(std::move(words)), terminal_(isatty(STDERR_FILENO) != 0) {}

CountingLine::~CountingLine() {
  if (drawn_ && terminal_) std::fprintf(stderr, "\r\x1b[K");
}

void CountingLine::tell(std::size_t done, std::size_t all) {
  if (terminal_) {
    const auto now = Clock::now();
    if (drawn_ && now - last_ < kBetweenDrawings) return;
    last_ = now;
    std::fprintf(stderr, "\r\x1b[K%s", words_(done, all).c_str());
  } else {
    const std::size_t tenth = all == 0 ? 0 : done * 10 / all;
    if (drawn_ && tenth == tenth_) return;
    tenth_ = tenth;
    std::fprintf(stderr, "%s\n", words_(done, all).c_str());
  }
  std::fflush(stderr);
  drawn_ = true;
}

}  // namespace mohreh
