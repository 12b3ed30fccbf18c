#include "bots/players/zirkhaki/three_player.h"

#include <algorithm>

#include "bots/players/zirkhaki/knowledge.h"
#include "bots/players/zirkhaki/stake.h"

namespace mohreh::zirkhaki {
namespace {

constexpr int kUsualCards = 3;

// Which kinds to have in the area, the best first; a snake is worse than any.
constexpr std::array<Kind, kKinds> kOrder = {
    Kind::dagger, Kind::pistol, Kind::map,   Kind::astrolabe, Kind::carpet,
    Kind::coin,   Kind::key,    Kind::chest, Kind::horseshoe, Kind::snake};

int place_in_order(Kind kind) {
  return static_cast<int>(std::find(kOrder.begin(), kOrder.end(), kind) - kOrder.begin());
}

bool collects(const State& state, const Stake& stake) {
  if (brings_bonus(state, stake)) return true;
  if (knows_next(state, state.active)) {
    const Kind next = kind_of(state.peeked[0]);
    if (stake.has(next)) return true;
    if (next == Kind::snake) return stake.cards > 1;
  }
  return stake.cards >= kUsualCards && stake.gained > 0;
}

// Smaller is better: a card that burns the turn last of all.
constexpr int kBurns = 1000;

// A card from elsewhere by what it adds to the own top, then by its kind.
int rank_of_taking(const Stake& stake, Card card) {
  const Kind kind = kind_of(card);
  return (stake.has(kind) ? kBurns : 0) - kKinds * gain_above(card, stake.top(kind)) +
         place_in_order(kind);
}

// An own card by its kind.
int rank_of_replaying(const Stake& stake, Card card) {
  const Kind kind = kind_of(card);
  return (stake.has(kind) ? kBurns : 0) + place_in_order(kind);
}

int rank_of(const State& state, const Stake& stake, const Move& move) {
  switch (move.kind) {
    case MoveKind::shoot:
      return -loss_of_top(State::at(state.field, move.field_seat()), kind_of(move.field_card()));
    case MoveKind::steal:
      return rank_of_taking(stake, move.field_card());
    case MoveKind::play_own:
      return rank_of_replaying(stake, move.card());
    case MoveKind::play_burnt:
      return rank_of_taking(stake, move.card());
    default:
      return 0;
  }
}

}  // namespace

Move ThreePlayer::choose_move(const View& view, Seat, const MoveList<Move>& legal, Rng&) {
  const State state = known_position(view);
  const Stake stake = view.in_turn() ? stake_of(state) : Stake{};
  if (state.phase == Phase::choice) {
    const bool may_collect = legal.size() == 2 || legal[0] == Move::collect();
    const bool may_reveal = legal[0] == Move::reveal();
    return may_collect && (!may_reveal || collects(state, stake)) ? Move::collect()
                                                                  : Move::reveal();
  }
  return *std::min_element(legal.begin(), legal.end(), [&](const Move& one, const Move& other) {
    return rank_of(state, stake, one) < rank_of(state, stake, other);
  });
}

}  // namespace mohreh::zirkhaki
