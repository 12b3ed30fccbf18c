#pragma once
// The settings by name: one table serves the command line, the environment and the TOML file, so
// that they cannot drift apart. Command line goes before environment, environment before file,
// file before default.

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "server/config/config.h"

namespace mohreh::server {

enum class SettingKind : std::uint8_t { text, number, flag, list };

struct Setting {
  std::string_view name;   // max-connections: --max-connections
  std::string_view value;  // what stands for the value in the help; empty for a flag
  std::string_view help;
  SettingKind kind;
  // Puts one value into the config (a list: adds it). The answer is what is wrong, or empty.
  std::string (*set)(Config& config, std::string_view value);
};

std::span<const Setting> settings();
std::string environment_name(const Setting& setting);  // MOHREH_MAX_CONNECTIONS
std::string file_key(const Setting& setting);          // max_connections

// A value that cannot be used: where it stands and what is wrong.
struct ConfigError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// By name, as written on the command line.
using GivenSettings = std::map<std::string, std::vector<std::string>, std::less<>>;
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

// The TOML text applied to the config; `origin` is its name for messages.
void apply_file(Config& config, std::string_view text, const std::string& origin);

// All of it in order. The file is the one named by --config or MOHREH_CONFIG, if any.
Config read_config(const GivenSettings& given, const Environment& environment);

}  // namespace mohreh::server
