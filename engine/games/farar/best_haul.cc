#include "engine/games/farar/best_haul.h"

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/games/farar/haul_growth.h"

namespace mohreh::farar {
namespace {

constexpr std::uint64_t kSeed = 48;

// The coals of a furnace that is drawn from, in no order.
class Heap {
 public:
  explicit Heap(const Furnace& furnace) : value_(value_of(furnace)), devils_(devils_in(furnace)) {
    for (int kind = 0; kind < kCoalKinds; ++kind) {
      for (int n = 0; n < furnace[static_cast<std::size_t>(kind)]; ++n) {
        worth_[left_++] = static_cast<std::uint8_t>(value_of(coal_of(kind)));
      }
    }
  }

  // What one seat keeps. Rules §4.
  int turn(Rng& rng) {
    int sum = 0;
    while (left_ > 0) {
      const int worth = take(rng);
      if (worth == 0) {
        --devils_;
        return 0;
      }
      sum += worth;
      value_ -= worth;
      if (!haul_grows(sum, devils_, value_)) break;
    }
    return sum;
  }

 private:
  // A devil is worth nothing.
  int take(Rng& rng) {
    std::uint8_t& taken = worth_[rng.below(left_)];
    const int worth = taken;
    taken = worth_[--left_];
    return worth;
  }

  std::array<std::uint8_t, kCoals> worth_{};
  std::uint32_t left_ = 0;
  int value_;
  int devils_;
};

}  // namespace

BestHaul::BestHaul(const Furnace& furnace, int drawers) {
  const Heap full(furnace);
  Rng rng(kSeed);
  for (std::uint32_t round = 0; round < kRounds; ++round) {
    Heap heap = full;
    int best = 0;
    for (int drawer = 0; drawer < drawers; ++drawer) best = std::max(best, heap.turn(rng));
    ++reaching_[static_cast<std::size_t>(best / kStep)];
  }
  for (std::size_t sum = kSums - 1; sum > 0; --sum) reaching_[sum - 1] += reaching_[sum];
}

std::uint32_t BestHaul::rounds_reaching(int sum) const {
  const auto step = static_cast<std::size_t>((sum + kStep - 1) / kStep);
  return step < kSums ? reaching_[step] : 0;
}

}  // namespace mohreh::farar
