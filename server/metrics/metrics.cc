#include "server/metrics/metrics.h"

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "server/version.h"

namespace mohreh::server {

void Histogram::observe(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  const auto bucket = std::lower_bound(kBounds.begin(), kBounds.end(), seconds) - kBounds.begin();
  buckets_[static_cast<std::size_t>(bucket)].fetch_add(1, std::memory_order_relaxed);
  const auto whole = std::max<std::int64_t>(0, duration.count());
  nanoseconds_.fetch_add(static_cast<std::uint64_t>(whole), std::memory_order_relaxed);
}

std::uint64_t Histogram::count() const {
  std::uint64_t sum = 0;
  for (const auto& bucket : buckets_) sum += bucket.load(std::memory_order_relaxed);
  return sum;
}

class MetricsText {
 public:
  void counter(std::string_view name, std::string_view help, const Counter& value) {
    describe(name, help, "counter");
    line(name, "", std::to_string(value.value()));
  }

  void gauge(std::string_view name, std::string_view help, std::int64_t value) {
    describe(name, help, "gauge");
    line(name, "", std::to_string(value));
  }

  void histogram(std::string_view name, std::string_view help, const Histogram& value) {
    describe(name, help, "histogram");
    const std::string buckets = std::string(name) + "_bucket";
    std::uint64_t sum = 0;
    for (std::size_t b = 0; b < value.buckets_.size(); ++b) {
      sum += value.buckets_[b].load(std::memory_order_relaxed);
      const std::string bound =
          b < Histogram::kBounds.size() ? number(Histogram::kBounds[b]) : "+Inf";
      line(buckets, "{le=\"" + bound + "\"}", std::to_string(sum));
    }
    const auto total = value.nanoseconds_.load(std::memory_order_relaxed);
    line(std::string(name) + "_sum", "", number(static_cast<double>(total) / 1e9));
    line(std::string(name) + "_count", "", std::to_string(sum));
  }

  void describe(std::string_view name, std::string_view help, std::string_view type) {
    text_.append("# HELP mohreh_").append(name).append(" ").append(help).append("\n");
    text_.append("# TYPE mohreh_").append(name).append(" ").append(type).append("\n");
  }

  void line(std::string_view name, std::string_view labels, std::string_view value) {
    text_.append("mohreh_").append(name).append(labels).append(" ").append(value).append("\n");
  }

  std::string take() { return std::move(text_); }

 private:
  static std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", value);
    return text;
  }

  std::string text_;
};

std::string prometheus_text(const Metrics& m) {
  MetricsText out;
  out.describe("build_info", "The version that runs.", "gauge");
  out.line("build_info", std::string("{version=\"") + kBuildVersion + "\"}", "1");
  const auto up = std::chrono::steady_clock::now() - m.started;
  out.gauge("uptime_seconds", "Since the server started.",
            std::chrono::duration_cast<std::chrono::seconds>(up).count());
  out.gauge("tables", "Open tables.", m.tables.value());
  out.gauge("connections", "Open WebSocket connections.", m.connections.value());
  out.gauge("http_connections", "Open HTTP connections.", m.http_connections.value());
  out.counter("plies_total", "Acknowledged plies.", m.plies);
  out.histogram("ply_seconds", "From the message to its acknowledgement.", m.ply_seconds);
  out.counter("flushes_total", "Flushes of the store.", m.flushes);
  out.histogram("flush_seconds", "One flush of the store.", m.flush_seconds);
  out.histogram("bot_seconds", "A bot thinking about one move.", m.bot_seconds);
  out.counter("messages_in_total", "Messages from clients.", m.messages_in);
  out.counter("messages_out_total", "Messages to clients.", m.messages_out);
  out.counter("bytes_in_total", "Bytes of messages from clients.", m.bytes_in);
  out.counter("bytes_out_total", "Bytes of messages to clients.", m.bytes_out);
  out.counter("refused_total", "Messages answered with a refusal.", m.refused);
  out.counter("too_fast_total", "Messages over the rate limit.", m.too_fast);
  out.counter("dropped_slow_readers_total", "Connections dropped because they did not read.",
              m.dropped_slow_readers);
  out.counter("refused_connections_total", "Connections over a limit or from another origin.",
              m.refused_connections);
  out.describe("http_requests_total", "HTTP requests by class of status.", "counter");
  for (std::size_t c = 0; c < m.http_requests.size(); ++c) {
    out.line("http_requests_total", "{status=\"" + std::to_string(c + 1) + "xx\"}",
             std::to_string(m.http_requests[c].value()));
  }
  return out.take();
}

}  // namespace mohreh::server
