#pragma once
// Why something is refused: a key that clients translate, with up to two numbers to put in.
// A Reason without a key means "nothing against it". Keys point to static storage.

#include <cstdint>
#include <string_view>

namespace mohreh {

struct Reason {
  std::string_view key;
  std::int32_t n = 0;  // shown as {n}

  constexpr bool none() const { return key.empty(); }

  friend constexpr bool operator==(const Reason&, const Reason&) = default;
};

inline constexpr Reason kNoReason{};

// Reasons that every game shares; their words are in the area `site`.
inline constexpr Reason kNotYourTurn{"not_your_turn"};
inline constexpr Reason kMatchOver{"match_over"};
inline constexpr Reason kUnknownMove{"unknown_move"};

}  // namespace mohreh
