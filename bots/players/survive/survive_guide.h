#pragma once
// What a search knows about Survive: moves are weighed by their ratings, rollouts follow them with
// some freedom, and end after some turns, those of the set-up with the round of placing.

#include "bots/search/guide.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {

class SurviveGuide {
 public:
  static search::Parameters tuned();

  void prepare(const View& view, Seat seat);
  // Values and kept tiles always are.
  bool has_secrets(const View&) const { return true; }
  void unseal(State& world, Seat seat) const;
  void weigh(const State& state, Seat seat, const MoveList<Move>& moves,
             std::span<float> weights) const;
  Move pick(const State& state, Seat seat, MoveList<Move>& moves, Rng& rng) const;
  bool ends(const State& state) const;
  search::Forecast forecast(const State& state) const;

 private:
  Seat seat_;
  int set_up_step_ = -1;  // rollouts of the set-up end with the next one
  int last_tiles_ = 0;    // when the turn begins with no more of them, rollouts end
};

static_assert(search::Guide<SurviveGuide, Survive>);

}  // namespace mohreh::survive
