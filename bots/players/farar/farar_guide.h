#pragma once
// What a search of Farar knows beyond the rules. Its rollouts end with the round: what comes after
// is judged by the wealths.

#include <span>

#include "bots/search/guide.h"
#include "engine/games/farar/farar.h"

namespace mohreh {

class FararGuide {
 public:
  static search::Parameters tuned();

  void prepare(const farar::View& view, Seat seat);
  bool has_secrets(const farar::View& view) const;
  void unseal(farar::State& world, Seat seat) const;
  void weigh(const farar::State& state, Seat seat, const MoveList<farar::Move>& legal,
             std::span<float> weights) const;
  farar::Move pick(const farar::State& state, Seat seat, MoveList<farar::Move>& moves,
                   Rng& rng) const;
  bool ends(const farar::State& state) const;
  search::Forecast forecast(const farar::State& state) const;

 private:
  int round_ = 0;  // the one that is searched
};

static_assert(search::Guide<FararGuide, farar::Farar>);

}  // namespace mohreh
