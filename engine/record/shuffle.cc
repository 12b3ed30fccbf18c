#include "engine/record/shuffle.h"

#include "engine/core/hex.h"

namespace mohreh {

std::string shuffle_text(const Shuffle& shuffle, int seats) {
  std::string text = "match " + hex_text(shuffle.match) + "\n";
  text += "commitment " + hex_text(shuffle.commitment) + "\n";
  if (shuffle.seed) text += "seed " + hex_text(*shuffle.seed) + "\n";
  for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s) {
    if (const auto& contribution = shuffle.contributions[s]) {
      text += "entropy " + std::to_string(s) + " " + hex_text(*contribution) + "\n";
    }
  }
  return text;
}

}  // namespace mohreh
