#include "bots/players/draftosaurus/greedy.h"

#include <bit>

#include "engine/games/draftosaurus/pens.h"
#include "engine/games/draftosaurus/prospects.h"
#include "engine/games/draftosaurus/quarantine.h"

namespace mohreh::draftosaurus {
namespace {

int points_now(const View& view, Seat seat) {
  return score_of(view.zoo, view.seats, view.side, seat).total();
}

int gain_there(const View& view, Seat seat, Species species, Place place) {
  return score_with(view, seat, species, place).total() - points_now(view, seat);
}

// The most a dinosaur would bring a seat that no die binds.
int best_gain_unbound(const View& view, Seat seat, Species species) {
  const Tally zoo(State::at(view.zoo, seat));
  PlaceSet pens = pens_that_take(zoo, view.side, view.options.prairie_capacity, species, kAllPens);
  int most = gain_there(view, seat, species, Place::river);
  for (; pens != 0; pens &= pens - 1) {
    most = std::max(most, gain_there(view, seat, species, place_of(std::countr_zero(pens))));
  }
  return most;
}

// What hurts the other seat most comes first, what is of least use here second.
int relief(const View& view, Seat seat, Species species) {
  constexpr int kMoreThanAnyGain = 64;
  const Seat other = left_of(seat, view.seats);
  return kMoreThanAnyGain * best_gain_unbound(view, other, species) -
         best_gain_unbound(view, seat, species);
}

int points_after_leaving(const View& view, Seat seat, Place place) {
  BySeat<Zoo> zoos = view.zoo;
  leave_quarantine(State::at(zoos, seat), place);
  return score_of(zoos, view.seats, view.side, seat).total();
}

int merit(const View& view, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::choose:
      return prospect_of(view, seat, move.species()).best();
    case MoveKind::place:
      return gain_there(view, seat, State::at(view.chosen, seat), move.where());
    case MoveKind::put:
      return gain_there(view, seat, move.species(), move.where());
    case MoveKind::discard:
      return relief(view, seat, move.species());
    case MoveKind::leave:
      return points_after_leaving(view, seat, move.where());
    case MoveKind::first:
    case MoveKind::draw:
    case MoveKind::roll:
      break;
  }
  return 0;
}

}  // namespace

Move GreedyPlayer::choose_move(const View& view, Seat seat, const MoveList<Move>& legal, Rng& rng) {
  MoveList<Move> best;
  int most = 0;
  for (const Move& move : legal) {
    const int merits = merit(view, seat, move);
    if (best.empty() || merits > most) {
      best.clear();
      most = merits;
    }
    if (merits == most) best.push_back(move);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace mohreh::draftosaurus
