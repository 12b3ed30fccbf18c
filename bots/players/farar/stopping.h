#pragma once
// Whether to stop or to draw on, by exact arithmetic instead of rollouts.
//
// The model: the seat's turn is the last of the round. For the last to draw that is the truth; for
// others it means that whoever draws later is taken to keep nothing. Everything else that matters
// is public: the coals left, all stakes, what the others keep, purses and pacts. What the end of
// the round is worth is what judge_round_end() says, as in the search. Within that the values are
// exact but for the rounding of doubles: they are worked out over all the coals that may still
// come, by their counts.

#include "engine/games/farar/state.h"

namespace mohreh::farar {

struct StoppingValues {
  double draw = 0;
  double stop = 0;

  double best() const { return draw > stop ? draw : stop; }
};

// Whether the model is the truth: somebody is asked, and nobody draws after that seat.
bool draws_last(const State& state);

// What each choice is worth to the seat that is asked, if it goes on in the best way.
// Precondition: the phase is decision.
StoppingValues solve_stopping(const State& state);

}  // namespace mohreh::farar
