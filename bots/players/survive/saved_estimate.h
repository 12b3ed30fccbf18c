#pragma once
// An explorer's chance to be saved, from its traits: a small network fitted to what became of
// people in such circumstances. Its first layer is summed up as traits are added.

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/players/survive/traits.h"

namespace mohreh::survive {

inline constexpr std::size_t kUnits = 16;
using Units = std::array<float, kUnits>;

extern const std::array<Units, kTraits> kTraitWeights;
extern const Units kUnitWeights;
extern const float kSavedBias;

class SavedEstimate {
 public:
  void add(Trait trait, float amount = 1) { add(trait, 0, amount); }
  // One of a row of traits.
  void add(Trait row, std::size_t place, float amount) {
    const Units& weights = kTraitWeights[static_cast<std::size_t>(row) + place];
    for (std::size_t u = 0; u < kUnits; ++u) units_[u] += amount * weights[u];
  }

  float chance() const {
    float sum = kSavedBias;
    for (std::size_t u = 0; u < kUnits; ++u) {
      sum += kUnitWeights[u] * std::max(units_[u], kLeak * units_[u]);
    }
    return 0.5F + 0.5F * sum / std::sqrt(1 + sum * sum);
  }

 private:
  static constexpr float kLeak = 0.1F;

  Units units_{};
};

}  // namespace mohreh::survive
