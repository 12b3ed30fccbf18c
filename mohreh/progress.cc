#include "mohreh/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

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
  std::fprintf(stderr, "\r\x1b[K%s [%s] %3.0f %%  %lld of %lld, about %.0f s left", what_.c_str(),
               bar.c_str(), share * 100, done_, total_, left);
}

}  // namespace mohreh
