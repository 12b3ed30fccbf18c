#pragma once
// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) as a template over
// the Game concept.
//
// Each iteration draws a world that fits the searching seat's view, walks down the tree, adds one
// node, plays a rollout and credits every node on its way with what the rollout said about the seat
// that moved there (max-n). A node belongs to what its seat knows, found by the key of its view:
// so chance needs no nodes, sealed choices stay sealed, and several worlds share what is the same
// to the seat. Moves are chosen by their mean and by a bonus that is large for moves the guide
// likes and small for moves visited often.
//
// Part of the iterations start in a world as one of the other seats would imagine it, and only
// those teach the nodes of the others, so that no seat plays as if it knew what the searching seat
// holds.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "bots/search/guide.h"
#include "bots/search/parameters.h"
#include "bots/search/report.h"
#include "bots/search/tree.h"
#include "engine/core/fixed_list.h"
#include "engine/core/game.h"
#include "engine/core/hash.h"

namespace mohreh::search {

template <Game G, Guide<G> U>
class Search {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;

  Search(U guide, const Parameters& parameters)
      : guide_(std::move(guide)),
        parameters_(parameters),
        tree_(parameters.memory, static_cast<std::size_t>(parameters.iterations) + 1) {}

  // Values these of the seat's legal moves, all or some; at least one.
  Report<Move> run(const View& view, Seat seat, const MoveList<Move>& legal, Rng& rng) {
    begin(view, seat, legal);
    Clock clock(parameters_);
    int done = 0;
    while (done < parameters_.iterations && !clock.is_up(done)) {
      iterate(view, rng);
      ++done;
    }
    report_.iterations = done;
    report_.nodes = tree_.size();
    return std::move(report_);
  }

 private:
  static constexpr int kMostSteps = 96;  // of the tree on one way down
  static constexpr std::uint32_t kEnoughVisits = 16;
  static constexpr Seat kEverybody = kSpectator;

  struct Step {
    NodeIndex node;
    std::uint32_t edge;
    Seat seat;
  };

  // Looks at the clock only now and then.
  class Clock {
   public:
    explicit Clock(const Parameters& parameters)
        : now_(parameters.seconds > 0 ? parameters.clock : nullptr),
          end_(now_ != nullptr ? now_() + parameters.seconds : 0) {}
    bool is_up(int done) const { return now_ != nullptr && done % 16 == 0 && now_() >= end_; }

   private:
    double (*now_)();
    double end_;
  };

  void begin(const View& view, Seat seat, const MoveList<Move>& legal) {
    guide_.prepare(view, seat);
    tree_.clear();
    seat_ = seat;
    seats_ = view.seats;
    has_secrets_ = guide_.has_secrets(view);
    report_ = {};
    report_.moves.resize(legal.size());
    for (std::size_t i = 0; i < legal.size(); ++i) report_.moves[i].move = legal[i];
    root_ = kNoNode;
  }

  void iterate(const View& view, Rng& rng) {
    State world = G::determinize(view, rng);
    guide_.unseal(world, seat_);
    thinker_ = has_secrets_ ? seat_ : kEverybody;
    if (has_secrets_ && rng.below(1024) < static_cast<std::uint32_t>(parameters_.others * 1024)) {
      thinker_ = left_of(seat_, seats_, 1 + static_cast<int>(rng.below(others())));
      world = G::determinize(G::view(world, {thinker_, Recall::perfect}), rng);
      guide_.unseal(world, thinker_);
    }
    steps_.clear();
    descend(world, rng);
    credit(roll_out<G>(guide_, world, moves_, rng));
  }

  std::uint32_t others() const { return static_cast<std::uint32_t>(seats_ - 1); }

  // Plays down the tree until a node is added or there is nothing left to choose.
  void descend(State& world, Rng& rng) {
    bool at_root = thinker_ == kEverybody || thinker_ == seat_;
    while (true) {
      const Awaited awaited = G::actors(world);
      if (awaited.nobody() || guide_.ends(world)) return;
      if (awaited.chance) {
        G::apply(world, {kChance, G::sample_chance(world, rng)}, nullptr);
        continue;
      }
      // The searching seat goes first where several choose at once: they do not see each other.
      const Seat seat = awaited.seats.has(seat_) ? seat_ : awaited.seats.lowest();
      const bool is_root = at_root && seat == seat_;
      if (is_root) at_root = false;
      const NodeIndex known = is_root ? root_ : find_node(world, seat);
      const bool is_new = known == kNoNode && learns(seat);
      const NodeIndex index = is_new ? new_node(world, seat, is_root) : known;
      if (is_new && index == kNoNode) return;  // the memory is used up
      if (index == kNoNode || !may_choose(seat, tree_.node(index))) {
        G::apply(world, {seat, guide_.pick(world, seat, moves_, rng)}, nullptr);
        continue;
      }
      const Node& node = tree_.node(index);
      const std::uint32_t edge = learns(seat) ? select(node) : mixture(node, rng);
      steps_.push_back({index, edge, seat});
      G::apply(world, {seat, move_from_code<Move>(tree_.edges(node)[edge].move)}, nullptr);
      const bool is_leaf = is_new && !is_root && node.edges > 1 && thinks(seat);
      if (is_leaf || steps_.size() == kMostSteps) return;
    }
  }

