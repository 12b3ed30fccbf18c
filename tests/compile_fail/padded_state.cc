// A game whose state has a padding byte is no game: equal states could differ in their bytes.
// error: constraint
#include "engine/core/playout.h"
#include "engine/games/farar/farar.h"

struct Padded : mohreh::farar::Farar {
  struct State : mohreh::farar::State {
#ifdef MUST_NOT_COMPILE
    std::uint32_t odd = 0;
    std::uint8_t one = 0;  // three bytes of padding follow
#endif
  };
};

#ifdef MUST_NOT_COMPILE
using Tried = Padded;
#else
using Tried = mohreh::farar::Farar;
#endif

int play(Tried::State& state, mohreh::Rng& rng) {
  return mohreh::play_random<Tried>(state, rng, 10);
}
