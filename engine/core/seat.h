#pragma once
// Seats, sets of seats, who is awaited and who looks.
// A seat is a place at the table, counted from 0; seat s + 1 sits at the left of seat s and plays
// after it. Chance and the two viewers without a seat have negative indices of their own.

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace mohreh {

inline constexpr int kMaxSeats = 8;

struct Seat {
  std::int8_t index = 0;

  // Where the seat's entry stands in an array by seat. Precondition: a seat, not chance or a
  // viewer.
  constexpr std::size_t slot() const { return static_cast<std::uint8_t>(index); }

  friend constexpr bool operator==(Seat, Seat) = default;
  friend constexpr auto operator<=>(Seat, Seat) = default;
};

inline constexpr Seat kChance{-1};     // makes chance plies
inline constexpr Seat kSpectator{-2};  // sees what lies open to all
inline constexpr Seat kOpen{-3};       // sees everything, but only of a match that is over

constexpr Seat seat_of(int index) {
  return Seat{static_cast<std::int8_t>(index)};
}

// The seat `steps` places to the left of `seat` at a table of `seats`.
constexpr Seat left_of(Seat seat, int seats, int steps = 1) {
  return seat_of((seat.index + steps) % seats);
}

// A set of seats. A plain byte, so that states and views may hold it.
struct SeatSet {
  std::uint8_t bits = 0;

  static constexpr SeatSet first(int count) {
    return SeatSet{static_cast<std::uint8_t>((1U << static_cast<unsigned>(count)) - 1U)};
  }
  static constexpr SeatSet only(Seat seat) { return SeatSet{}.with(seat); }

  constexpr bool has(Seat seat) const {
    return seat.index >= 0 && ((static_cast<unsigned>(bits) >> seat.index) & 1U) != 0;
  }
  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  // The lowest seat in the set. Precondition: not empty.
  constexpr Seat lowest() const { return seat_of(std::countr_zero(bits)); }

  constexpr SeatSet with(Seat seat) const {
    return SeatSet{static_cast<std::uint8_t>(bits | (1U << static_cast<unsigned>(seat.index)))};
  }
  constexpr SeatSet without(Seat seat) const {
    return SeatSet{static_cast<std::uint8_t>(bits & ~(1U << static_cast<unsigned>(seat.index)))};
  }
  constexpr SeatSet minus(SeatSet other) const {
    return SeatSet{static_cast<std::uint8_t>(bits & ~static_cast<unsigned>(other.bits))};
  }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;
};

// Who is awaited: one seat, several at once, or chance. Nobody: the match is over.
struct Awaited {
  SeatSet seats;
  bool chance = false;

  constexpr bool nobody() const { return seats.empty() && !chance; }
  constexpr bool has(Seat seat) const { return seat == kChance ? chance : seats.has(seat); }

  friend constexpr bool operator==(Awaited, Awaited) = default;
};

// What a viewer remembers: the table as it lies open now, or all it has lawfully seen so far.
enum class Recall : std::uint8_t { table, perfect };

struct Viewer {
  Seat seat = kSpectator;
  Recall recall = Recall::table;

  friend constexpr bool operator==(Viewer, Viewer) = default;
};

}  // namespace mohreh
