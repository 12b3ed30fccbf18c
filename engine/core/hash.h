#pragma once
// A 64-bit hash of plain values: keys of search nodes, fingerprints in playthroughs, signatures.
// Not cryptographic. The same on every compiler and in WebAssembly.

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/core/plain.h"

namespace mohreh {

constexpr std::uint64_t mix_hash(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9FB21C651E98DF25U;
  return hash ^ (hash >> 32U);
}

inline std::uint64_t hash_bytes(const void* data, std::size_t size,
                                std::uint64_t seed = 0x243F6A8885A308D3U) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t hash = mix_hash(seed, size);
  for (; size >= sizeof(std::uint64_t); size -= sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    hash = mix_hash(hash, word);
    bytes += sizeof word;
  }
  std::uint64_t tail = 0;
  if (size > 0) std::memcpy(&tail, bytes, size);
  return mix_hash(mix_hash(hash, tail), 0);
}

template <plain T>
std::uint64_t hash_value(const T& value) {
  return hash_bytes(&value, sizeof value);
}

}  // namespace mohreh
