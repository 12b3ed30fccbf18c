#pragma once
// Described values as JSON: writing, and reading with errors that point at the place.

#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "engine/core/fields.h"
#include "engine/core/json_document.h"
#include "engine/core/json_writer.h"
#include "engine/core/plain_list.h"

namespace mohreh {

template <class T>
void write_json(JsonWriter& out, const T& value);

namespace detail {

struct FieldWriter {
  JsonWriter& out;

  template <class T>
  void operator()(std::string_view name, const T& value) {
    out.key(name);
    write_json(out, value);
  }
};

template <class T>
struct IsPerSeat : std::false_type {};
template <class T>
struct IsPerSeat<PerSeat<T>> : std::true_type {};

template <class T>
struct IsIfKnown : std::false_type {};
template <class T>
struct IsIfKnown<IfKnown<T>> : std::true_type {};

template <class T>
struct IsArray : std::false_type {};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type {};

template <class T>
struct IsPlainList : std::false_type {};
template <class T, std::size_t N>
struct IsPlainList<PlainList<T, N>> : std::true_type {};

}  // namespace detail

template <class T>
void write_json(JsonWriter& out, const T& value) {
  if constexpr (std::same_as<T, Seat>) {
    out.value(static_cast<int>(value.index));
  } else if constexpr (std::same_as<T, SeatSet>) {
    out.begin_array();
    for (int s = 0; s < kMaxSeats; ++s) {
      if (value.has(seat_of(s))) out.value(s);
    }
    out.end_array();
  } else if constexpr (detail::IsPerSeat<T>::value) {
    out.begin_array();
    for (int s = 0; s < value.count; ++s) {
      if (value.known.has(seat_of(s))) {
        write_json(out, value.entries[s]);
      } else {
        out.null();
      }
    }
    out.end_array();
  } else if constexpr (detail::IsIfKnown<T>::value) {
    if (value.known) {
      write_json(out, value.value);
    } else {
      out.null();
    }
  } else if constexpr (detail::IsArray<T>::value || detail::IsPlainList<T>::value) {
    out.begin_array();
    for (const auto& item : value) write_json(out, item);
    out.end_array();
  } else if constexpr (named_enum<T>) {
    out.value(name_of(value));
  } else if constexpr (described<T>) {
    out.begin_object();
    detail::FieldWriter writer{out};
    T::fields(value, writer);
    out.end_object();
  } else {
    static_assert(std::integral<T>);
    out.value(value);
  }
}

// Reads `json` into `value`; what an object leaves out keeps the value it had. An error tells the
// first thing that is wrong.
template <class T>
std::optional<TextError> read_json(const JsonValue& json, T& value);

namespace detail {

struct FieldReader {
  const JsonValue& object;
  std::optional<TextError>& error;
  std::size_t found = 0;

  template <class T>
  void operator()(std::string_view name, T&& value) {
    if (error) return;
    if (const auto member = object.find(name)) {
      ++found;
      error = read_json(*member, value);
    }
  }
};

struct FieldNames {
  std::string_view wanted;
  bool known = false;

  template <class T>
  void operator()(std::string_view name, const T&) {
    known = known || name == wanted;
  }
};

template <class T>
std::optional<TextError> read_object(const JsonValue& json, T& value) {
  if (!json.is(JsonValue::Kind::object)) return json.error("an object is expected here");
  std::optional<TextError> error;
  FieldReader reader{json, error};
  T::fields(value, reader);
  if (error || reader.found == json.size()) return error;
  for (std::size_t i = 0; i < json.size(); ++i) {
    FieldNames names{json.key(i)};
    T::fields(value, names);
    if (!names.known) {
      return json.member(i).error("no field is called '" + std::string(json.key(i)) + "'");
    }
  }
  return error;
}

template <class Items>
std::optional<TextError> read_items(const JsonValue& json, Items* items, std::size_t count) {
  if (!json.is(JsonValue::Kind::array)) return json.error("a list is expected here");
  if (json.size() != count) {
    return json.error("the list must have " + std::to_string(count) + " entries");
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (auto error = read_json(json.item(i), items[i])) return error;
  }
  return std::nullopt;
}

template <class List>
std::optional<TextError> read_list(const JsonValue& json, List& list) {
  if (!json.is(JsonValue::Kind::array)) return json.error("a list is expected here");
  if (json.size() > List::capacity()) {
    return json.error("the list may have " + std::to_string(List::capacity()) +
                      " entries at the most");
  }
  list.clear();
  for (std::size_t i = 0; i < json.size(); ++i) {
    list.push_back({});
    if (auto error = read_json(json.item(i), list[i])) return error;
  }
  return std::nullopt;
}

template <class T>
std::optional<TextError> read_integer(const JsonValue& json, T& value, std::int64_t low,
                                      std::int64_t high) {
  const auto number = json.integer();
  if (!number || *number < low || *number > high) {
    return json.error("a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
                      " is expected here");
  }
  value = static_cast<T>(*number);
  return std::nullopt;
}

}  // namespace detail

template <class T>
std::optional<TextError> read_json(const JsonValue& json, T& value) {
  if constexpr (std::same_as<T, Seat>) {
    return detail::read_integer(json, value.index, kOpen.index, kMaxSeats - 1);
  } else if constexpr (std::same_as<T, SeatSet>) {
    if (!json.is(JsonValue::Kind::array)) return json.error("a list of seats is expected here");
    value = SeatSet{};
    for (std::size_t i = 0; i < json.size(); ++i) {
      int seat = 0;
      if (auto error = detail::read_integer(json.item(i), seat, 0, kMaxSeats - 1)) return error;
      value = value.with(seat_of(seat));
    }
    return std::nullopt;
  } else if constexpr (detail::IsPerSeat<T>::value) {
    return detail::read_items(json, value.entries, static_cast<std::size_t>(value.count));
  } else if constexpr (detail::IsArray<T>::value) {
    return detail::read_items(json, value.data(), value.size());
  } else if constexpr (detail::IsPlainList<T>::value) {
    return detail::read_list(json, value);
  } else if constexpr (named_enum<T>) {
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
  } else if constexpr (described<T>) {
    return detail::read_object(json, value);
  } else if constexpr (std::same_as<T, bool>) {
    if (!json.is(JsonValue::Kind::boolean)) return json.error("true or false is expected here");
    value = json.boolean();
    return std::nullopt;
  } else {
    static_assert(std::integral<T>);
    return detail::read_integer(json, value, std::numeric_limits<T>::min(),
                                std::numeric_limits<T>::max());
  }
}

}  // namespace mohreh
