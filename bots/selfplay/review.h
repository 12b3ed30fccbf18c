#pragma once
// Looking back at a match: what each decision cost, and how much of the result was luck.
//
// A match is a way from each seat's chance at the start to 1 or 0 at the end (shared wins split).
// Every ply moves these chances. What chance plies moved is luck, what the seat's own plies moved
// is its own choice, the rest is the choice of the others; the three add up to the whole way. The
// chances between are estimated by rollouts from the true position, so each sum has an error.
//
// Of a long match only some stretches are looked at, spread evenly from start to end; luck, choices
// and costs are then those of these stretches alone, and no longer add up to the whole way.

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "bots/players/advice.h"
#include "engine/record/record.h"

namespace mohreh {

// A decision with at least two legal moves, judged by what the seat knew then.
struct ReviewedDecision {
  std::size_t ply = 0;  // how many plies came before
  Seat seat;
  AnyMove chosen;
  AnyMove best;
  double chosen_chance = 0;  // to win, after the chosen move
  double best_chance = 0;
  double error = 0;  // of the difference, 19 times in 20
  // What the choice cost in chance to win; never negative, and 0 when it was the best.
  double cost = 0;
};

struct SeatReview {
  double start = 0;   // chance to win before the first ply
  double result = 0;  // 1 for a win, shares of a shared one
  double luck = 0;
  double choice = 0;
  double others = 0;  // choices of the others
  double error = 0;   // of luck, 19 times in 20
  double cost = 0;    // of all its decisions together
  int decisions = 0;
};

struct Review {
  std::size_t plies = 0;      // of the whole match
  std::size_t looked_at = 0;  // of these
  std::vector<ReviewedDecision> decisions;
  std::vector<SeatReview> seats;
};

struct ReviewSetting {
  int iterations = 0;   // of the search for each decision; 0: the game's usual number
  int rollouts = 8000;  // for the chances between plies
  std::uint64_t seed = 1;
  int threads = 1;
  std::size_t most_plies = 0;  // to look at; 0: all
};

// The plies [from, to) of a match.
struct Stretch {
  std::size_t from = 0;
  std::size_t to = 0;

  friend bool operator==(const Stretch&, const Stretch&) = default;
};

// All of a match in one stretch, or stretches of it, in order and evenly spread, that have at most
// `most` plies together. Precondition: most > 0.
std::vector<Stretch> stretches_of(std::size_t plies, std::size_t most);

// Precondition: the record's match is over. `on_ply` is called when the first is
// about to be looked at and after each, with how many were and how many will be.
Review review_match(const Record& record, const ReviewSetting& setting,
                    const std::function<void(std::size_t, std::size_t)>& on_ply = {});

}  // namespace mohreh
