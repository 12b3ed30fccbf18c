#pragma once
// What all connections of one server share. Made by Network; a WebSocket session keeps it alive,
// because the application may hold on to a peer longer than the network runs.

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "server/application.h"
#include "server/asio.h"
#include "server/config/config.h"
#include "server/http/admission.h"
#include "server/metrics/metrics.h"

namespace mohreh::server {

class WsSession;

// The sessions that are open, so that a stop can close them. Any thread may call.
class OpenSessions {
 public:
  void add(const std::shared_ptr<WsSession>& session);
  void remove(const WsSession& session);
  std::vector<std::shared_ptr<WsSession>> all();
  // A request or session in progress; a stop waits for them.
  void begin();
  void end();
  // False when the time is over before everything has ended.
  bool wait_until_none(std::chrono::milliseconds at_most);

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  std::unordered_map<std::uint64_t, std::weak_ptr<WsSession>> sessions_;
  std::size_t in_progress_ = 0;
};

struct Context : std::enable_shared_from_this<Context> {
  Context(Config given, Application& behind, Metrics& counters)
      : config(std::move(given)),
        application(behind),
        metrics(counters),
        admission(config),
        io(config.threads),
        api_pool(static_cast<std::size_t>(config.api_threads)) {
    allowed_origins = config.allow_origins;
    if (!config.public_url.empty()) allowed_origins.push_back(config.public_url);
  }

  const Config config;
  std::vector<std::string> allowed_origins;
  Application& application;
  Metrics& metrics;
  Admission admission;
  OpenSessions sessions;
  std::atomic<std::uint64_t> last_number{0};
  std::atomic<std::size_t> waiting_api_requests{0};
  std::atomic<bool> stopping{false};
  // Last, so that they go first: connections that still wait in them use what is above.
  asio::io_context io;
  asio::thread_pool api_pool;
};

}  // namespace mohreh::server
