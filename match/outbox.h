#pragma once
// Messages that wait until everything they tell of is on disk: nobody learns of a ply that a crash
// could undo.

#include <cstdint>
#include <list>
#include <utility>
#include <vector>

#include "match/ports.h"

namespace mohreh::match {

class Outbox {
 public:
  explicit Outbox(Bus& bus) : bus_(&bus) {}

  void put(std::vector<Connection> to, protocol::ServerMessage message) {
    if (!to.empty()) waiting_.emplace_back(issued_, std::move(to), std::move(message));
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
    while (!waiting_.empty() && waiting_.front().after <= stored_) {
      bus_->send(waiting_.front().to, waiting_.front().message);
      waiting_.pop_front();
    }
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

  bool has_stored() const { return stored_ > 0; }
  bool waits() const { return stored_ != issued_; }

 private:
  struct Waiting {
    Waiting(std::uint64_t its_write, std::vector<Connection> its_readers,
            protocol::ServerMessage its_message)
        : after(its_write), to(std::move(its_readers)), message(std::move(its_message)) {}

    std::uint64_t after;
    std::vector<Connection> to;
    protocol::ServerMessage message;
    bool sealed = false;  // the input that made it is over
  };

  Bus* bus_;
  std::uint64_t issued_ = 0;
  std::uint64_t stored_ = 0;
  // A list: messages are large, few, and gone soon; nothing of them stays at a quiet table.
  std::list<Waiting> waiting_;
};

}  // namespace mohreh::match
