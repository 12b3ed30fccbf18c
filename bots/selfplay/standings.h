#pragma once
// What the matches of an arena say about its players.

#include <array>
#include <span>
#include <string>
#include <vector>

#include "bots/selfplay/fixtures.h"
#include "bots/selfplay/rating.h"
#include "engine/core/outcome.h"

namespace mohreh {

// All seats of one name together.
struct Standing {
  std::string name;
  long long matches = 0;  // seats played: two seats of one name count twice
  double wins = 0;        // a shared win counts its share
  double share = 0;       // wins / matches
  Interval interval;      // of the share
  double mean_points = 0;

  friend bool operator==(const Standing&, const Standing&) = default;
};

// How the match's win is split: what each seat has of it.
std::array<double, kMaxSeats> win_shares(const Outcome& outcome);

// One for each name, in their order. `outcomes` are those of the fixtures one after another, each
// of the same number of matches, at least one.
std::vector<Standing> standings(const FixtureList& list, std::span<const Outcome> outcomes);

// One for each name, in their order; of the same outcomes. Precondition: at least two names.
std::vector<Rating> ratings(const FixtureList& list, std::span<const Outcome> outcomes);

}  // namespace mohreh
