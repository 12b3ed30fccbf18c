#pragma once
// Described values out of JSON, strictly: known fields only, each of its kind and in its range. A
// field that is left out keeps the value it had; an optional field may be null as well. The first
// thing that is wrong is told with its place.

#include <concepts>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/json_document.h"
#include "protocol/field_kinds.h"
#include "protocol/server_to_client.h"

namespace mohreh::protocol {

using Problem = std::optional<TextError>;

template <class T>
Problem read_value(const JsonValue& json, T& value);

template <std::integral T>
Problem read_number(const JsonValue& json, T& value) {
  static_assert(sizeof(T) < sizeof(std::int64_t) || std::signed_integral<T>);
  constexpr auto kLow = static_cast<std::int64_t>(std::numeric_limits<T>::min());
  constexpr auto kHigh = static_cast<std::int64_t>(std::numeric_limits<T>::max());
  const auto number = json.integer();
  if (!number || *number < kLow || *number > kHigh) {
    return json.error("a whole number from " + std::to_string(kLow) + " to " +
                      std::to_string(kHigh) + " is expected here");
  }
  value = static_cast<T>(*number);
  return std::nullopt;
}

template <named_enum T>
Problem read_name(const JsonValue& json, T& value) {
  const auto& names = enum_names(value);
  for (std::size_t i = 0; json.is(JsonValue::Kind::string) && i < names.size(); ++i) {
    if (names[i] == json.string()) {
      value = static_cast<T>(i);
      return std::nullopt;
    }
  }
  std::string choices;
  for (const auto& name : names) choices += (choices.empty() ? "" : ", ") + std::string(name);
  return json.error("one of " + choices + " is expected here");
}

// Steps from item to item: by index each step would begin at the front again, and a stranger's
// long list would cost its square.
template <class Item>
Problem read_list(const JsonValue& json, std::vector<Item>& list) {
  if (!json.is(JsonValue::Kind::array)) return json.error("a list is expected here");
  list.clear();
  if (json.size() == 0) return std::nullopt;
  JsonValue at = json.item(0);
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (i > 0) at = at.next();
    Item item{};
    if (auto problem = read_value(at, item)) return problem;
    list.push_back(std::move(item));
  }
  return std::nullopt;
}

struct FieldReader {
  const JsonValue& object;
  Problem problem;
  std::size_t found = 0;

  template <class Field>
  void operator()(std::string_view name, Field& field) {
    if (problem) return;
    if (const auto member = object.find(name)) {
      ++found;
      problem = read_value(*member, field);
    }
  }
};

struct FieldSearch {
  std::string_view wanted;
  bool found = false;

  template <class Field>
  void operator()(std::string_view name, const Field&) {
    found = found || name == wanted;
  }
};

// `others` are keys that may stand in the object besides the fields; somebody else reads them.
template <described T>
Problem read_fields(const JsonValue& json, T& value,
                    std::span<const std::string_view> others = {}) {
  if (!json.is(JsonValue::Kind::object)) return json.error("an object is expected here");
  FieldReader reader{json, std::nullopt};
  for (const auto other : others) reader.found += json.find(other) ? 1 : 0;
  T::fields(value, reader);
  if (reader.problem || reader.found == json.size()) return reader.problem;
  for (std::size_t i = 0; i < json.size(); ++i) {
    FieldSearch search{json.key(i)};
    for (const auto other : others) search(other, other);
    T::fields(value, search);
    if (!search.found) {
      return json.member(i).error("no field is called '" + std::string(json.key(i)) + "' here");
    }
  }
  return std::nullopt;
}

template <class T>
Problem read_value(const JsonValue& json, T& value) {
  const bool text = json.is(JsonValue::Kind::string);
  if constexpr (std::same_as<T, std::string>) {
    if (!text) return json.error("a text is expected here");
    value = json.string();
    return std::nullopt;
  } else if constexpr (std::same_as<T, Json>) {
    value.text = json.text();
    return std::nullopt;
  } else if constexpr (std::same_as<T, TableCode>) {
    const auto code = !text                   ? std::nullopt
                      : json.string().empty() ? std::optional(TableCode{})
                                              : code_from(json.string());
    if (!code) return json.error("the six digits of a table are expected here");
    value = *code;
    return std::nullopt;
  } else if constexpr (IsId<T>::value) {
    const auto id = text ? id_from<T>(json.string()) : std::nullopt;
    if (!id) {
      return json.error(std::to_string(2 * value.bytes.size()) +
                        " lower-case hex digits are expected here");
    }
    value = *id;
    return std::nullopt;
  } else if constexpr (IsOptional<T>::value) {
    value.reset();
    return json.is(JsonValue::Kind::null) ? std::nullopt : read_value(json, value.emplace());
  } else if constexpr (IsList<T>::value) {
    return read_list(json, value);
  } else if constexpr (named_enum<T>) {
    return read_name(json, value);
  } else if constexpr (described<T>) {
    return read_fields(json, value);
  } else if constexpr (std::same_as<T, bool>) {
    if (!json.is(JsonValue::Kind::boolean)) return json.error("true or false is expected here");
    value = json.boolean();
    return std::nullopt;
  } else {
    return read_number(json, value);
  }
}

}  // namespace mohreh::protocol
