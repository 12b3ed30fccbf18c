#include "match/fairness.h"

#include <sodium.h>

#include <array>
#include <cassert>
#include <stdexcept>
#include <string_view>

#include "match/even_draw.h"

namespace mohreh::match {
namespace {

// Names the use, so that a hash made for something else never is a key; a change of the scheme
// changes the number.
constexpr std::string_view kDomain = "mohreh chance 1";

constexpr std::size_t kBlockBytes = 64;
constexpr std::size_t kWordBytes = 8;
using Block = std::array<std::uint8_t, kBlockBytes>;

// Must be called before the library is used; it also chooses the code that suits this machine.
void prepare_sodium() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw std::runtime_error("the cryptographic library does not start");
}

// A hash that takes its bytes piece by piece.
class Blake2b256 {
 public:
  Blake2b256() {
    prepare_sodium();
    crypto_generichash_init(&state_, nullptr, 0, sizeof(Hash::bytes));
  }

  void add(const std::uint8_t* bytes, std::size_t count) {
    crypto_generichash_update(&state_, bytes, count);
  }
  template <std::size_t N>
  void add(const std::array<std::uint8_t, N>& bytes) {
    add(bytes.data(), N);
  }
  void add(std::uint8_t byte) { add(&byte, 1); }

  Hash finish() {
    Hash hash;
    crypto_generichash_final(&state_, hash.bytes.data(), hash.bytes.size());
    return hash;
  }

 private:
  crypto_generichash_state state_;
};

Hash key_of(const Secret& seed, const MatchId& match,
            std::span<const std::optional<Secret>> contributions) {
  Blake2b256 key;
  for (const char c : kDomain) key.add(static_cast<std::uint8_t>(c));
  key.add(seed.bytes);
  key.add(match.bytes);
  for (const std::optional<Secret>& contribution : contributions) {
    // The length keeps "seat 0 gave it" apart from "seat 1 gave it".
    key.add(static_cast<std::uint8_t>(contribution ? contribution->bytes.size() : 0));
    if (contribution) key.add(contribution->bytes);
  }
  return key.finish();
}

// Block `number` of the stream of the n-th chance ply.
Block block_of(const Hash& key, std::uint64_t n, std::uint32_t number) {
  std::array<std::uint8_t, sizeof n + sizeof number> place{};
  for (std::size_t i = 0; i < sizeof n; ++i) place[i] = static_cast<std::uint8_t>(n >> (8 * i));
  for (std::size_t i = 0; i < sizeof number; ++i) {
    place[sizeof n + i] = static_cast<std::uint8_t>(number >> (8 * i));
  }
  Block block;
  crypto_generichash(block.data(), block.size(), place.data(), place.size(), key.bytes.data(),
                     key.bytes.size());
  return block;
}

std::uint64_t word_at(const Block& block, std::size_t first) {
  std::uint64_t word = 0;
  for (std::size_t i = kWordBytes; i > 0; --i) word = (word << 8U) | block[first + i - 1];
  return word;
}

}  // namespace

Hash commitment_to(const Secret& secret) {
  Blake2b256 hash;
  hash.add(secret.bytes);
  return hash.finish();
}

FairChance::FairChance(const Secret& seed, const MatchId& match,
                       std::span<const std::optional<Secret>> contributions)
    : key_(key_of(seed, match, contributions)) {}

std::uint64_t FairChance::draw(std::uint64_t n, std::uint64_t total) const {
  assert(total > 0);
  // A word is refused with a probability below one half, so this ends at once or nearly so.
  for (std::uint32_t number = 0;; ++number) {
    const Block block = block_of(key_, n, number);
    for (std::size_t first = 0; first < kBlockBytes; first += kWordBytes) {
      if (const auto drawn = even_draw(word_at(block, first), total)) return *drawn;
    }
  }
}

AnyMove FairChance::choose(const AnyState& state, std::uint64_t n) const {
  AnyChanceList chances;
  state.game->chance_moves(state, chances);
  assert(!chances.empty());
  std::uint64_t total = 0;
  for (const auto& chance : chances) total += chance.weight;
  std::uint64_t drawn = draw(n, total);
  for (const auto& chance : chances) {
    if (drawn < chance.weight) return chance.move;
    drawn -= chance.weight;
  }
  assert(false);  // what is drawn lies below the sum of the weights
  return chances[chances.size() - 1].move;
}

}  // namespace mohreh::match
