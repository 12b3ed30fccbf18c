#include "bench/load/plan.h"

#include <stdexcept>

namespace mohreh::load {

std::string_view name_of(Mode mode) {
  switch (mode) {
    case Mode::closed:
      return "closed";
    case Mode::open:
      return "open";
    case Mode::echo:
      return "echo";
    case Mode::idle:
      return "idle";
  }
  return "";
}

ServerUrl ServerUrl::parse(std::string_view text) {
  constexpr std::string_view kScheme = "ws://";
  const auto wrong = [&](const char* what) {
    return std::invalid_argument("'" + std::string(text) + "': " + what);
  };
  if (!text.starts_with(kScheme)) throw wrong("an address starts with ws://");
  std::string_view rest = text.substr(kScheme.size());
  ServerUrl url{.host = {}, .port = "80", .path = "/ws"};
  if (const auto slash = rest.find('/'); slash != std::string_view::npos) {
    if (slash + 1 < rest.size()) url.path = rest.substr(slash);
    rest = rest.substr(0, slash);
  }
  // An IPv6 address stands in brackets, for it has colons of its own.
  const auto bracket = rest.rfind(']');
  const auto colon = rest.rfind(':');
  if (colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket)) {
    url.port = rest.substr(colon + 1);
    rest = rest.substr(0, colon);
  }
  if (rest.starts_with('[') && rest.ends_with(']')) rest = rest.substr(1, rest.size() - 2);
  url.host = rest;
  if (url.host.empty()) throw wrong("it names no host");
  if (url.port.empty() || url.port.find_first_not_of("0123456789") != std::string::npos) {
    throw wrong("the port is a number");
  }
  return url;
}

}  // namespace mohreh::load
