#pragma once
// Messages that wait until everything they tell of is on disk: nobody learns of a ply that a crash
// could undo.

#include <cstdint>
#include <utility>
#include <vector>

#include "match/ports.h"

namespace mohreh::match {

class Outbox {
 public:
  explicit Outbox(Bus& bus) : bus_(&bus) {}

  void put(std::vector<Connection> to, protocol::ServerMessage message) {
    if (!to.empty()) waiting_.push_back({issued_, std::move(to), std::move(message)});
  }

  // What was put since the last call, and all that comes, waits for this write.
  std::uint64_t issue() {
    ++issued_;
    for (auto late = waiting_.rbegin(); late != waiting_.rend() && !late->sealed; ++late) {
      late->after = issued_;
    }
    return issued_;
  }

  // The end of one input: sends what need not wait.
  void release() {
    for (auto late = waiting_.rbegin(); late != waiting_.rend() && !late->sealed; ++late) {
      late->sealed = true;
    }
    std::size_t sent = 0;
    while (sent < waiting_.size() && waiting_[sent].after <= stored_) {
      bus_->send(waiting_[sent].to, waiting_[sent].message);
      ++sent;
    }
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(sent));
    if (waiting_.empty()) waiting_.shrink_to_fit();
  }

  void stored(std::uint64_t sequence) {
    stored_ = sequence;
    release();
  }

  // Nothing of what waits is true: whoever waits for an answer is refused.
  void fail() {
    for (const Waiting& waiting : std::exchange(waiting_, {})) {
      if (!waiting.message.id) continue;
      bus_->send(waiting.to,
                 {waiting.message.id, protocol::Refused{protocol::Refusal::storage, {}, 0, {}}});
    }
  }

  bool waits() const { return stored_ != issued_; }

 private:
  struct Waiting {
    std::uint64_t after;
    std::vector<Connection> to;
    protocol::ServerMessage message;
    bool sealed = false;  // the input that made it is over
  };

  Bus* bus_;
  std::uint64_t issued_ = 0;
  std::uint64_t stored_ = 0;
  std::vector<Waiting> waiting_;
};

}  // namespace mohreh::match
