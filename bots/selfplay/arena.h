#pragma once
// Matches between players by the hundred, on as many threads as one likes. The result depends on
// the seed, the players and who meets whom; never on the threads.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/selfplay/match.h"
#include "bots/selfplay/standings.h"

namespace mohreh {

struct ArenaSetting {
  MatchSetting match;
  FixtureList list;
  long long matches = 100;  // of each fixture
  std::uint64_t seed = 1;
  int threads = 1;
  // Makes a player of that name, never null; called from several threads at once. Each thread has
  // players of its own, which play many matches: what they choose may not depend on earlier ones.
  std::function<std::unique_ptr<Player>(const std::string& name)> make_player;
};

// How it stands while the arena is at work.
struct ArenaProgress {
  long long done = 0;
  long long total = 0;
  std::vector<Block> scores;      // by name
  std::vector<long long> faults;  // by name: moves that a player forfeited
};

// The outcomes of all matches, fixture after fixture: what standings() and ratings() read.
// `on_progress`, if there is one, is called after each match, by one thread at a time.
std::vector<Outcome> run_arena(const ArenaSetting& setting,
                               const std::function<void(const ArenaProgress&)>& on_progress = {});

}  // namespace mohreh
