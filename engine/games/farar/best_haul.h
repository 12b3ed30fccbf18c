#pragma once
// How likely the best haul of a round reaches a sum, before its first coal is drawn: what a stake
// claims. Rules §3.1.
//
// Nobody knows how people will draw. The assumption, which whoever is shown a number is told:
// every seat draws on while one more coal is expected to make its haul larger (haul_growth.h).
// Each seat finds the furnace as the one before it left it, so that there is no short formula; the
// round is drawn many times with numbers that are the same on every machine.

#include <array>
#include <cstdint>

#include "engine/games/farar/coals.h"

namespace mohreh::farar {

class BestHaul {
 public:
  static constexpr std::uint32_t kRounds = 1U << 16U;

  // When so many seats draw from the furnace, one after the other.
  BestHaul(const Furnace& furnace, int drawers);

  // In how many of kRounds the best haul is worth `sum` or more. Precondition: sum >= 0.
  std::uint32_t rounds_reaching(int sum) const;

 private:
  static constexpr int kStep = 5;  // all values are multiples of it
  static constexpr std::size_t kSums = value_of(kAllCoals) / kStep + 1;

  std::array<std::uint32_t, kSums> reaching_{};  // by the sum, in steps
};

}  // namespace mohreh::farar
