// A player is handed a view; a state does not fit.
// error: AnyState
#include "bots/players/player.h"

mohreh::AnyMove ask(mohreh::Player& player, const mohreh::AnyState& state,
                    const mohreh::AnyView& view, const mohreh::AnyMoveList& legal,
                    mohreh::Rng& rng) {
#ifdef MUST_NOT_COMPILE
  return player.choose(state, mohreh::seat_of(0), legal, rng);
#else
  (void)state;
  return player.choose(view, mohreh::seat_of(0), legal, rng);
#endif
}
