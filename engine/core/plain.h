#pragma once
// What it means to be a plain value: copied and compared as bytes, on every compiler alike.

#include <cstring>
#include <type_traits>

namespace mohreh {

// Trivially copyable and without a padding byte. A padding byte would make equal values differ in
// their bytes; floats are barred for the same reason.
template <class T>
concept plain = std::is_trivially_copyable_v<T> && std::is_standard_layout_v<T> &&
                std::has_unique_object_representations_v<T>;

template <plain T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

}  // namespace mohreh
