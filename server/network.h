#pragma once
// The network side of the server: listens, serves HTTP and WebSocket on its own threads, and hands
// what matters to the application. No Boost in sight, so that whoever starts it builds quickly.

#include <cstdint>
#include <memory>

#include "server/application.h"
#include "server/config/config.h"
#include "server/metrics/metrics.h"

namespace mohreh::server {

struct Context;

class Network {
 public:
  // Application and metrics outlive it.
  Network(Config config, Application& application, Metrics& metrics);
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  // Listens and serves from now on. Throws std::runtime_error with a sentence for people when the
  // port cannot be had.
  void start();
  // Accepts nobody any more, lets the application say goodbye, closes everybody (1001) and waits a
  // bounded time. After it no call to the application is made.
  void stop();

  std::uint16_t port() const;  // the one it listens on, also if the system chose it

 private:
  struct Running;
  std::shared_ptr<Context> context_;
  std::unique_ptr<Running> running_;
};

// Lets the process open as many connections as the system permits it.
void raise_file_limit();

// Takes SIGINT and SIGTERM from the moment it is made, so that none that comes while the server
// starts is lost.
class StopSignal {
 public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  // Blocks until one has come. The next one ends the process at once.
  void wait();

 private:
  struct Taken;
  std::unique_ptr<Taken> taken_;
};

}  // namespace mohreh::server
