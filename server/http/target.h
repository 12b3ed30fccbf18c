#pragma once
// What a request asks for: the path and query of its first line, and the headers that we read
// ourselves. Everything here takes any bytes and answers with a value or nothing. No Boost: it is
// fuzzed and tested alone.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mohreh::server {

struct Target {
  std::string path;   // decoded, starts with '/', no empty, "." or ".." segment, valid UTF-8
  std::string query;  // as sent, without the '?'
};

// Nothing for targets that no honest client sends: other forms, bad escapes, control characters,
// backslashes, "..", bytes that are no UTF-8, more than 2,048 bytes.
std::optional<Target> parse_target(std::string_view text);

// The first value of `key` in a query, decoded; nothing if it is absent or badly escaped.
std::optional<std::string> query_value(std::string_view query, std::string_view key);

// Whether the last segment has an extension: files do, the addresses of screens do not.
bool names_a_file(std::string_view path);

// A host with an optional port, as in Host: and in a policy: letters, digits, '.', '-', "[::1]".
bool is_host(std::string_view text);

// Whether a page of that origin may open a socket here: programs send no origin; pages must come
// from the host they talk to, from the public address or from a listed origin.
bool origin_may_connect(std::string_view origin, std::string_view host,
                        const std::vector<std::string>& allowed);

// "https://Example.org:443/" -> "https://example.org"; nothing if it is no http(s) origin.
std::optional<std::string> parse_origin(std::string_view text);

// Whether Accept-Encoding takes this coding (br, gzip).
bool accepts_coding(std::string_view accept_encoding, std::string_view coding);

// Whether If-None-Match names this tag (quoted), weak or not, or is "*".
bool matches_tag(std::string_view if_none_match, std::string_view tag);

// The token of "Bearer <token>"; empty for anything else.
std::string_view bearer_token(std::string_view authorization);

}  // namespace mohreh::server
