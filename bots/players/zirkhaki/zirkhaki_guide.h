#pragma once
// What the search knows about Zirkhaki: rollouts and priors go by the expected points of the next
// card, rollouts end a few turns on, and such an end is worth what its margin usually leads to.

#include <span>

#include "bots/search/guide.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {

class ZirkhakiGuide {
 public:
  static search::Parameters tuned();

  void prepare(const View& view, Seat seat);
  // A single card that somebody has looked at is no secret that matters: either that seat decides
  // about it now, or the next one has to reveal it.
  bool has_secrets(const View& view) const;
  // Rings that others have chosen.
  void unseal(State& world, Seat seat) const;
  void weigh(const State& state, Seat seat, const MoveList<Move>& moves,
             std::span<float> weights) const;
  Move pick(const State& state, Seat seat, MoveList<Move>& moves, Rng& rng) const;
  // Between two turns, once enough cards of the deck are gone since the search began.
  bool ends(const State& state) const;
  search::Forecast forecast(const State& state) const;

 private:
  int last_deck_ = 0;  // rollouts end between turns with at most so many cards in the deck
};

static_assert(search::Guide<ZirkhakiGuide, Zirkhaki>);

}  // namespace mohreh::zirkhaki
