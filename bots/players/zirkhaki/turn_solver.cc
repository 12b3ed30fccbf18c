#include "bots/players/zirkhaki/turn_solver.h"

#include <algorithm>

#include "bots/players/zirkhaki/stake.h"
#include "engine/core/hash.h"
#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/turn.h"

namespace mohreh::zirkhaki {
namespace {

double margin_of(const State& state, Seat seat) {
  double others = 0;
  for (int s = 0; s < state.seats; ++s) {
    if (seat_of(s) == seat) continue;
    others += points_of(State::at(state.field, seat_of(s)), State::at(state.ring, seat_of(s)));
  }
  return points_of(State::at(state.field, seat), State::at(state.ring, seat)) -
         others / (state.seats - 1);
}

// The bonus is still to be drawn; the area is collected.
double margin_with_bonus(const State& state, Seat seat) {
  return margin_of(state, seat) +
         static_cast<double>(
             expected_bonus(state.burnt, state.bonus_due, tops_of(State::at(state.field, seat))));
}

bool is_free_choice(const State& state) {
  return state.phase == Phase::choice && !state.second_due && state.begun &&
         cards_due(state.options, state.area) == 0;
}

// Positions that differ only in the order of the area are alike when nothing is due, as long as the
// same cards lie before the carpet. A snake stays in front: its last two cards are paid already.
State with_area_in_order(State state) {
  const auto rank = [](Card card) {
    return kind_of(card) == Kind::snake ? -1 : static_cast<int>(card);
  };
  std::vector<Card> cards(state.area.begin(), state.area.end());
  const auto carpet = std::find_if(cards.begin(), cards.end(),
                                   [](Card card) { return kind_of(card) == Kind::carpet; });
  const auto by_rank = [&](Card one, Card other) { return rank(one) < rank(other); };
  std::sort(cards.begin(), carpet, by_rank);
  if (carpet != cards.end()) std::sort(carpet + 1, cards.end(), by_rank);
  state.area.clear();
  for (const Card card : cards) state.area.push_back(card);
  return state;
}

}  // namespace

double expected_best(std::span<double> values, int drawn) {
  std::sort(values.begin(), values.end());
  const auto count = static_cast<double>(values.size());
  // Chance that the largest value of all is drawn, then that the next one is and no larger, …
  double expected = 0;
  double none_larger = 1;
  double left = count;
  for (std::size_t i = values.size(); i-- > 0 && none_larger > 0; left -= 1) {
    const double is_drawn = std::min(1.0, drawn / left);
    expected += none_larger * is_drawn * values[i];
    none_larger *= 1 - is_drawn;
  }
  return expected;
}

std::vector<SolvedMove> TurnSolver::solve(const State& state) {
  known_.clear();
  positions_ = 0;
  seat_ = state.active;
  MoveList<Move> moves;
  Zirkhaki::legal_moves(state, seat_, moves);
  std::vector<SolvedMove> solved;
  for (const Move& move : moves) solved.push_back({move, after(state, {seat_, move}, depth_)});
  return solved;
}

double TurnSolver::after(State state, const Ply<Move>& ply, int depth) {
  Zirkhaki::apply(state, ply, nullptr);
  return value(state, depth);
}

double TurnSolver::value(const State& state, int depth) {
  ++positions_;
  if (state.phase == Phase::bonus) return margin_with_bonus(state, seat_);
  if (state.phase == Phase::over || state.active != seat_) return margin_of(state, seat_);
  switch (state.phase) {
    case Phase::choice:
      return value_of_choice(state, depth);
    case Phase::draw:
    case Phase::peek:
      return value_of_draw(state, depth);
    case Phase::show:
      return value_of_map(state, depth);
    default:
      return value_of_answer(state, depth);
  }
}

double TurnSolver::value_of_choice(const State& state, int depth) {
  const Ply<Move> collect{seat_, Move::collect()};
  const Ply<Move> reveal{seat_, Move::reveal()};
  if (state.deck_empty()) return after(state, collect, depth);
  if (!is_free_choice(state)) return after(state, reveal, depth);
  if (depth == 0) return after(state, collect, depth);
  const State ordered = with_area_in_order(state);
  const std::uint64_t key = mix_hash(hash_value(ordered), static_cast<std::uint64_t>(depth));
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  const double best = std::max(after(ordered, collect, depth), after(ordered, reveal, depth));
  known_.emplace(key, best);
  return best;
}

double TurnSolver::value_of_answer(const State& state, int depth) {
  MoveList<Move> moves;
  Zirkhaki::legal_moves(state, seat_, moves);
  double best = after(state, {seat_, moves[0]}, depth);
  for (std::size_t i = 1; i < moves.size(); ++i) {
    best = std::max(best, after(state, {seat_, moves[i]}, depth));
  }
  return best;
}

double TurnSolver::value_of_draw(const State& state, int depth) {
  if (state.phase == Phase::peek && depth == 0) {  // beyond the depth nothing is looked at
    State unseen = state;
    Reporter nobody(nullptr);
    proceed(unseen, nobody);
    return value(unseen, depth);
  }
  ChanceList<Move> chances;
  Zirkhaki::chance_moves(state, chances);
  double sum = 0;
  double weights = 0;
  for (const Weighted<Move>& chance : chances) {
    sum += chance.weight * after(state, {kChance, chance.move}, std::max(0, depth - 1));
    weights += chance.weight;
  }
  return sum / weights;
}

// Each burnt card as if it were the one chosen; the best of those turned up will be.
double TurnSolver::value_of_map(const State& state, int depth) {
  std::vector<double> values;
  for (int c = 0; c < kCards; ++c) {
    const auto card = static_cast<Card>(c);
    const int count = state.burnt.count(card);
    if (count == 0) continue;
    State shown = state;
    shown.burnt.remove(card);
    shown.shown.push_back(card);
    shown.phase = Phase::map;
    const double worth = after(shown, {seat_, Move::with_card(MoveKind::play_burnt, card)}, depth);
    values.insert(values.end(), static_cast<std::size_t>(count), worth);
  }
  return expected_best(values, cards_to_show(state));
}

}  // namespace mohreh::zirkhaki
