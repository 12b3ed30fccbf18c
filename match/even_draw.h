#pragma once
// One step of an even draw by rejection, apart so that its edges can be tested with given words.

#include <cassert>
#include <cstdint>
#include <optional>

namespace mohreh::match {

// What a random word draws from 0 … total - 1; none when the word lies in the incomplete last run
// of `total` words, for then small results would come a little too often. Precondition: total > 0.
constexpr std::optional<std::uint64_t> even_draw(std::uint64_t word, std::uint64_t total) {
  assert(total > 0);
  // 2^64 mod total: how many words the last run has.
  const std::uint64_t left_over = (std::uint64_t{0} - total) % total;
  if (word > ~left_over) return std::nullopt;  // word >= 2^64 - left_over
  return word % total;
}

}  // namespace mohreh::match
