#pragma once
// A short list inside a State or a View: plain bytes, equal lists have equal bytes. For items of
// one byte; what lies beyond the end is always the default item. (Move lists, which need not be
// compared, use FixedList.)

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/core/plain.h"

namespace mohreh {

template <class T, std::size_t N>
struct PlainList {
  static_assert(plain<T> && sizeof(T) == 1 && N <= 255);

  std::array<T, N> items{};
  std::uint8_t count = 0;

  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return count; }
  constexpr bool empty() const { return count == 0; }

  constexpr void push_back(const T& item) {
    assert(count < N);
    items[count++] = item;
  }
  constexpr T pop_back() {
    assert(count > 0);
    const T last = items[--count];
    items[count] = T{};
    return last;
  }
  // Removes one item; those behind it move up.
  constexpr T take(std::size_t index) {
    assert(index < count);
    const T taken = items[index];
    for (std::size_t i = index; i + 1 < count; ++i) items[i] = items[i + 1];
    items[--count] = T{};
    return taken;
  }
  constexpr void clear() { *this = PlainList{}; }

  constexpr T& operator[](std::size_t i) {
    assert(i < count);
    return items[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < count);
    return items[i];
  }
  constexpr const T* begin() const { return items.data(); }
  constexpr const T* end() const { return items.data() + count; }

  friend constexpr bool operator==(const PlainList&, const PlainList&) = default;
};

}  // namespace mohreh
