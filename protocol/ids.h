#pragma once
// Names of things that outlive a connection. All are random and written as lower-case hex; tables
// have six decimal digits, for people read them to each other.

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/hex.h"

namespace mohreh::protocol {

// N random bytes; `Tag` keeps one kind of name from being taken for another.
template <class Tag, std::size_t N>
struct Id {
  std::array<std::uint8_t, N> bytes{};

  friend bool operator==(const Id&, const Id&) = default;
  friend auto operator<=>(const Id&, const Id&) = default;
};

using UserId = Id<struct UserTag, 16>;    // a guest
using MatchId = Id<struct MatchTag, 16>;  // a match, and the record it leaves
using Token = Id<struct TokenTag, 32>;    // the secret that proves who somebody is
using Ticket = Id<struct TicketTag, 16>;  // good once: moves a guest to another device
using Hash = Id<struct HashTag, 32>;      // a commitment: BLAKE2b of something shown later
using Secret = Id<struct SecretTag, 32>;  // a seed or a contribution to it

template <class Tag, std::size_t N>
std::string to_text(const Id<Tag, N>& id) {
  return hex_text(id.bytes);
}

// Nothing but exactly 2 N lower-case hex digits is an id.
template <class IdType>
std::optional<IdType> id_from(std::string_view text) {
  IdType id;
  if (!read_hex(text, id.bytes)) return std::nullopt;
  return id;
}

// The six digits people type to come to a table; 0 is no table.
struct TableCode {
  std::uint32_t number = 0;

  friend bool operator==(TableCode, TableCode) = default;
  friend auto operator<=>(TableCode, TableCode) = default;
};

inline constexpr std::uint32_t kFirstCode = 100'000;
inline constexpr std::uint32_t kLastCode = 999'999;

std::string to_text(TableCode code);
std::optional<TableCode> code_from(std::string_view six_digits);

}  // namespace mohreh::protocol
