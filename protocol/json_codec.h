#pragma once
// Any described value as JSON text and back, for what is stored. All fields are written, optional
// ones only when they have a value; reading is as strict as for messages (protocol/field_reader.h)
// and gives a field that is left out its default.

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/field_reader.h"
#include "protocol/field_writer.h"

namespace mohreh::protocol {

template <class T>
std::string to_json(const T& value) {
  std::string text;
  JsonWriter out(text);
  write_value<Defaults::written>(out, value);
  return text;
}

// Reads `json` into `value`; none when it went well. After an error `value` is what it was.
template <class T>
std::optional<TextError> from_json(std::string_view json, T& value) {
  const auto document = JsonDocument::parse(json);
  if (!document) return document.error();
  T fresh{};
  if (auto problem = read_value(document->root(), fresh)) return problem;
  value = std::move(fresh);
  return std::nullopt;
}

}  // namespace mohreh::protocol
