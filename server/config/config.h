#pragma once
// What whoever runs the server can set, with the defaults. It is read from the command line, the
// environment and a TOML file by settings.h; times are here so that tests can shorten them.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "server/http/address.h"

namespace mohreh::server {

enum class LogLevel : std::uint8_t { debug, info, warning, error, off };

// Bounds on what one client may cost. Not all of them are settings.
struct Limits {
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 64;  // loopback is free unless it is set
  bool limit_loopback = false;
  std::size_t header_bytes = 8 * 1024;
  std::size_t body_bytes = 1024 * 1024;
  std::size_t message_bytes = 64 * 1024;
  std::size_t queue_messages = 256;
  std::size_t queue_bytes = 1024 * 1024;
  double message_burst = 60;
  double messages_per_second = 30;
  int refusals_before_close = 300;  // messages over the rate limit before 1008
  std::size_t waiting_api_requests = 256;
};

struct Times {
  using Milliseconds = std::chrono::milliseconds;
  Milliseconds header{10'000};  // for the whole head of a request
  Milliseconds body{30'000};
  Milliseconds idle{60'000};     // between requests of one connection
  Milliseconds sending{60'000};  // a whole response
  Milliseconds api{10'000};
  // A silent WebSocket is pinged after half of it and dropped after the whole.
  Milliseconds silence{60'000};
  Milliseconds closing{5'000};  // for a peer to answer a close, and for a graceful stop
};

// A core each; more than a few only get into each other's way.
inline int default_threads() {
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 4U));
}

struct Config {
  std::string bind = "*";  // all interfaces, IPv6 and IPv4
  std::uint16_t port = 8080;
  std::string data = "mohreh-data";
  std::string page;        // folder with the built client, or empty for the embedded one
  std::string public_url;  // an origin, or empty
  std::string source_url;  // where the program's source is to be had, or empty
  std::vector<std::string> allow_origins;  // as parse_origin gives them
  std::vector<AddressRange> trusted_proxies;
  LogLevel log = LogLevel::info;
  bool log_json = false;
  int threads = default_threads();
  int bot_threads = 1;
  int api_threads = 2;
  int keep_guests_days = 400;  // since they were seen last; 0: for ever
  int keep_records_days = 0;   // since the match ended; 0: for ever
  std::string operator_token;  // opens what only whoever runs the server may see
  bool echo = false;
  bool qr = false;  // also where standard output is no terminal
  Limits limits;
  Times times;
};

}  // namespace mohreh::server
