#pragma once
// Ratings on Elo's scale from who won against whom: the model of Bradley and Terry, in which a seat
// wins with a probability in proportion to its player's strength, also at tables of more than two.

#include <cstddef>
#include <span>
#include <vector>

#include "bots/selfplay/share.h"

namespace mohreh {

// Matches of one line-up. `seats` and `wins` are by player; shared wins are split.
struct Contest {
  std::vector<int> seats;
  std::vector<double> wins;
  double matches = 0;
};

// The strengths under which these results are likeliest, with a mean of 1, found by Hunter's
// fixed-point iteration (2004). Precondition: no players are all that ever win against the others,
// for their strength would have no bound.
std::vector<double> strengths(std::size_t players, std::span<const Contest> contests);

struct Rating {
  double elo = 0;     // 400 points: ten times the strength; the mean of all players is 0
  Interval interval;  // as if all matches were independent
};

// Each contest counts one match more than was played, shared evenly among its seats: so whoever
// won everything has a rating, too, with a wide interval.
std::vector<Rating> rate(std::size_t players, std::vector<Contest> contests);

}  // namespace mohreh
