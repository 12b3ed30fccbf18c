#include "server/context.h"

#include "server/ws/session.h"

namespace mohreh::server {

void OpenSessions::add(const std::shared_ptr<WsSession>& session) {
  const std::lock_guard lock(mutex_);
  sessions_.emplace(session->number, session);
}

void OpenSessions::remove(const WsSession& session) {
  const std::lock_guard lock(mutex_);
  sessions_.erase(session.number);
}

std::vector<std::shared_ptr<WsSession>> OpenSessions::all() {
  std::vector<std::shared_ptr<WsSession>> open;
  const std::lock_guard lock(mutex_);
  open.reserve(sessions_.size());
  for (const auto& [number, session] : sessions_) {
    if (auto held = session.lock()) open.push_back(std::move(held));
  }
  return open;
}

void OpenSessions::begin() {
  const std::lock_guard lock(mutex_);
  ++in_progress_;
}

void OpenSessions::end() {
  const std::lock_guard lock(mutex_);
  if (--in_progress_ == 0) ended_.notify_all();
}

bool OpenSessions::wait_until_none(std::chrono::milliseconds at_most) {
  std::unique_lock lock(mutex_);
  return ended_.wait_for(lock, at_most, [this] { return in_progress_ == 0; });
}

}  // namespace mohreh::server
