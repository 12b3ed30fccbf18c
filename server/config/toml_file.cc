// The TOML file. Keys are the settings' names with '_'; anything else is an error with its line,
// because a misspelt key that is silently ignored costs an evening.

#include <toml++/toml.h>

#include <algorithm>

#include "server/config/settings.h"

namespace mohreh::server {
namespace {

[[noreturn]] void fail(const std::string& origin, const toml::source_region& where,
                       const std::string& what) {
  throw ConfigError(origin + ":" + std::to_string(where.begin.line) + ": " + what);
}

std::optional<std::string> text_of(const toml::node& node, SettingKind kind) {
  if (const auto text = node.value_exact<std::string>(); text && kind != SettingKind::number) {
    return text;
  }
  if (const auto number = node.value_exact<std::int64_t>(); number && kind == SettingKind::number) {
    return std::to_string(*number);
  }
  if (const auto flag = node.value_exact<bool>(); flag && kind == SettingKind::flag) {
    return *flag ? "true" : "false";
  }
  return std::nullopt;
}

std::string wanted(SettingKind kind) {
  switch (kind) {
    case SettingKind::number:
      return "a number";
    case SettingKind::flag:
      return "true or false";
    case SettingKind::list:
      return "a list of texts";
    case SettingKind::text:
      break;
  }
  return "a text";
}

void apply_one(Config& config, const Setting& setting, const toml::node& node,
               const std::string& origin) {
  const auto text = text_of(node, setting.kind);
  if (!text) fail(origin, node.source(), file_key(setting) + " must be " + wanted(setting.kind));
  const std::string wrong = setting.set(config, *text);
  if (!wrong.empty()) {
    fail(origin, node.source(), file_key(setting) + " '" + *text + "': " + wrong);
  }
}

}  // namespace

void apply_file(Config& config, std::string_view text, const std::string& origin) {
  toml::table table;
  try {
    table = toml::parse(text, origin);
  } catch (const toml::parse_error& error) {
    fail(origin, error.source(), std::string(error.description()));
  }
  for (const auto& [key, node] : table) {
    const auto all = settings();
    const auto setting = std::find_if(
        all.begin(), all.end(), [&](const Setting& known) { return file_key(known) == key.str(); });
    if (setting == all.end()) {
      fail(origin, key.source(), "no setting is called '" + std::string(key.str()) + "'");
    }
    if (const toml::array* list = node.as_array(); list && setting->kind == SettingKind::list) {
      for (const toml::node& item : *list) apply_one(config, *setting, item, origin);
    } else {
      apply_one(config, *setting, node, origin);
    }
  }
}

}  // namespace mohreh::server
