#pragma once
// What a bot needs of a server's message, found by one pass over the text without building
// anything: the load generator shares the machine with the server and must cost little beside it.
// It believes the server: what is not as protocol/server_to_client.h says comes out as `other`.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mohreh::load {

enum class Heard : std::uint8_t {
  welcome,
  done,
  accepted,
  staged,
  sealed,
  refused,
  table,
  started,
  update,
  ended,
  goodbye,
  other,
};

struct ServerNote {
  Heard type = Heard::other;
  std::int64_t id = 0;  // of the message it answers; 0: none
  std::string_view table;
  int seat = -2;
  int ply = 0;
  int made = 0;
  int staged = 0;
  std::string_view awaited;  // JSON arrays as they stand
  std::string_view chosen;
  std::optional<std::string_view> moves;  // none: as before
  std::string_view code;                  // of a refusal or a farewell
};

// The texts point into `json`.
ServerNote scan(std::string_view json);

// True when an array of numbers has this one.
bool lists(std::string_view array, int number);

// The codes of [[code,kind,a,b,flags],…].
void read_codes(std::string_view moves, std::vector<std::uint32_t>& codes);

}  // namespace mohreh::load
