#include "server/metrics/metrics.h"

#include <gtest/gtest.h>

namespace mohreh::server {
namespace {

bool has(const std::string& text, const std::string& line) {
  return text.find("\n" + line + "\n") != std::string::npos;
}

TEST(Metrics, HistogramBucketsAddUp) {
  Metrics metrics;
  using std::chrono::microseconds;
  metrics.ply_seconds.observe(microseconds(50));
  metrics.ply_seconds.observe(microseconds(1000));  // a bound belongs to its bucket
  metrics.ply_seconds.observe(microseconds(30'000'000));
  const std::string text = prometheus_text(metrics);
  EXPECT_TRUE(has(text, "mohreh_ply_seconds_bucket{le=\"0.0001\"} 1")) << text;
  EXPECT_TRUE(has(text, "mohreh_ply_seconds_bucket{le=\"0.0005\"} 1"));
  EXPECT_TRUE(has(text, "mohreh_ply_seconds_bucket{le=\"0.001\"} 2"));
  EXPECT_TRUE(has(text, "mohreh_ply_seconds_bucket{le=\"10\"} 2"));
  EXPECT_TRUE(has(text, "mohreh_ply_seconds_bucket{le=\"+Inf\"} 3"));
  EXPECT_TRUE(has(text, "mohreh_ply_seconds_count 3"));
  EXPECT_TRUE(has(text, "mohreh_ply_seconds_sum 30.00105"));
  EXPECT_EQ(metrics.ply_seconds.count(), 3u);
}

TEST(Metrics, EveryLineIsNamedAndDescribed) {
  Metrics metrics;
  metrics.tables.set(4);
  metrics.plies.add(7);
  metrics.http_requests[1].add(2);
  const std::string text = prometheus_text(metrics);
  EXPECT_TRUE(has(text, "mohreh_tables 4"));
  EXPECT_TRUE(has(text, "mohreh_plies_total 7"));
  EXPECT_TRUE(has(text, "mohreh_http_requests_total{status=\"2xx\"} 2"));
  EXPECT_TRUE(has(text, "# TYPE mohreh_plies_total counter"));
  EXPECT_EQ(text.back(), '\n');
}

}  // namespace
}  // namespace mohreh::server
