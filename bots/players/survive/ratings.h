#pragma once
// What each legal move promises the seat that chooses, in points: its own people's chances count by
// their values, those of its rivals against it. The same rules of thumb serve the greedy player,
// the search's first guess and its rollouts.

#include <span>

#include "bots/players/survive/stance.h"
#include "engine/core/moves.h"
#include "engine/games/survive/moves.h"

namespace mohreh::survive {

// Rates every legal move of an awaited seat; doing nothing, where that is a choice, is 0.
// Precondition: as many ratings as moves.
void rate_moves(const State& state, Seat seat, const MoveList<Move>& moves,
                std::span<float> ratings);

// The parts of it, by what is asked.
void rate_choices(const MoveList<Move>& moves, std::span<float> ratings);
void rate_set_up(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings);
void rate_movements(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings);
void rate_sinkings(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings);
void rate_crews(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings);
void rate_creatures(const Stance& stance, Creature creature, const MoveList<Move>& moves,
                    std::span<float> ratings);
void rate_defences(const State& state, Seat seat, const MoveList<Move>& moves,
                   std::span<float> ratings);
void rate_kept_tiles(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings);
void rate_set_downs(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings);

}  // namespace mohreh::survive
