#include "bench/load/generator.h"
#include "engine/core/json_writer.h"

namespace mohreh::load {

std::string to_json(const Report& report) {
  const bool is_idle = report.plan.mode == Mode::idle;
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.field("mode", name_of(report.plan.mode));
  out.field("tables", is_idle ? 0 : report.plan.tables);
  out.field("seats", is_idle ? 0 : report.plan.seats);
  out.field("connections", report.connections);
  out.field("seconds", report.seconds);
  out.field("set_up_seconds", report.set_up_seconds);
  if (report.plan.mode == Mode::open) out.field("rate", report.plan.rate);
  out.field("plies", report.plies);
  out.field("plies_per_s",
            report.seconds > 0 ? static_cast<double>(report.plies) / report.seconds : 0.0);
  out.field("matches", report.matches);
  out.field("p50_ms", report.p50_ms);
  out.field("p99_ms", report.p99_ms);
  out.field("max_ms", report.max_ms);
  out.field("errors", report.errors);
  out.field("bytes", report.bytes);
  out.field("cpu_seconds", report.cpu_seconds);
  out.end_object();
  return text;
}

}  // namespace mohreh::load
