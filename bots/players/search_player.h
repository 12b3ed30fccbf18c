#pragma once
// Players and advisers made of a search and a game's guide. Included only by the games' own files:
// a search is a large template.

#include <algorithm>
#include <cmath>

#include "bots/players/game_players.h"
#include "bots/search/parallel.h"

namespace mohreh {

template <Game G, search::Guide<G> U>
class SearchPlayer : public GamePlayer<G> {
 public:
  SearchPlayer(const search::Parameters& parameters, double strictness)
      : search_(U{}, parameters), strictness_(strictness) {}

  typename G::Move choose_move(const typename G::View& view, Seat seat,
                               const MoveList<typename G::Move>& legal, Rng& rng) override {
    if (legal.size() == 1) return legal[0];
    return search_.run(view, seat, legal, rng).plausible(strictness_, rng).move;
  }

 private:
  search::ParallelSearch<G, U> search_;
  double strictness_;
};

template <Game G, search::Guide<G> U>
class SearchAdviser : public Adviser {
 public:
  explicit SearchAdviser(const search::Parameters& parameters) : search_(U{}, parameters) {}

  Advice advise(const AnyView& any_view, Seat seat, const AnyMoveList& legal, Rng& rng) override {
    const auto& view = any_view.as<typename G::View>();
    const auto moves = moves_as<G>(legal);
    const search::Report<typename G::Move> report = search_.run(view, seat, moves, rng);
    Advice advice;
    advice.odds = G::odds(view, seat);
    advice.iterations = report.iterations;
    for (const auto& value : report.moves) {
      advice.moves.push_back({{move_code(value.move)},
                              static_cast<int>(value.visits),
                              value.mean_chance(),
                              kTwoSided95 * std::sqrt(value.chance_variance()),
                              value.mean_points(),
                              value.mean_worth()});
    }
    std::sort(advice.moves.begin(), advice.moves.end(),
              [](const MoveAdvice& one, const MoveAdvice& other) {
                return one.visits != other.visits ? one.visits > other.visits
                                                  : one.move < other.move;
              });
    return advice;
  }

  Judgement judge(const AnyState& state, int rollouts, Rng& rng) override {
    const auto& truth = state.as<typename G::State>();
    std::array<search::MoveValue<typename G::Move>, kMaxSeats> seats;
    U guide;
    guide.prepare(G::view(truth, {kSpectator, Recall::perfect}), kOpen);
    for (int i = 0; i < rollouts; ++i) {
      typename G::State world = truth;
      const search::Forecast forecast = search::roll_out<G>(guide, world, moves_, rng);
      for (std::size_t s = 0; s < kMaxSeats; ++s) seats[s].count(forecast, s);
    }
    Judgement judgement;
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
      judgement.chance[s] = static_cast<float>(seats[s].mean_chance());
      judgement.variance[s] = static_cast<float>(seats[s].chance_variance());
    }
    return judgement;
  }

 private:
  search::ParallelSearch<G, U> search_;
  MoveList<typename G::Move> moves_;
};

// The search side of GamePlayers for a game with that guide; speed is measured with `Measured`.
template <Game G, search::Guide<G> U, search::Guide<G> Measured = search::PlainGuide<G>>
struct SearchPlayers {
  static search::Parameters with(int iterations, const Effort& effort) {
    search::Parameters parameters = U::tuned();
    parameters.iterations =
        std::max(1, static_cast<int>(static_cast<double>(iterations) * effort.budget));
    parameters.threads = effort.threads;
    parameters.clock = effort.clock;
    return parameters;
  }

  static std::unique_ptr<Player> make_level(const Level& level, int iterations,
                                            const Effort& effort) {
    search::Parameters parameters = with(iterations, effort);
    parameters.seconds = level.think_seconds;
    return std::make_unique<SearchPlayer<G, U>>(parameters, level.strictness);
  }

  static std::unique_ptr<Adviser> make_adviser(int iterations, const Effort& effort) {
    search::Parameters parameters = with(iterations, effort);
    parameters.root_floor = 0.5;
    return std::make_unique<SearchAdviser<G, U>>(parameters);
  }

  static int search_at_random(const AnyView& view, Seat seat, const AnyMoveList& legal,
                              int iterations, Rng& rng) {
    const auto moves = moves_as<G>(legal);
    search::Parameters parameters = Measured::tuned();
    parameters.iterations = iterations;
    search::Search<G, Measured> search(Measured{}, parameters);
    return search.run(view.as<typename G::View>(), seat, moves, rng).iterations;
  }
};

}  // namespace mohreh
