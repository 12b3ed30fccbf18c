#pragma once
// Who will win, judged by the wealths between two rounds.

#include "bots/search/forecast.h"
#include "engine/games/farar/state.h"

namespace mohreh::farar {

// What the end of a round is worth to every seat, also when it has ended the match.
search::Forecast judge_round_end(const State& state);

// Each seat's chance to win the match; they add up to 1. Precondition: nobody has reached the
// target.
search::SeatValues win_chances(const State& state);

}  // namespace mohreh::farar
