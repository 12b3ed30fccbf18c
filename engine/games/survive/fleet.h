#pragma once
// Who sits in which boat and who steers it, gathered once from a state. Rules §5.3.

#include <array>
#include <cstdint>

#include "engine/games/survive/state.h"

namespace mohreh::survive {

class Fleet {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): crews are set where boats are
  explicit Fleet(const State& state) {
    for (const Hex hex : state.boats) {
      here_[index_of(hex)] = true;
      crew_[index_of(hex)] = 0;
    }
    std::size_t i = 0;
    for (int colour = 0; colour < state.colours(); ++colour) {
      const std::uint32_t one = 1U << (8U * static_cast<unsigned>(colour % state.seats));
      for (int k = 0; k < kTeam; ++k, ++i) {
        if (state.aboard[i]) crew_[index_of(state.place[i])] += one;
      }
    }
  }

  bool has(Hex hex) const { return here_[index_of(hex)]; }
  // The rest speak of a hex with a boat.
  bool is_empty(Hex hex) const { return crew_[index_of(hex)] == 0; }
  int passengers(Hex hex) const {
    return static_cast<int>((crew_[index_of(hex)] * 0x01010101U) >> 24U);
  }
  bool has_room(Hex hex) const { return passengers(hex) < kRoom; }
  // The most aboard, ties included; an empty boat is controlled by nobody.
  bool controls(Hex hex, Seat seat) const {
    const std::uint32_t crew = crew_[index_of(hex)];
    const std::uint32_t own = aboard_of(crew, seat.slot());
    for (std::size_t other = 0; other < kMostSeats; ++other) {
      if (aboard_of(crew, other) > own) return false;
    }
    return own > 0;
  }
  SeatSet steersmen(Hex hex) const {
    SeatSet steering;
    for (int seat = 0; seat < kMostSeats; ++seat) {
      if (controls(hex, seat_of(seat))) steering = steering.with(seat_of(seat));
    }
    return steering;
  }

 private:
  static std::uint32_t aboard_of(std::uint32_t crew, std::size_t seat) {
    return (crew >> (8U * static_cast<unsigned>(seat))) & 0xFFU;
  }

  std::array<bool, kPlaces> here_{};
  std::array<std::uint32_t, kPlaces> crew_;  // a byte a seat, of hexes with a boat
};

// Of each boat, in the order of the state's list.
inline PlainList<SeatSet, kBoats> steersmen_in(const State& state) {
  const Fleet fleet(state);
  PlainList<SeatSet, kBoats> all;
  for (const Hex hex : state.boats) all.push_back(fleet.steersmen(hex));
  return all;
}

}  // namespace mohreh::survive
