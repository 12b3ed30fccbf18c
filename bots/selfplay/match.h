#pragma once
// One match between players, start to end, without a clock or a network.

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/players/player.h"
#include "engine/record/record.h"

namespace mohreh {

struct MatchSetting {
  const AnyGame* game = nullptr;
  AnyOptions options;
  int seats = 0;
};

struct MatchResult {
  Outcome outcome;
  int plies = 0;
};

// Plays a match; player i sits at seat i. The seed decides every chance ply and every player's own
// choices. With `record` the plies are kept there.
MatchResult play_match(const MatchSetting& setting,
                       const std::vector<std::unique_ptr<Player>>& players, std::uint64_t seed,
                       Record* record = nullptr);

}  // namespace mohreh
