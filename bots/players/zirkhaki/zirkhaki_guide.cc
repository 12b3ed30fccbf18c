#include "bots/players/zirkhaki/zirkhaki_guide.h"

#include <algorithm>

#include "bots/players/zirkhaki/prospect.h"
#include "bots/players/zirkhaki/standing.h"

namespace mohreh::zirkhaki {
namespace {

// Rollouts play out the running turn and on until so many cards are drawn. Longer ones were no
// stronger for the same number of iterations, and take their time.
constexpr int kHorizon = 3;
// A choice of rings shows its worth later.
constexpr int kRingHorizon = 8;

// How many points better an answer has to be to be much more promising, and from what weight on it
// is not worth a look.
constexpr float kAnswerScale = 2;
constexpr float kLeastWeight = 0.02F;
// The same for stopping or going on. Wide, so that low levels err here, as people do.
constexpr float kStopScale = 20;
// Rollouts err by up to so many points.
constexpr float kNoise = 0.5F;
// Of what the search maximises, the part that is the margin and not the chance to win: it keeps
// playing when the match is decided. The margin that counts three quarters:
constexpr float kMarginShare = 0.2F;
constexpr float kWideMargin = 20;

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
  parameters.exploration = 0.2;
  return parameters;
}

void ZirkhakiGuide::prepare(const View& view, Seat) {
  last_deck_ = view.deck_left - (view.in_turn() ? kHorizon : kRingHorizon);
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
    weights[0] = std::clamp(share_of(sight.prospect().edge() / kStopScale), 0.05F, 0.95F);
    weights[1] = 1 - weights[0];
    return;
  }
  float best = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    weights[i] = sight.worth_of(moves[i]);
    if (i == 0 || weights[i] > best) best = weights[i];
  }
  for (float& weight : weights) {
    const float behind = (best - weight) / kAnswerScale;
    weight = 1 / (1 + behind * behind);
    if (weight < kLeastWeight) weight = 0;
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
    const float ahead = share_of((forecast.points[s] - mean) / kWideMargin);
    forecast.worth[s] = (1 - kMarginShare) * forecast.chance[s] + kMarginShare * ahead;
  }
  return forecast;
}

}  // namespace mohreh::zirkhaki
