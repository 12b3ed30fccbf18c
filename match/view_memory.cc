#include "match/view_memory.h"

#include "engine/core/hash.h"

namespace mohreh::match {
namespace {

// Where the JSON value that begins at `at` ends. Precondition: `json` is JSON as our writer makes
// it.
std::size_t value_end(std::string_view json, std::size_t at) {
  const char* const text = json.data();
  const std::size_t size = json.size();
  int depth = 0;
  for (; at < size; ++at) {
    switch (text[at]) {
      case '"':
        for (++at; text[at] != '"'; ++at) {
          if (text[at] == '\\') ++at;
        }
        break;
      case '{':
      case '[':
        ++depth;
        break;
      case '}':
      case ']':
        if (depth == 0) return at;
        --depth;
        break;
      case ',':
        if (depth == 0) return at;
        break;
      default:
        break;
    }
  }
  return at;
}

}  // namespace

bool ViewMemory::note(std::size_t at, std::string_view text) {
  const std::uint64_t hash = hash_bytes(text.data(), text.size());
  if (at >= fields_.size()) fields_.resize(at + 1);
  if (fields_[at] == hash) return false;
  fields_[at] = hash;
  return true;
}

void ViewMemory::write_changes(JsonWriter& out, std::string_view view) {
  out.begin_object();
  std::size_t field = kExtras;
  for (std::size_t at = 1; at < view.size() && view[at] != '}'; ++field) {
    const std::size_t name = at + 1;
    const std::size_t name_end = view.find('"', name);
    const std::size_t value = name_end + 2;
    const std::size_t end = value_end(view, value);
    const std::string_view text = view.substr(value, end - value);
    if (note(field, text)) {
      out.key(view.substr(name, name_end - name));
      out.raw(text);
    }
    at = view[end] == ',' ? end + 1 : end;
  }
  out.end_object();
}

std::string ViewMemory::changes(std::string_view view) {
  thread_local std::string text;
  text.clear();
  JsonWriter out(text);
  write_changes(out, view);
  return text;
}

bool ViewMemory::changed(std::size_t number, std::string_view text) {
  return note(number, text);
}

}  // namespace mohreh::match
