#include "server/config/settings.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>

#include "server/http/target.h"

namespace mohreh::server {
namespace {

template <class Number>
std::string set_number(Number& to, std::string_view text, Number least, Number most) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most) {
    return "must be a number from " + std::to_string(least) + " to " + std::to_string(most);
  }
  to = value;
  return {};
}

std::string set_flag(bool& to, std::string_view text) {
  if (text == "true" || text == "1" || text == "on" || text == "yes") {
    to = true;
  } else if (text == "false" || text == "0" || text == "off" || text == "no") {
    to = false;
  } else {
    return "must be true or false";
  }
  return {};
}

std::string set_log(Config& config, std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view level = text.substr(0, colon);
  const std::string_view form = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  constexpr std::pair<std::string_view, LogLevel> kLevels[] = {{"debug", LogLevel::debug},
                                                               {"info", LogLevel::info},
                                                               {"warning", LogLevel::warning},
                                                               {"error", LogLevel::error},
                                                               {"off", LogLevel::off}};
  const auto found = std::find_if(std::begin(kLevels), std::end(kLevels),
                                  [&](const auto& known) { return known.first == level; });
  if (found == std::end(kLevels) || (form != "" && form != "json")) {
    return "must be debug, info, warning, error or off, with :json for lines of JSON";
  }
  config.log = found->second;
  config.log_json = form == "json";
  return {};
}

std::string set_bind(Config& config, std::string_view text) {
  if (text != "*" && !parse_address(text)) return "must be an address, or * for all";
  config.bind = text;
  return {};
}

std::string set_public_url(Config& config, std::string_view text) {
  const auto origin = parse_origin(text);
  if (!origin) return "must be like https://games.example.org, without a path";
  config.public_url = *origin;
  return {};
}

// Shown as a link, so it must be one that a browser follows without harm.
std::string set_source_url(Config& config, std::string_view text) {
  const std::size_t host = text.starts_with("https://") ? 8 : text.starts_with("http://") ? 7 : 0;
  const bool is_plain = std::all_of(text.begin(), text.end(), [](char c) {
    return c > ' ' && c < 127 && c != '"' && c != '<' && c != '>' && c != '\\';
  });
  if (host == 0 || !is_plain || !is_host(text.substr(host, text.find_first_of("/?#", host) - host)))
    return "must be like https://code.example.org/mohreh";
  config.source_url = text;
  return {};
}

std::string add_origin(Config& config, std::string_view text) {
  const auto origin = parse_origin(text);
  if (!origin) return "must be like https://games.example.org, without a path";
  config.allow_origins.push_back(*origin);
  return {};
}

std::string add_proxy(Config& config, std::string_view text) {
  const auto range = parse_range(text);
  if (!range) return "must be an address or a range such as 10.0.0.0/8";
  config.trusted_proxies.push_back(*range);
  return {};
}

// Short ones could be guessed, and others do not fit into a header.
std::string set_operator_token(Config& config, std::string_view text) {
  const bool fits = text.size() >= 16 && std::all_of(text.begin(), text.end(),
                                                     [](char c) { return c > ' ' && c < 127; });
  if (!fits) return "must have at least 16 letters, digits or signs, without spaces";
  config.operator_token = text;
  return {};
}

constexpr int kMostDays = 36'500;

