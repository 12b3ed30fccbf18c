#pragma once
// An application for tests: answers "echo:" what it gets, remembers what was called, and does odd
// things on demand.

#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/application.h"

namespace mohreh::server {

class FakeApplication final : public Application {
 public:
  void opened(const std::shared_ptr<Peer>& peer) override {
    note("opened " + peer->address);
    const std::lock_guard lock(mutex_);
    peers_[peer->number] = peer;
  }

  void received(const std::shared_ptr<Peer>& peer, std::string_view text) override {
    note("received " + std::string(text));
    if (text == "throw") throw std::runtime_error("as asked");
    if (text == "close") return peer->close(4000, "as asked");
    if (text.starts_with("flood")) {
      const auto large = std::make_shared<const std::string>(std::string(16'000, 'x'));
      for (int i = 0; i < 1000; ++i) peer->send(large);
      return;
    }
    peer->send(std::make_shared<const std::string>("echo:" + std::string(text)));
  }

  void too_fast(const std::shared_ptr<Peer>& peer, std::string_view) override {
    note("too_fast");
    peer->send(std::make_shared<const std::string>("slower"));
  }

  void closed(const std::shared_ptr<Peer>& peer) override {
    {
      const std::lock_guard lock(mutex_);
      peers_.erase(peer->number);
    }
    note("closed");
  }

  ApiResponse api(const ApiRequest& request) override {
    if (request.path == "/api/throw") throw std::runtime_error("as asked");
    if (request.path == "/api/slow") wait_for("never", 1, std::chrono::milliseconds(400));
    ApiResponse response;
    response.body = std::string(request.method) + " " + std::string(request.path) + " " +
                    std::string(request.query) + " " + std::string(request.bearer) + " " +
                    std::string(request.address) + " " + std::to_string(request.body.size());
    response.content_type = "text/plain";
    if (request.path == "/api/file") response.file_name = "a\r\nX-Bad: 1\".play";
    return response;
  }

  bool healthy() override { return is_healthy; }

  void going_away() override {
    const std::lock_guard lock(mutex_);
    for (const auto& [number, peer] : peers_) {
      peer->send(std::make_shared<const std::string>("goodbye"));
    }
  }

  // Waits until something was noted that often.
  bool wait_for(const std::string& what, int times = 1,
                std::chrono::milliseconds at_most = std::chrono::seconds(5)) {
    std::unique_lock lock(mutex_);
    return noted_.wait_for(lock, at_most, [&] { return calls_[what] >= times; });
  }

  int count(const std::string& what) {
    const std::lock_guard lock(mutex_);
    return calls_[what];
  }

  std::atomic<bool> is_healthy{true};

 private:
  void note(const std::string& what) {
    const std::lock_guard lock(mutex_);
    ++calls_[what];
    noted_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable noted_;
  std::map<std::string, int> calls_;
  std::map<std::uint64_t, std::shared_ptr<Peer>> peers_;
};

}  // namespace mohreh::server
