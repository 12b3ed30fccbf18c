#include "server/http/target.h"

#include <algorithm>
#include <charconv>

#include "engine/core/words.h"

namespace mohreh::server {
namespace {

constexpr std::size_t kLongestTarget = 2048;

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_word(std::string_view a, std::string_view b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(),
                                            [](char x, char y) { return lower(x) == lower(y); });
}

// Cuts the part before the next separator off the text.
std::string_view next_part(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return part;
}

bool is_utf8(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    const auto byte = static_cast<unsigned char>(text[i]);
    std::size_t more = 0;
    unsigned code = byte;
    if (byte >= 0xf5 || (byte >= 0x80 && byte < 0xc2)) return false;
    if (byte >= 0xf0) {
      more = 3;
      code = byte & 0x07u;
    } else if (byte >= 0xe0) {
      more = 2;
      code = byte & 0x0fu;
    } else if (byte >= 0xc2) {
      more = 1;
      code = byte & 0x1fu;
    }
    if (i + more >= text.size()) return false;
    for (std::size_t k = 1; k <= more; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xc0u) != 0x80u) return false;
      code = code << 6 | (next & 0x3fu);
    }
    if ((more == 2 && code < 0x800) || (more == 3 && code < 0x10000)) return false;
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return false;
    i += more + 1;
  }
  return true;
}

std::optional<std::string> decoded(std::string_view text, bool plus_is_space) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    } else if (c == '+' && plus_is_space) {
      c = ' ';
    }
    out.push_back(c);
  }
  if (!is_utf8(out)) return std::nullopt;
  return out;
}

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7f;
}

}  // namespace

std::optional<Target> parse_target(std::string_view text) {
  if (text.empty() || text.front() != '/' || text.size() > kLongestTarget) return std::nullopt;
  if (std::any_of(text.begin(), text.end(), is_control)) return std::nullopt;
  if (text.find('#') != std::string_view::npos) return std::nullopt;
  const std::size_t mark = text.find('?');
  const auto path = decoded(text.substr(0, mark), false);
  if (!path || path->find('\\') != std::string::npos) return std::nullopt;
  if (std::any_of(path->begin(), path->end(), is_control)) return std::nullopt;

  Target target;
  if (mark != std::string_view::npos) target.query = text.substr(mark + 1);
  std::string_view rest = *path;
  while (!rest.empty()) {
    const std::string_view segment = next_part(rest, '/');
    if (segment == "..") return std::nullopt;
    if (segment.empty() || segment == ".") continue;
    target.path.append("/").append(segment);
  }
  if (target.path.empty()) target.path = "/";
  return target;
}

std::optional<std::string> query_value(std::string_view query, std::string_view key) {
  while (!query.empty()) {
    std::string_view value = next_part(query, '&');
    const std::string_view name = next_part(value, '=');
    if (name == key) return decoded(value, true);
  }
  return std::nullopt;
}

bool names_a_file(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  const std::string_view last = slash == std::string_view::npos ? path : path.substr(slash + 1);
  return last.find('.') != std::string_view::npos;
}

bool is_host(std::string_view text) {
  if (text.empty() || text.size() > 255) return false;
  std::size_t end = 0;
  if (text.front() == '[') {
    end = text.find(']');
    if (end == std::string_view::npos || end < 3) return false;
    const std::string_view inside = text.substr(1, end - 1);
    if (!std::all_of(inside.begin(), inside.end(),
                     [](char c) { return hex_digit(c) >= 0 || c == ':' || c == '.'; })) {
      return false;
    }
    ++end;
  } else {
    while (end < text.size() && text[end] != ':') {
      const char c = lower(text[end]);
      if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_')) {
        return false;
      }
      ++end;
    }
    if (end == 0) return false;
  }
  if (end == text.size()) return true;
  if (text[end] != ':') return false;
  const std::string_view digits = text.substr(end + 1);
  unsigned port = 0;
  const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  return error == std::errc{} && stop == digits.data() + digits.size() && port <= 65535;
}

std::optional<std::string> parse_origin(std::string_view text) {
  std::string origin(text);
  std::transform(origin.begin(), origin.end(), origin.begin(), lower);
  if (origin.ends_with('/')) origin.pop_back();
  const bool secure = origin.starts_with("https://");
  if (!secure && !origin.starts_with("http://")) return std::nullopt;
  const std::size_t start = secure ? 8 : 7;
  if (!is_host(std::string_view(origin).substr(start))) return std::nullopt;
  const std::string_view usual_port = secure ? ":443" : ":80";
  if (origin.ends_with(usual_port)) origin.resize(origin.size() - usual_port.size());
  return origin;
}

bool origin_may_connect(std::string_view origin, std::string_view host,
                        const std::vector<std::string>& allowed) {
  if (origin.empty()) return true;
  const auto asked = parse_origin(origin);
  if (!asked) return false;
  // A proxy may have ended TLS before us, so either scheme of the same host is the same place.
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (parse_origin(std::string(scheme).append(host)) == asked) return true;
  }
  return std::find(allowed.begin(), allowed.end(), *asked) != allowed.end();
}

bool accepts_coding(std::string_view accept_encoding, std::string_view coding) {
  while (!accept_encoding.empty()) {
    std::string_view parameters = next_part(accept_encoding, ',');
    if (!same_word(trimmed(next_part(parameters, ';')), coding)) continue;
    const std::string_view weight = trimmed(parameters);
    if (weight.size() < 2 || !same_word(weight.substr(0, 2), "q=")) return true;
    // "q=0", "q=0.0", "q=0.000" say no.
    return weight.substr(2).find_first_not_of("0.") != std::string_view::npos;
  }
  return false;
}

bool matches_tag(std::string_view if_none_match, std::string_view tag) {
  while (!if_none_match.empty()) {
    std::string_view named = trimmed(next_part(if_none_match, ','));
    if (named == "*") return true;
    if (named.starts_with("W/")) named.remove_prefix(2);
    if (named == tag) return true;
  }
  return false;
}

std::string_view bearer_token(std::string_view authorization) {
  if (authorization.size() < 7 || !same_word(authorization.substr(0, 7), "Bearer ")) return {};
  return trimmed(authorization.substr(7));
}

}  // namespace mohreh::server