constexpr Setting kSettings[] = {
    {"port", "PORT", "Port to listen on; 0 lets the system choose (default: 8080)",
     SettingKind::number,
     [](Config& config, std::string_view text) {
       return set_number<std::uint16_t>(config.port, text, 0, 65535);
     }},
    {"bind", "ADDRESS",
     "Address to listen on (default: *, all interfaces, so that phones in the same network reach "
     "it; 127.0.0.1: this machine alone)",
     SettingKind::text, set_bind},
    {"data", "FOLDER", "Where everything is kept; made if absent (default: mohreh-data)",
     SettingKind::text,
     [](Config& config, std::string_view text) {
       config.data = text;
       return text.empty() ? std::string("must name a folder") : std::string();
     }},
    {"public-url", "URL", "Address that people type, if a proxy stands before the server",
     SettingKind::text, set_public_url},
    {"source-url", "URL", "Where the source of this program is to be had; the page links to it",
     SettingKind::text, set_source_url},
    {"allow-origin", "URL", "Further site whose pages may connect; may be given several times",
     SettingKind::list, add_origin},
    {"trusted-proxy", "ADDRESS",
     "Proxy whose X-Forwarded-For counts: an address or a range; may be given several times",
     SettingKind::list, add_proxy},
    {"log", "LEVEL",
     "debug, info, warning, error or off; info:json for lines of JSON (default: info)",
     SettingKind::text, set_log},
    {"threads", "N", "Threads for the network (default: one a core, at most 4)",
     SettingKind::number,
     [](Config& config, std::string_view text) { return set_number(config.threads, text, 1, 64); }},
    {"bot-threads", "N", "Threads in which bots think (default: 1)", SettingKind::number,
     [](Config& config, std::string_view text) {
       return set_number(config.bot_threads, text, 1, 64);
     }},
    {"max-connections", "N", "Connections at once (default: 20000)", SettingKind::number,
     [](Config& config, std::string_view text) {
       return set_number<std::size_t>(config.limits.connections, text, 1, 1'000'000);
     }},
    {"max-connections-per-address", "N",
     "Connections at once from one address (default: 64; this machine itself is not limited "
     "unless this is set)",
     SettingKind::number,
     [](Config& config, std::string_view text) {
       config.limits.limit_loopback = true;
       return set_number<std::size_t>(config.limits.connections_per_address, text, 1, 1'000'000);
     }},
    {"max-message-bytes", "N", "Longest message of a client (default: 65536)", SettingKind::number,
     [](Config& config, std::string_view text) {
       return set_number<std::size_t>(config.limits.message_bytes, text, 1024, 16 * 1024 * 1024);
     }},
    {"page", "FOLDER", "Serve the web client from this folder instead of the built-in one",
     SettingKind::text,
     [](Config& config, std::string_view text) {
       config.page = text;
       return text.empty() ? std::string("must name a folder") : std::string();
     }},
    {"keep-guests", "DAYS",
     "Forget guests who were not seen for so many days and have no unfinished match; 0 keeps them "
     "for ever (default: 400)",
     SettingKind::number,
     [](Config& config, std::string_view text) {
       return set_number(config.keep_guests_days, text, 0, kMostDays);
     }},
    {"keep-records", "DAYS",
     "Delete records of matches that ended so many days ago; 0 keeps them for ever (default: 0)",
     SettingKind::number,
     [](Config& config, std::string_view text) {
       return set_number(config.keep_records_days, text, 0, kMostDays);
     }},
    {"operator-token", "TOKEN",
     "Token for the operator's part of /api/status (default: a new one, printed at the start)",
     SettingKind::text, set_operator_token},
    {"echo", "", "Answer WebSocket messages at /echo with the same text, for measuring",
     SettingKind::flag,
     [](Config& config, std::string_view text) { return set_flag(config.echo, text); }},
    {"qr", "", "Print the QR code even if the output is no terminal", SettingKind::flag,
     [](Config& config, std::string_view text) { return set_flag(config.qr, text); }},
};

std::string changed(std::string_view name, char dash, bool upper) {
  std::string out(name);
  for (char& c : out) {
    if (c == '-') {
      c = dash;
    } else if (upper && c >= 'a' && c <= 'z') {
      c = static_cast<char>(c - 'a' + 'A');
    }
  }
  return out;
}

// A list from one text: "a, b".
std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    std::string_view part = text.substr(0, comma);
    text = comma == std::string_view::npos ? "" : text.substr(comma + 1);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    if (!part.empty()) parts.emplace_back(part);
  }
  return parts;
}

// A list given at a nearer place replaces the one of a farther place.
void forget_list(Config& config, const Setting& setting) {
  if (setting.kind != SettingKind::list) return;
  if (setting.set == &add_origin) config.allow_origins.clear();
  if (setting.set == &add_proxy) config.trusted_proxies.clear();
}

void apply(Config& config, const Setting& setting, const std::vector<std::string>& values,
           const std::string& place) {
  forget_list(config, setting);
  for (const std::string& value : values) {
    const bool is_list = setting.kind == SettingKind::list;
    for (const std::string& part : is_list ? parts_of(value) : std::vector{value}) {
      const std::string wrong = setting.set(config, part);
      if (!wrong.empty()) throw ConfigError(place + " '" + part + "': " + wrong);
    }
  }
}

std::string text_of_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw ConfigError("the configuration " + path + " cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::span<const Setting> settings() {
  return kSettings;
}

std::string environment_name(const Setting& setting) {
  return "MOHREH_" + changed(setting.name, '_', true);
}

std::string file_key(const Setting& setting) {
  return changed(setting.name, '_', false);
}

Config read_config(const GivenSettings& given, const Environment& environment) {
  Config config;
  const auto named = given.find("config");
  const auto path =
      named != given.end() ? std::optional(named->second.back()) : environment("MOHREH_CONFIG");
  if (path && !path->empty()) apply_file(config, text_of_file(*path), *path);
  for (const Setting& setting : settings()) {
    const std::string variable = environment_name(setting);
    const auto value = environment(variable);
    if (value && !value->empty()) apply(config, setting, {*value}, variable);
  }
  for (const Setting& setting : settings()) {
    const auto found = given.find(setting.name);
    if (found == given.end()) continue;
    apply(config, setting, found->second, "--" + std::string(setting.name));
  }
  return config;
}

}  // namespace mohreh::server
