#pragma once
// How things stand for somebody who may know what a view holds: who draws, what the hauls are worth
// and which stakes they reach. It follows from the view, so that it is written but not held.

#include <cstdint>

#include "engine/core/seat.h"
#include "engine/games/farar/state.h"

namespace mohreh::farar {

struct View;

struct Standing {
  Seat drawer = kChance;          // whose turn it is to draw; chance: nobody's
  BySeat<std::uint16_t> sums{};   // what the coals in front of each seat are worth
  std::uint16_t best = 0;         // the best haul that is kept: the running one may still burn
  SeatSet covered;                // seats whose open stake it reaches
  SeatSet doubles;                // seats with the highest open stake
  BySeat<std::uint16_t> purse{};  // of the seats in purse_known
  SeatSet purse_known;            // a sealed stake hides how much is left
  std::uint8_t devils = 0;        // in the furnace, when that is known
  std::uint16_t furnace_sum = 0;  // what its coals are worth, when they are known
};

Standing standing_in(const View& view);

}  // namespace mohreh::farar
