#pragma once
// Whether to stop or to draw on, by exact arithmetic instead of rollouts.
//
// The model: the seat is the last to draw, so that nobody's choice comes after its own and the
// round ends with its turn. Everything that matters then is public: the coals left, all stakes,
// what the others keep, purses and pacts. What the end of the round is worth is what
// judge_round_end() says, as in the search. Within that the values are exact but for the rounding
// of doubles: they are worked out over all the coals that may still come, by their counts.

#include "engine/games/farar/state.h"

namespace mohreh::farar {

struct StoppingValues {
  double draw = 0;
  double stop = 0;

  double best() const { return draw > stop ? draw : stop; }
};

// Whether the values can be worked out: somebody is asked, and nobody draws after that seat.
bool draws_last(const State& state);

// What each choice is worth to the seat that is asked, if it goes on in the best way.
// Precondition: draws_last(state).
StoppingValues solve_stopping(const State& state);

}  // namespace mohreh::farar
