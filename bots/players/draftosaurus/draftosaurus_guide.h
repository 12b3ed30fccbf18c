#pragma once
// What the search knows about Draftosaurus: it prefers what the outlook of a zoo prefers, plays
// rollouts so, with a little whim, and counts points as well as wins.

#include <span>

#include "bots/search/guide.h"
#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh::draftosaurus {

struct DraftosaurusGuide {
  static search::Parameters tuned();

  void prepare(const View&, Seat) {}
  // Until everybody knows everything: hands that have not come round, the bag, hidden discards.
  bool has_secrets(const View& view) const;
  void unseal(State& world, Seat seat) const;
  void weigh(const State& state, Seat seat, const MoveList<Move>& moves,
             std::span<float> weights) const;
  Move pick(const State& state, Seat seat, MoveList<Move>& moves, Rng& rng) const;
  // The first game of a match is judged without the second one.
  bool ends(const State& state) const { return state.phase == Phase::interval; }
  search::Forecast forecast(const State& state) const;
};

// The same with an eye that hardly tells good homes from middling ones: for the lowest level, which
// is to play as somebody who knows the rules and not the odds. It never wastes much.
struct CarelessGuide : DraftosaurusGuide {
  void weigh(const State& state, Seat seat, const MoveList<Move>& moves,
             std::span<float> weights) const;
};

}  // namespace mohreh::draftosaurus
