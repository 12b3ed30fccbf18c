#include "bench/random_play.h"

#include <chrono>
#include <cstring>
#include <vector>

namespace mohreh {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Copies between the slots of two small rings, each state a little different, so that nothing can
// be hoisted out of the loop.
double measure_copies(const AnyState& state, std::size_t bytes, double seconds) {
  constexpr std::size_t kSlots = 64;
  constexpr std::size_t kBatch = 1'000'000;
  std::vector<std::byte> from(kSlots * bytes);
  std::vector<std::byte> to(kSlots * bytes);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    std::memcpy(from.data() + slot * bytes, state.bytes.data(), bytes);
  }
  std::size_t copies = 0;
  const auto start = Clock::now();
  while (seconds_since(start) < seconds) {
    for (std::size_t i = 0; i < kBatch; ++i) {
      const std::size_t slot = i % kSlots;
      std::memcpy(to.data() + slot * bytes, from.data() + slot * bytes, bytes);
      asm volatile("" : : "r"(to.data()) : "memory");
    }
    copies += kBatch;
  }
  return static_cast<double>(copies) / seconds_since(start);
}

}  // namespace

RandomPlaySpeed measure_random_play(const AnyGame& game, double seconds) {
  RandomPlaySpeed speed;
  speed.seats = game.info->usual_seats;
  speed.state_bytes = game.state_bytes;
  const AnyOptions options = game.default_options();
  Rng rng(1);

  long long plies = 0;
  long long matches = 0;
  const auto start = Clock::now();
  while (seconds_since(start) < seconds * 0.8) {
    AnyState state = game.setup(options, speed.seats);
    plies += game.play_random(state, rng, game.info->max_plies);
    ++matches;
  }
  const double taken = seconds_since(start);
  speed.plies_per_s = static_cast<double>(plies) / taken;
  speed.matches_per_s = static_cast<double>(matches) / taken;

  AnyState middle = game.setup(options, speed.seats);
  game.play_random(middle, rng, 30);
  speed.copies_per_s = measure_copies(middle, game.state_bytes, seconds * 0.2);
  return speed;
}

}  // namespace mohreh
