#pragma once
// What the server counts. One struct of atomics that everybody increments and /metrics writes out
// in Prometheus' text form; nothing here takes a lock.

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace mohreh::server {

class Counter {
 public:
  void add(std::uint64_t n = 1) { value_.fetch_add(n, std::memory_order_relaxed); }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_{0};
};

class Gauge {
 public:
  void add(std::int64_t n = 1) { value_.fetch_add(n, std::memory_order_relaxed); }
  void subtract(std::int64_t n = 1) { value_.fetch_sub(n, std::memory_order_relaxed); }
  void set(std::int64_t n) { value_.store(n, std::memory_order_relaxed); }
  std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::int64_t> value_{0};
};

// How long something took: buckets from 0.1 ms to 10 s, each about twice the one before.
class Histogram {
 public:
  static constexpr std::array<double, 16> kBounds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                                  0.01,   0.025,   0.05,   0.1,   0.25,   0.5,
                                                  1,      2.5,     5,      10};

  void observe(std::chrono::nanoseconds duration);
  std::uint64_t count() const;

 private:
  friend class MetricsText;
  std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> buckets_{};
  std::atomic<std::uint64_t> nanoseconds_{0};
};

struct Metrics {
  Gauge tables;
  Gauge connections;       // WebSocket
  Gauge http_connections;  // of any kind, before an upgrade
  Counter plies;           // acknowledged
  Histogram ply_seconds;   // message received until acknowledged
  Counter flushes;         // of the store
  Histogram flush_seconds;
  Histogram bot_seconds;  // thinking, one move
  Counter messages_in;
  Counter messages_out;
  Counter bytes_in;  // of messages
  Counter bytes_out;
  Counter refused;   // messages answered with a refusal
  Counter too_fast;  // messages over the rate limit
  Counter dropped_slow_readers;
  Counter refused_connections;           // over a limit, or a page of another origin
  std::array<Counter, 5> http_requests;  // by class of status, 1xx to 5xx
  std::chrono::steady_clock::time_point started = std::chrono::steady_clock::now();
};

std::string prometheus_text(const Metrics& metrics);

}  // namespace mohreh::server
