#pragma once
// What a search found out about each legal move.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/search/forecast.h"
#include "engine/core/rng.h"

namespace mohreh::search {

template <class Move>
struct MoveValue {
  Move move{};
  std::uint32_t visits = 0;
  // Sums over the visits, from the searching seat's side.
  double worth = 0;
  double chance = 0;
  double chance_squares = 0;
  double points = 0;

  double mean_worth() const { return mean(worth); }
  double mean_chance() const { return mean(chance); }
  double mean_points() const { return mean(points); }
  // The variance of mean_chance(), as far as the visits tell: two wins and two losses are added,
  // or a few visits that all ended alike would look certain.
  double chance_variance() const {
    const double count = visits + 4.0;
    const double shrunk = (chance + 2) / count;
    return ((chance_squares + 2) / count - shrunk * shrunk) / count;
  }

  // One more visit and what its rollout said about the seat.
  void count(const Forecast& forecast, std::size_t seat) {
    const double won = static_cast<double>(forecast.chance[seat]);
    ++visits;
    worth += static_cast<double>(forecast.worth[seat]);
    chance += won;
    chance_squares += won * won;
    points += static_cast<double>(forecast.points[seat]);
  }

  void add(const MoveValue& other) {
    visits += other.visits;
    worth += other.worth;
    chance += other.chance;
    chance_squares += other.chance_squares;
    points += other.points;
  }

 private:
  double mean(double sum) const { return visits > 0 ? sum / visits : 0; }
};

template <class Move>
struct Report {
  std::vector<MoveValue<Move>> moves;  // every legal one, sorted by code
  int iterations = 0;
  std::size_t nodes = 0;

  // The most visited move, the better mean where visits are equal. Precondition: not empty.
  const MoveValue<Move>& best() const {
    const MoveValue<Move>* best = &moves[0];
    for (const MoveValue<Move>& value : moves) {
      if (value.visits > best->visits ||
          (value.visits == best->visits && value.mean_worth() > best->mean_worth())) {
        best = &value;
      }
    }
    return *best;
  }

  // One of the moves whose visits are at least `share` of the best one's, by its visits: plausible,
  // but not always the same. With a share of 1 it is the best.
  const MoveValue<Move>& plausible(double share, Rng& rng) const {
    const MoveValue<Move>& top = best();
    const double least = share * top.visits;
    const auto counts = [&](const MoveValue<Move>& value) {
      return &value == &top || (share < 1 && value.visits > 0 && value.visits >= least);
    };
    std::uint32_t sum = 0;
    for (const MoveValue<Move>& value : moves) {
      if (counts(value)) sum += value.visits;
    }
    if (sum == 0) return top;
    std::uint32_t rest = rng.below(sum);
    for (const MoveValue<Move>& value : moves) {
      if (!counts(value)) continue;
      if (rest < value.visits) return value;
      rest -= value.visits;
    }
    return top;
  }

  // Precondition: the same legal moves.
  void add(const Report& other) {
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i].add(other.moves[i]);
    iterations += other.iterations;
    nodes += other.nodes;
  }
};

}  // namespace mohreh::search
