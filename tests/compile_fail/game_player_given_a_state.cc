// The same on a game's own types.
// error: State
#include "bots/players/player.h"
#include "engine/games/farar/farar.h"

using mohreh::farar::Farar;

Farar::Move ask(mohreh::GamePlayer<Farar>& player, const Farar::State& state,
                const Farar::View& view, const mohreh::MoveList<Farar::Move>& legal,
                mohreh::Rng& rng) {
#ifdef MUST_NOT_COMPILE
  return player.choose_move(state, mohreh::seat_of(0), legal, rng);
#else
  (void)state;
  return player.choose_move(view, mohreh::seat_of(0), legal, rng);
#endif
}
