#pragma once
// Fields described once. A type that goes over a wire or into a file has
//
//   template <class Self, class Visitor>
//   static void fields(Self& self, Visitor& visit) { visit("round", self.round); ... }
//
// and whoever writes, reads or documents it is a visitor. Enumerations describe themselves by a
// function `enum_names(E)` beside them; per-seat arrays and values a viewer may not know have the
// wrappers below.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"

namespace mohreh {

struct AnyVisitor {
  template <class... Ts>
  void operator()(std::string_view, Ts&&...) {}
};

template <class T>
concept described = requires(T& value, AnyVisitor& visit) { T::fields(value, visit); };

template <class E>
concept named_enum = requires(E value) { enum_names(value).size(); };

template <named_enum E>
constexpr std::string_view name_of(E value) {
  const auto index = static_cast<std::size_t>(value);
  const auto& names = enum_names(value);
  return index < names.size() ? names[index] : std::string_view("?");
}

// The first `count` entries of an array with one entry a seat. Entries of seats outside `known`
// are written as null and may not be read.
template <class T>
struct PerSeat {
  T* entries;
  int count;
  SeatSet known;
};

template <class T, std::size_t N>
PerSeat<T> per_seat(std::array<T, N>& entries, int count) {
  return {entries.data(), count, SeatSet::first(kMaxSeats)};
}
template <class T, std::size_t N>
PerSeat<const T> per_seat(const std::array<T, N>& entries, int count,
                          SeatSet known = SeatSet::first(kMaxSeats)) {
  return {entries.data(), count, known};
}

// A value that is written as null when it is not known.
template <class T>
struct IfKnown {
  T& value;
  bool known;
};

template <class T>
IfKnown<T> if_known(T& value, bool known) {
  return {value, known};
}

}  // namespace mohreh
