#pragma once
// Who listens at a table. A guest may listen with several devices; the newest acts for the guest's
// seats, the others watch.

#include <algorithm>
#include <vector>

#include "match/ports.h"
#include "match/stored.h"

namespace mohreh::match {

struct Listener {
  Connection connection;
  UserId user;
  bool acting = true;
  std::uint64_t told = 0;  // fingerprint of the table as it was shown last
};

class Listeners {
 public:
  auto begin() { return all_.begin(); }
  auto end() { return all_.end(); }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }
  bool empty() const { return all_.empty(); }

  Listener* find(Connection connection) {
    const auto& self = *this;
    return const_cast<Listener*>(self.find(connection));
  }
  const Listener* find(Connection connection) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Listener& listener) {
      return listener.connection == connection;
    });
    return found == all_.end() ? nullptr : &*found;
  }

  bool hears(const UserId& user) const {
    return std::any_of(all_.begin(), all_.end(),
                       [&](const Listener& listener) { return listener.user == user; });
  }

  // Adds it, or makes it the one that acts again.
  void enter(Connection connection, const UserId& user) {
    leave(connection);
    for (Listener& listener : all_) {
      if (listener.user == user) listener.acting = false;
    }
    all_.push_back({connection, user, true, 0});
  }

  // The newest of the guest's other devices acts from then on.
  void leave(Connection connection) {
    const Listener* leaving = find(connection);
    if (leaving == nullptr) return;
    const Listener gone = *leaving;
    std::erase_if(all_, [&](const Listener& l) { return l.connection == connection; });
    if (!gone.acting) return;
    const auto next = std::find_if(all_.rbegin(), all_.rend(),
                                   [&](const Listener& l) { return l.user == gone.user; });
    if (next != all_.rend()) next->acting = true;
  }

  std::vector<Connection> of(const UserId& user) const {
    std::vector<Connection> connections;
    for (const Listener& listener : all_) {
      if (listener.user == user) connections.push_back(listener.connection);
    }
    return connections;
  }

 private:
  std::vector<Listener> all_;
};

}  // namespace mohreh::match
