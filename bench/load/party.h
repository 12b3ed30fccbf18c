#pragma once
// A group of connections that is set up together and then plays: a table, an echo or an idle guest.
// It takes its turns from itself: at once in a closed loop, at set times in an open one.

#include <deque>
#include <functional>
#include <optional>

#include "bench/load/run.h"

namespace mohreh::load {

class Party {
 public:
  // Called once, when it stands and waits for the start, or when it failed.
  using WhenSetUp = std::function<void()>;

  Party(Run& run, WhenSetUp when_set_up) : run_(run), when_set_up_(std::move(when_set_up)) {}
  Party(const Party&) = delete;
  Party& operator=(const Party&) = delete;
  virtual ~Party() = default;

  virtual void set_up() = 0;
  // Does what can be done now.
  virtual void go_on() = 0;
  // Hangs up everywhere.
  virtual void drop() = 0;

  // A turn is due since then. One that cannot be taken yet waits, and its delay counts.
  void owe_turn(Time since) {
    owed_.push_back(since);
    go_on();
  }
  const std::deque<Time>& owed() const { return owed_; }

 protected:
  bool may_take_turn() const {
    return run_.playing && (run_.plan.mode != Mode::open || !owed_.empty());
  }
  // The time from which the turn's answer is waited for. Precondition: it may.
  Time take_turn() {
    if (run_.plan.mode != Mode::open) return now();
    const Time since = owed_.front();
    owed_.pop_front();
    return since;
  }
  void tell_set_up() {
    if (const auto tell = std::exchange(when_set_up_, nullptr)) tell();
  }

  Run& run_;

 private:
  WhenSetUp when_set_up_;
  std::deque<Time> owed_;
};

}  // namespace mohreh::load
