#include "bench/load/server_note.h"

#include <array>
#include <charconv>
#include <utility>

namespace mohreh::load {
namespace {

constexpr std::array<std::pair<std::string_view, Heard>, 11> kTypes{{
    {"update", Heard::update},
    {"accepted", Heard::accepted},
    {"sealed", Heard::sealed},
    {"staged", Heard::staged},
    {"table", Heard::table},
    {"done", Heard::done},
    {"started", Heard::started},
    {"ended", Heard::ended},
    {"welcome", Heard::welcome},
    {"refused", Heard::refused},
    {"goodbye", Heard::goodbye},
}};

Heard type_named(std::string_view name) {
  for (const auto& [known, type] : kTypes) {
    if (known == name) return type;
  }
  return Heard::other;
}

// Past the string that begins at `at`; the end of the text when it has none.
std::size_t after_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size(); ++at) {
    at = text.find('"', at);
    if (at == std::string_view::npos) return text.size();
    std::size_t slashes = 0;
    while (text[at - 1 - slashes] == '\\') ++slashes;
    if (slashes % 2 == 0) return at + 1;
  }
  return text.size();
}

// Past the value that begins at `at`.
std::size_t after_value(std::string_view text, std::size_t at) {
  if (at < text.size() && text[at] == '"') return after_string(text, at);
  int depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = after_string(text, at);
      continue;
    }
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') {
      if (depth == 0) return at;
      if (--depth == 0) return at + 1;
    }
    if (c == ',' && depth == 0) return at;
    ++at;
  }
  return at;
}

template <class Number>
void read_number(std::string_view text, Number& number) {
  std::from_chars(text.data(), text.data() + text.size(), number);
}

std::string_view unquoted(std::string_view text) {
  return text.size() < 2 ? std::string_view{} : text.substr(1, text.size() - 2);
}

void note_field(ServerNote& note, std::string_view key, std::string_view value) {
  if (key == "type") {
    note.type = type_named(unquoted(value));
  } else if (key == "id") {
    read_number(value, note.id);
  } else if (key == "table") {
    note.table = unquoted(value);
  } else if (key == "seat") {
    read_number(value, note.seat);
  } else if (key == "ply") {
    read_number(value, note.ply);
  } else if (key == "made") {
    read_number(value, note.made);
  } else if (key == "staged") {
    read_number(value, note.staged);
  } else if (key == "awaited") {
    note.awaited = value;
  } else if (key == "chosen") {
    note.chosen = value;
  } else if (key == "moves") {
    note.moves = value;
  } else if (key == "code" || key == "why") {
    note.code = unquoted(value);
  }
}

}  // namespace

ServerNote scan(std::string_view json) {
  ServerNote note;
  std::size_t at = 1;
  while (at < json.size() && json[at] == '"') {
    const std::size_t key_end = after_string(json, at);
    const std::string_view key = unquoted(json.substr(at, key_end - at));
    const std::size_t begin = key_end + 1;  // past the colon
    if (begin >= json.size()) break;
    at = after_value(json, begin);
    note_field(note, key, json.substr(begin, at - begin));
    if (at < json.size() && json[at] == ',') ++at;
  }
  return note;
}

bool lists(std::string_view array, int number) {
  for (std::size_t at = 1; at < array.size(); ++at) {
    int found = -1;
    const auto [end, error] =
        std::from_chars(array.data() + at, array.data() + array.size(), found);
    if (error != std::errc{}) return false;
    if (found == number) return true;
    at = static_cast<std::size_t>(end - array.data());
  }
  return false;
}

void read_codes(std::string_view moves, std::vector<std::uint32_t>& codes) {
  codes.clear();
  for (std::size_t at = moves.find('[', 1); at != std::string_view::npos;
       at = moves.find('[', at + 1)) {
    std::uint32_t code = 0;
    read_number(moves.substr(at + 1), code);
    codes.push_back(code);
  }
}

}  // namespace mohreh::load
