#pragma once
// What a search knows about a game beyond its rules: which moves look promising, how rollouts are
// played, where they may end and what such an end is worth. A guide is a small value; each thread
// of a search has a copy.
//
// A guide is shown worlds that the searching seat thinks possible, never the true state. When it
// weighs or picks for a seat it should use what that seat can know.

#include <concepts>
#include <span>

#include "bots/search/forecast.h"
#include "bots/search/parameters.h"
#include "engine/core/game.h"
#include "engine/core/playout.h"

namespace mohreh::search {

template <class T, class G>
concept Guide = Game<G> && std::copyable<T> &&
                requires(T& guide, const T& ready, const typename G::View& view, Seat seat,
                         const typename G::State& state, typename G::State& world,
                         const MoveList<typename G::Move>& legal, MoveList<typename G::Move>& moves,
                         std::span<float> weights, Rng& rng) {
                  // The parameters that suit the game; the budget in them is not used.
                  { T::tuned() } -> std::same_as<Parameters>;
                  // Once before each search, with the view it starts from. The seat is kOpen when
                  // a match that is over is looked back at: the worlds are then the truth.
                  { guide.prepare(view, seat) } -> std::same_as<void>;
                  // Whether some seat knows something that another does not. If not, no world has
                  // to be imagined twice.
                  { ready.has_secrets(view) } -> std::same_as<bool>;
                  // Takes back what other seats have sealed in this very phase, so that the search
                  // chooses for them instead of guessing evenly. The world stays a lawful one.
                  { ready.unseal(world, seat) } -> std::same_as<void>;
                  // Prior weight of each legal move, any scale; 0: not worth a look. Precondition:
                  // weights are as many as moves, and zero.
                  { ready.weigh(state, seat, legal, weights) } -> std::same_as<void>;
                  // A legal move for a rollout. `moves` is room to list them in.
                  { ready.pick(state, seat, moves, rng) } -> std::same_as<typename G::Move>;
                  // Whether rollouts end here although the match goes on.
                  { ready.ends(state) } -> std::same_as<bool>;
                  // Precondition: ends(state), or the match is over.
                  { ready.forecast(state) } -> std::same_as<Forecast>;
                };

// No knowledge at all: even weights, random rollouts to the end of the match.
template <Game G>
struct PlainGuide {
  using State = typename G::State;
  using Move = typename G::Move;

  static constexpr Parameters tuned() { return {}; }
  void prepare(const typename G::View&, Seat) {}
  bool has_secrets(const typename G::View&) const { return true; }
  void unseal(State&, Seat) const {}
  void weigh(const State&, Seat, const MoveList<Move>&, std::span<float> weights) const {
    for (float& weight : weights) weight = 1;
  }
  Move pick(const State& state, Seat seat, MoveList<Move>& moves, Rng& rng) const {
    G::legal_moves(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
  bool ends(const State&) const { return false; }
  Forecast forecast(const State& state) const { return forecast_of(G::outcome(state)); }
};

// Ends and values as another guide's, but even weights and random rollouts: what is measured when
// searches are compared.
template <Game G, Guide<G> U>
struct RandomRollouts : U {
  void weigh(const typename G::State&, Seat, const MoveList<typename G::Move>&,
             std::span<float> weights) const {
    for (float& weight : weights) weight = 1;
  }
  typename G::Move pick(const typename G::State& state, Seat seat,
                        MoveList<typename G::Move>& moves, Rng& rng) const {
    return PlainGuide<G>{}.pick(state, seat, moves, rng);
  }
};

// Plays on as the guide does until the match is over or the guide ends it. `moves` is room.
template <Game G, Guide<G> U>
Forecast roll_out(const U& guide, typename G::State& world, MoveList<typename G::Move>& moves,
                  Rng& rng) {
  while (true) {
    const Awaited awaited = G::actors(world);
    if (awaited.nobody() || guide.ends(world)) return guide.forecast(world);
    if (awaited.chance) {
      G::apply(world, {kChance, G::sample_chance(world, rng)}, nullptr);
    } else {
      const Seat seat = awaited.seats.lowest();
      G::apply(world, {seat, guide.pick(world, seat, moves, rng)}, nullptr);
    }
  }
}

}  // namespace mohreh::search
