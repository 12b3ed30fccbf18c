// A world is made from a view: nobody can determinize, preview or ask odds of the truth.
// error: State
#include "engine/games/farar/farar.h"

using mohreh::farar::Farar;

Farar::State imagine(const Farar::State& state, const Farar::View& view, mohreh::Rng& rng) {
#ifdef MUST_NOT_COMPILE
  return Farar::determinize(state, rng);
#else
  (void)state;
  return Farar::determinize(view, rng);
#endif
}
