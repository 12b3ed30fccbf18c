#pragma once
// The shape that a described value has as JSON, for whoever makes types or documents from it: what
// fields there are and of what kind. A shape is taken from a value; fields that only some values
// have and entries that only some viewers know show when the shapes of several are merged.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/json_fields.h"

namespace mohreh {

struct Shape {
  enum class Kind : std::uint8_t { number, truth, seat, seats, word, list, object };

  Kind kind = Kind::number;
  bool nullable = false;                  // null where the viewer does not know it
  bool sometimes = false;                 // of a field: left out of some values
  std::vector<std::string_view> words{};  // of a word: what it may be; of an object: its keys
  std::vector<Shape> parts{};             // of a list: its items; of an object: by key
};

// Makes `into` the shape that fits both.
void merge_shape(Shape& into, const Shape& other);

template <class T>
Shape shape_of(const T& value);

namespace detail {

struct ShapeOfFields {
  Shape& object;

  template <class T>
  void operator()(std::string_view name, const T& value) {
    object.words.push_back(name);
    object.parts.push_back(shape_of(value));
  }
};

inline Shape as_nullable(Shape shape, bool nullable = true) {
  shape.nullable = shape.nullable || nullable;
  return shape;
}

}  // namespace detail

template <class T>
Shape shape_of(const T& value) {
  using Kind = Shape::Kind;
  if constexpr (std::same_as<T, Seat>) {
    return {.kind = Kind::seat};
  } else if constexpr (std::same_as<T, SeatSet>) {
    return {.kind = Kind::seats};
  } else if constexpr (detail::IsPerSeat<T>::value) {
    Shape list{.kind = Kind::list};
    for (int s = 0; s < value.count; ++s) {
      Shape item = detail::as_nullable(shape_of(value.entries[s]), !value.known.has(seat_of(s)));
      if (list.parts.empty()) {
        list.parts.push_back(std::move(item));
      } else {
        merge_shape(list.parts[0], item);
      }
    }
    return list;
  } else if constexpr (detail::IsIfKnown<T>::value) {
    return detail::as_nullable(shape_of(value.value));
  } else if constexpr (detail::IsArray<T>::value || detail::IsPlainList<T>::value) {
    using Item = std::remove_cvref_t<decltype(*value.begin())>;
    return {.kind = Kind::list, .parts = {shape_of(value.size() == 0 ? Item{} : *value.begin())}};
  } else if constexpr (named_enum<T>) {
    const auto& names = enum_names(value);
    return {.kind = Kind::word, .words = {names.begin(), names.end()}};
  } else if constexpr (described<T>) {
    Shape object{.kind = Kind::object};
    detail::ShapeOfFields add{object};
    T::fields(value, add);
    return object;
  } else {
    return {.kind = std::same_as<T, bool> ? Kind::truth : Kind::number};
  }
}

}  // namespace mohreh