  // Where a seat does not learn it plays what it has learnt, if that is enough to go by.
  bool may_choose(Seat seat, const Node& node) const {
    return learns(seat) || node.visits >= kEnoughVisits;
  }

  NodeIndex find_node(const State& world, Seat seat) {
    key_ = G::info_key(G::view(world, {seat, Recall::perfect}));
    return tree_.find(key_);
  }

  // Whose tree grows by this iteration.
  bool thinks(Seat seat) const { return thinker_ == kEverybody || thinker_ == seat; }
  // In a world of its own the searching seat alone learns, as the others cannot know that world;
  // in a world that one of the others imagines, everybody does.
  bool learns(Seat seat) const { return thinker_ != seat_ || seat == seat_; }

  // None when the memory is used up. The root is not found by its key: others may have sealed since
  // its view was made, and that changes nothing.
  NodeIndex new_node(const State& world, Seat seat, bool is_root) {
    if (is_root) {
      moves_.clear();
      for (const MoveValue<Move>& value : report_.moves) moves_.push_back(value.move);
    } else {
      G::legal_moves(world, seat, moves_);
    }
    const std::size_t count = moves_.size();
    for (std::size_t i = 0; i < count; ++i) {
      codes_[i] = move_code(moves_[i]);
      weights_[i] = 0;
    }
    const std::span<float> weights(weights_.data(), count);
    if (count > 1) guide_.weigh(world, seat, moves_, weights);
    float sum = 0;
    for (const float weight : weights) sum += weight;
    const double floor = is_root ? parameters_.root_floor : 0;
    const float least = sum > 0 ? static_cast<float>(floor) * sum / static_cast<float>(count) : 1;
    for (float& weight : weights) weight = std::max(weight, least);
    const NodeIndex index = tree_.add(is_root ? kRootKey : key_, {codes_.data(), count}, weights);
    if (is_root) root_ = index;
    return index;
  }

  // An edge by its visits: a mixture, as a seat plays that must not be foreseen. Always the most
  // visited one would let the others count on it.
  std::uint32_t mixture(const Node& node, Rng& rng) {
    const std::span<const Edge> edges = tree_.edges(node);
    std::uint32_t rest = rng.below(node.visits);
    std::uint32_t edge = 0;
    while (rest >= edges[edge].visits) rest -= edges[edge++].visits;
    return edge;
  }

  std::uint32_t select(const Node& node) {
    const std::span<const Edge> edges = tree_.edges(node);
    const double reach = parameters_.exploration * std::sqrt(static_cast<double>(node.visits) + 1);
    const double untried = (node.visits > 0 ? node.worth / node.visits : 0.5) - parameters_.urgency;
    std::uint32_t best = 0;
    double best_score = -1e9;
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
      const Edge& edge = edges[i];
      const double mean = edge.visits > 0 ? edge.worth / edge.visits : untried;
      const double score = mean + reach * static_cast<double>(edge.prior) / (1.0 + edge.visits);
      if (score > best_score) {
        best_score = score;
        best = i;
      }
    }
    return best;
  }

  void credit(const Forecast& forecast) {
    for (const Step& step : steps_) {
      if (!learns(step.seat)) continue;
      const double worth = static_cast<double>(forecast.worth[step.seat.slot()]);
      Node& node = tree_.node(step.node);
      Edge& edge = tree_.edges(node)[step.edge];
      node.worth += worth;
      ++node.visits;
      edge.worth += worth;
      ++edge.visits;
      if (step.node == root_) report_root(edge.move, forecast);
    }
  }

  void report_root(std::uint32_t code, const Forecast& forecast) {
    for (MoveValue<Move>& value : report_.moves) {
      if (move_code(value.move) == code) return value.count(forecast, seat_.slot());
    }
  }

  static constexpr std::uint64_t kRootKey = 0x6D6F68726568U;

  U guide_;
  Parameters parameters_;
  Tree tree_;
  Report<Move> report_;
  Seat seat_;
  Seat thinker_ = kEverybody;  // whose world the iteration is played in
  int seats_ = 0;
  bool has_secrets_ = true;
  NodeIndex root_ = kNoNode;
  std::uint64_t key_ = 0;  // of the view looked up last
  FixedList<Step, kMostSteps> steps_;
  MoveList<Move> moves_;
  std::array<std::uint32_t, kLongestMoveList> codes_{};
  std::array<float, kLongestMoveList> weights_{};
};

}  // namespace mohreh::search
