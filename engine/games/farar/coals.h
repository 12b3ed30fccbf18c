#pragma once
// The 48 coals: six values and the devil, and how many of each lie somewhere. Coals look alike, so
// a pile is nothing but its counts.

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace mohreh::farar {

enum class Coal : std::uint8_t { ten, twenty, twenty_five, fifty, seventy_five, hundred, devil };

inline constexpr int kValues = 6;     // kinds of coal that carry a value
inline constexpr int kCoalKinds = 7;  // and the devil
inline constexpr int kCoals = 48;

inline constexpr std::array<std::uint8_t, kValues> kValueOf = {10, 20, 25, 50, 75, 100};

constexpr int value_of(Coal coal) {
  return coal == Coal::devil ? 0 : kValueOf[static_cast<std::size_t>(coal)];
}
constexpr Coal coal_of(int kind) {
  return static_cast<Coal>(kind);
}

// Coals in the furnace, by kind. Rules §1.1.
using Furnace = std::array<std::uint8_t, kCoalKinds>;
// Coals in front of a seat, by kind: a devil never stays there.
using Haul = std::array<std::uint8_t, kValues>;

inline constexpr Furnace kAllCoals = {9, 9, 9, 7, 3, 2, 9};

template <std::size_t N>
constexpr int count_of(const std::array<std::uint8_t, N>& coals) {
  int count = 0;
  for (const std::uint8_t n : coals) count += n;
  return count;
}

// The sum of the values; devils add nothing.
template <std::size_t N>
constexpr int value_of(const std::array<std::uint8_t, N>& coals) {
  int value = 0;
  for (std::size_t kind = 0; kind < kValues; ++kind) value += coals[kind] * kValueOf[kind];
  return value;
}

constexpr int devils_in(const Furnace& furnace) {
  return furnace[static_cast<std::size_t>(Coal::devil)];
}

static_assert(count_of(kAllCoals) == kCoals && value_of(kAllCoals) == 1270);

}  // namespace mohreh::farar
