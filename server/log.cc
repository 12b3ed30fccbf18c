#include "server/log.h"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "engine/core/json_writer.h"

namespace mohreh::server {
namespace {

// The message as a JSON string, so that no text can break out of its line.
class JsonMessage final : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg& message, const std::tm&,
              spdlog::memory_buf_t& out) override {
    std::string text;
    JsonWriter writer(text);
    writer.value(std::string_view(message.payload.data(), message.payload.size()));
    out.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<JsonMessage>();
  }
};

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::debug:
      return spdlog::level::debug;
    case LogLevel::info:
      return spdlog::level::info;
    case LogLevel::warning:
      return spdlog::level::warn;
    case LogLevel::error:
      return spdlog::level::err;
    case LogLevel::off:
      break;
  }
  return spdlog::level::off;
}

}  // namespace

void set_up_log(const Config& config) {
  auto logger = std::make_shared<spdlog::logger>(
      "mohreh", std::make_shared<spdlog::sinks::stderr_color_sink_mt>());
  logger->set_level(level_of(config.log));
  auto form = std::make_unique<spdlog::pattern_formatter>();
  if (config.log_json) {
    form->add_flag<JsonMessage>('*');
    form->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l","message":%*})");
  } else {
    form->set_pattern("%Y-%m-%d %H:%M:%S.%e %^%l%$ %v");
  }
  logger->set_formatter(std::move(form));
  spdlog::set_default_logger(std::move(logger));
}

}  // namespace mohreh::server
