#pragma once
// What a strong player thinks of a position: for people who want to learn, and for looking back at
// a match.

#include <memory>
#include <vector>

#include "bots/players/player.h"
#include "bots/search/forecast.h"

namespace mohreh {

// Standard errors on either side of a mean that hold the truth 19 times in 20.
inline constexpr double kTwoSided95 = 1.96;

struct MoveAdvice {
  AnyMove move;
  int visits = 0;
  double chance = 0;        // to win the match, shared wins split
  double chance_error = 0;  // the true mean is within this of it, 19 times in 20
  double points = 0;        // expected, at the end of the match or of the search's horizon
  double worth = 0;         // what the search goes by
};

struct Advice {
  std::vector<MoveAdvice> moves;  // those asked about, best first
  Odds odds;                      // what a person at the seat would ask for, exact
  int iterations = 0;
};

// Each seat's chance to win, and the variance of these estimates.
struct Judgement {
  search::SeatValues chance{};
  search::SeatValues variance{};
};

// Looks at positions of one game with a search.
class Adviser {
 public:
  Adviser() = default;
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;
  virtual ~Adviser() = default;

  // The value of each of `legal` for the seat, all of its legal moves or some, from what the view
  // tells.
  virtual Advice advise(const AnyView& view, Seat seat, const AnyMoveList& legal, Rng& rng) = 0;

  // Each seat's chance to win a position that lies open, by that many rollouts. For matches that
  // are over: it is given the whole truth.
  virtual Judgement judge(const AnyState& state, int rollouts, Rng& rng) = 0;
};

// Null when nobody of that game can advise. `iterations` a move.
std::unique_ptr<Adviser> make_adviser(const AnyGame& game, int iterations,
                                      const Effort& effort = {});

// How many iterations advice usually has: a tenth of what the strongest level has, which leaves an
// error of a percent or two and nobody waiting.
int usual_advice_iterations(const AnyGame& game);

// How many plies of a match a review usually looks at: as many as keep nobody waiting.
int usual_review_plies(const AnyGame& game);

// Searches with random rollouts from a view, for measuring speed; how many iterations were made.
int search_at_random(const AnyView& view, Seat seat, const AnyMoveList& legal, int iterations,
                     Rng& rng);

}  // namespace mohreh
