#pragma once
// The random numbers of playouts, simulations and tests: xoshiro256** seeded by splitmix64, and an
// unbiased bounded draw. The same on every compiler and in WebAssembly, which the standard
// library's distributions are not. Not for fairness between people: a server draws with its own
// cryptographic generator. No State ever holds one.

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace mohreh {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : words_) {
      seed += 0x9E3779B97F4A7C15U;
      std::uint64_t mixed = seed;
      mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
      mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
      word = mixed ^ (mixed >> 31U);
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
    const std::uint64_t shifted = words_[1] << 17U;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // An even draw from 0 … bound - 1 (Lemire's multiplication, with the rejection that makes it
  // exact). Precondition: bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace mohreh
