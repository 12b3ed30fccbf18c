#pragma once
// What the next step of a turn is expected to be worth, in points of margin: a quick estimate one
// card deep, for players without a search and for the search's rollouts.

#include "bots/players/zirkhaki/stake.h"
#include "engine/games/zirkhaki/moves.h"
#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

// The two ways to go on, for the active seat.
struct Prospect {
  float collect = 0;
  float reveal = 0;
  float burn_chance = 0;  // of the next card

  float edge() const { return reveal - collect; }
};

// A position with all that its estimates have in common. Looks at nothing the active seat cannot
// know. The state must outlive it and stay as it is.
class Sight {
 public:
  explicit Sight(const State& state);

  const Stake& stake() const { return stake_; }

  // Precondition: phase choice, and the deck is not empty.
  Prospect prospect() const;

  // What the active seat gets out of a legal answer to a card's power: points gained or put at
  // stake, points others lose, and what a card that is placed does next.
  float worth_of(const Move& move) const;

 private:
  enum class From : std::uint8_t { elsewhere, own_field };

  float lost_by_burning() const;
  float power_worth(Kind kind, From from) const;
  float shot_worth() const;
  float theft_worth() const;
  float snake_worth() const;
  float replay_worth() const;
  float dig_worth() const;
  float bonus_worth(Kind other) const;
  float worth_of_shot(Seat target, Card card) const;
  float worth_of_placing(Card card, From from) const;

  const State& state_;
  Stake stake_;
  Pile deck_;
  int deck_size_ = 0;
  float burn_chance_ = 0;  // of a card of the deck
  float mean_gain_ = 0;    // of a card of the deck that does not burn
};

// How much it helps the active seat that this seat loses a point: all of it between two; among
// more, the leader's loss helps most.
float hurt_share(const State& state, Seat seat);

// How strong a ring is: the chance to win, in percent, against a player without one, as measured
// between two players by expected points. The fortune-teller was not measured and is put between.
int ring_strength(Ring ring);

}  // namespace mohreh::zirkhaki
