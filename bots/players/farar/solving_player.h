#pragma once
// A search player that works out the last turn of a round instead of trying it.

#include "bots/players/farar/farar_guide.h"
#include "bots/players/farar/stopping.h"
#include "bots/players/search_player.h"

namespace mohreh {

class FararSolving : public SearchPlayer<farar::Farar, FararGuide> {
 public:
  using SearchPlayer::SearchPlayer;

  farar::Move choose_move(const farar::View& view, Seat seat, const MoveList<farar::Move>& legal,
                          Rng& rng) override {
    // Without secrets there is only one world that fits the view.
    if (!FararGuide{}.has_secrets(view)) {
      const farar::State world = farar::Farar::determinize(view, rng);
      if (farar::draws_last(world)) {
        const farar::StoppingValues values = farar::solve_stopping(world);
        return values.draw > values.stop ? farar::Move::draw() : farar::Move::stop();
      }
    }
    return SearchPlayer::choose_move(view, seat, legal, rng);
  }
};

}  // namespace mohreh
