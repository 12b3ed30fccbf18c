#pragma once
// Which stakes are worth a look: of up to 160 legal ones a couple of dozen, and how promising each
// of them is before anything has been tried.

#include <span>

#include "engine/games/farar/farar.h"

namespace mohreh::farar {

// Sets the weights of the seat's legal stakes; 0 for those left out, never for all of them.
// Uses what lies open to every seat while it bets.
void weigh_stakes(const State& state, Seat seat, const MoveList<Move>& legal,
                  std::span<float> weights);

// One of the stakes that a sound player may choose, at random. Quick.
Move some_stake(const State& state, Seat seat, Rng& rng);

}  // namespace mohreh::farar
