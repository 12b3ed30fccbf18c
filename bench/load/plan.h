#pragma once
// What a load run is asked to do: where the server is, how many tables play there, how fast and for
// how long.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mohreh::load {

enum class Mode : std::uint8_t {
  closed,  // every table plays as fast as it is answered
  open,    // moves come at set times, however long the answers take
  echo,    // no game: messages go to /echo and come back
  idle,    // connections that say hello and nothing more
};

std::string_view name_of(Mode mode);

// A ws:// address. Throws std::invalid_argument with what is wrong.
struct ServerUrl {
  std::string host;
  std::string port;
  std::string path;

  static ServerUrl parse(std::string_view text);
};

struct Plan {
  ServerUrl url;
  Mode mode = Mode::closed;
  int tables = 0;  // of idle: connections
  int seats = 2;
  double seconds = 10;
  double rate = 0;                 // of open: plies a second over all tables
  std::vector<std::string> games;  // keys; the tables take them in turn
  std::uint64_t seed = 1;
};

}  // namespace mohreh::load
