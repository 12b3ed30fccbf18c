#pragma once
// The kinds of fields that messages and stored rows are made of, besides numbers, truths, named
// enumerations and described structs; and when two values are the same. Everything that walks over
// descriptions (writer, reader, TypeScript) tells fields apart by these.

#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/fields.h"
#include "protocol/ids.h"

namespace mohreh::protocol {

template <class T>
struct IsList : std::false_type {};
template <class T>
struct IsList<std::vector<T>> : std::true_type {};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
struct IsId : std::false_type {};
template <class Tag, std::size_t N>
struct IsId<Id<Tag, N>> : std::true_type {};

template <class T>
bool same_value(const T& a, const T& b);

// The field of `other` that `field` is of `self`. Descriptions name members in place, so a field
// lies equally far from the start of any two values of a type.
template <class T, class Field>
const Field& field_of_other(const T& self, const Field& field, const T& other) {
  const auto offset =
      reinterpret_cast<const std::byte*>(&field) - reinterpret_cast<const std::byte*>(&self);
  assert(offset >= 0 && static_cast<std::size_t>(offset) + sizeof(Field) <= sizeof(T));
  return *reinterpret_cast<const Field*>(reinterpret_cast<const std::byte*>(&other) + offset);
}

template <described T>
struct FieldComparison {
  const T& a;
  const T& b;
  bool same = true;

  template <class Field>
  void operator()(std::string_view, const Field& field) {
    same = same && same_value(field, field_of_other(a, field, b));
  }
};

// True when all described fields are the same; works for types without an ==.
template <class T>
bool same_value(const T& a, const T& b) {
  if constexpr (described<T>) {
    FieldComparison<T> comparison{a, b};
    T::fields(a, comparison);
    return comparison.same;
  } else if constexpr (IsList<T>::value) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!same_value(a[i], b[i])) return false;
    }
    return true;
  } else if constexpr (IsOptional<T>::value) {
    return a.has_value() == b.has_value() && (!a || same_value(*a, *b));
  } else {
    return a == b;
  }
}

}  // namespace mohreh::protocol
