#pragma once
// Described values as JSON, appended straight to the text: no tree in between. Optional fields that
// are none are left out; with Defaults::left_out so is every field that has its default value, but
// for enumerations: a refusal without its code would be hard to read.

#include <concepts>
#include <string>
#include <string_view>

#include "engine/core/json_writer.h"
#include "protocol/field_kinds.h"
#include "protocol/server_to_client.h"

namespace mohreh::protocol {

// Messages leave defaults out to stay small: both sides have the same version. What is stored has
// all fields, so that a default may change without changing what was agreed before.
enum class Defaults : std::uint8_t { written, left_out };

// A message that says of itself that nothing of it is left out.
template <class T>
concept writes_all = requires { T::kAllFields; };

template <Defaults defaults, class T>
void write_fields(JsonWriter& out, const T& value);

template <Defaults defaults, class T>
void write_value(JsonWriter& out, const T& value) {
  if constexpr (std::same_as<T, std::string>) {
    out.value(std::string_view(value));
  } else if constexpr (std::same_as<T, Json>) {
    out.raw(value.text);
  } else if constexpr (std::same_as<T, TableCode>) {
    out.value(value.number == 0 ? std::string_view() : std::string_view(to_text(value)));
  } else if constexpr (IsId<T>::value) {
    out.value(std::string_view(to_text(value)));
  } else if constexpr (IsOptional<T>::value) {
    if (value) {
      write_value<defaults>(out, *value);
    } else {
      out.null();
    }
  } else if constexpr (IsList<T>::value) {
    out.begin_array();
    for (const auto& item : value) write_value<defaults>(out, item);
    out.end_array();
  } else if constexpr (named_enum<T>) {
    out.value(name_of(value));
  } else if constexpr (described<T>) {
    out.begin_object();
    write_fields<defaults>(out, value);
    out.end_object();
  } else {
    static_assert(std::integral<T>);
    out.value(value);
  }
}

template <Defaults defaults, class T>
struct FieldWriter {
  JsonWriter& out;
  const T& self;
  const T& fresh;

  template <class Field>
  void operator()(std::string_view name, const Field& field) {
    if constexpr (IsOptional<Field>::value) {
      if (!field) return;
    } else if constexpr (defaults == Defaults::left_out && !named_enum<Field> && !writes_all<T>) {
      if (same_value(field, field_of_other(self, field, fresh))) return;
    }
    out.key(name);
    write_value<defaults>(out, field);
  }
};

// The fields alone, into an object that is open already.
template <Defaults defaults, class T>
void write_fields(JsonWriter& out, const T& value) {
  static const T fresh{};
  FieldWriter<defaults, T> writer{out, value, fresh};
  T::fields(value, writer);
}

}  // namespace mohreh::protocol
