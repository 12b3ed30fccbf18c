#include "bots/players/zirkhaki/zirkhaki_guide.h"

#include <algorithm>

#include "bots/players/zirkhaki/prospect.h"
#include "bots/players/zirkhaki/standing.h"

namespace mohreh::zirkhaki {
namespace {

constexpr int kHorizon = 100;
constexpr float kEdgeScale = 2;
constexpr float kNoise = 0.5F;
constexpr float kPrune = 0.02F;
constexpr float kMarginShare = 0.2F;

// Even within ±1.
float noise(Rng& rng) {
  return static_cast<float>(rng.below(2049)) / 1024.0F - 1;
}

// Rises from 0 to 1, one half at 0.
float share_of(float x) {
  return 0.5F + 0.5F * x / (1 + (x < 0 ? -x : x));
}

bool has_both_choices(const MoveList<Move>& moves) {
  return moves.size() == 2 && moves[0].kind == MoveKind::reveal;
}

}  // namespace

search::Parameters ZirkhakiGuide::tuned() {
  search::Parameters parameters;
  parameters.exploration = 0.6;
  parameters.urgency = 0.05;
  return parameters;
}

void ZirkhakiGuide::prepare(const View& view, Seat) {
  last_deck_ = view.in_turn() ? view.deck_left - kHorizon : 0;
}

bool ZirkhakiGuide::has_secrets(const View& view) const {
  if (view.phase == Phase::deal || view.phase == Phase::rings) return true;
  for (std::size_t i = 1; i < view.seen_by.size(); ++i) {
    if (!(view.seen_by[i] == SeatSet::first(view.seats))) return true;
  }
  return false;
}

void ZirkhakiGuide::unseal(State& world, Seat seat) const {
  if (world.phase != Phase::rings) return;
  for (int s = 0; s < world.seats; ++s) {
    if (seat_of(s) != seat) State::at(world.ring, seat_of(s)) = Ring::none;
  }
}

void ZirkhakiGuide::weigh(const State& state, Seat, const MoveList<Move>& moves,
                          std::span<float> weights) const {
  const Sight sight(state);
  if (has_both_choices(moves)) {
    weights[0] = std::clamp(share_of(sight.prospect().edge() / kEdgeScale), 0.05F, 0.95F);
    weights[1] = 1 - weights[0];
    return;
  }
  float best = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    weights[i] = sight.worth_of(moves[i]);
    if (i == 0 || weights[i] > best) best = weights[i];
  }
  for (float& weight : weights) {
    const float behind = (best - weight) / kEdgeScale;
    weight = 1 / (1 + behind * behind);
    if (weight < kPrune) weight = 0;
  }
}

Move ZirkhakiGuide::pick(const State& state, Seat seat, MoveList<Move>& moves, Rng& rng) const {
  if (state.phase == Phase::choice && !state.begun) return Move::reveal();
  Zirkhaki::legal_moves(state, seat, moves);
  if (moves.size() == 1) return moves[0];
  const Sight sight(state);
  if (state.phase == Phase::choice) {
    return sight.prospect().edge() > kNoise * noise(rng) ? Move::reveal() : Move::collect();
  }
  std::size_t best = 0;
  float best_worth = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const float worth = sight.worth_of(moves[i]) + kNoise * noise(rng);
    if (i == 0 || worth > best_worth) {
      best = i;
      best_worth = worth;
    }
  }
  return moves[best];
}

bool ZirkhakiGuide::ends(const State& state) const {
  return last_deck_ > 0 && !state.begun && state.phase == Phase::choice &&
         state.deck_left() <= last_deck_;
}

search::Forecast ZirkhakiGuide::forecast(const State& state) const {
  search::Forecast forecast = state.phase == Phase::over
                                  ? search::forecast_of(Zirkhaki::outcome(state))
                                  : standing_of(state);
  const auto seats = static_cast<std::size_t>(state.seats);
  float sum = 0;
  for (std::size_t s = 0; s < seats; ++s) sum += forecast.points[s];
  for (std::size_t s = 0; s < seats; ++s) {
    const float mean = (sum - forecast.points[s]) / static_cast<float>(seats - 1);
    const float ahead = share_of((forecast.points[s] - mean) / 20);
    forecast.worth[s] = (1 - kMarginShare) * forecast.chance[s] + kMarginShare * ahead;
  }
  return forecast;
}

}  // namespace mohreh::zirkhaki
