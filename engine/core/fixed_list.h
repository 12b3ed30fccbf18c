#pragma once
// A list with room for N items and no heap. The caller owns it and hands it to the rules, which
// fill it; what lies beyond size() is unspecified. Pushing beyond N is a programming error.

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace mohreh {

template <class T, std::size_t N>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;

  // The items are left uninitialised on purpose: a move list is built for every ply.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
  FixedList() {}

  static constexpr std::size_t capacity() { return N; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }
  void resize(std::size_t size) {
    assert(size <= N);
    size_ = size;
  }

  void push_back(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }

  T* data() { return items_.data(); }
  const T* data() const { return items_.data(); }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, N> items_;
};

}  // namespace mohreh
