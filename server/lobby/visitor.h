#pragma once
// Somebody connected: who they are once they have said hello, and which rooms they have entered.
// Used from the peer's own calls and from answers of the store, so it has a lock.

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

#include "match/table.h"
#include "server/application.h"

namespace mohreh::server {

class Visitor {
 public:
  explicit Visitor(std::shared_ptr<Peer> its_peer) : peer(std::move(its_peer)) {}

  const std::shared_ptr<Peer> peer;

  // True for the first hello; a second one while the first is being answered is refused.
  bool begin_hello() { return !greeting_.exchange(true); }
  void hello_failed() { greeting_ = false; }

  void goes() { gone_ = true; }
  bool is_gone() const { return gone_; }

  void is(const match::Guest& guest) {
    const std::scoped_lock lock(mutex_);
    guest_ = guest;
  }
  std::optional<match::Guest> guest() const {
    const std::scoped_lock lock(mutex_);
    return guest_;
  }

  // False when they have entered too many rooms.
  bool entered(protocol::TableCode code) {
    const std::scoped_lock lock(mutex_);
    if (rooms_.size() >= kMostRooms && !rooms_.contains(code)) return false;
    rooms_.insert(code);
    return true;
  }
  bool may_enter_one_more() const {
    const std::scoped_lock lock(mutex_);
    return rooms_.size() < kMostRooms;
  }
  void left(protocol::TableCode code) {
    const std::scoped_lock lock(mutex_);
    rooms_.erase(code);
  }
  std::set<protocol::TableCode> rooms() const {
    const std::scoped_lock lock(mutex_);
    return rooms_;
  }

 private:
  static constexpr std::size_t kMostRooms = 20;

  mutable std::mutex mutex_;
  std::optional<match::Guest> guest_;
  std::set<protocol::TableCode> rooms_;
  std::atomic<bool> greeting_ = false;
  std::atomic<bool> gone_ = false;
};

}  // namespace mohreh::server
