#include "bots/players/farar/farar_guide.h"

#include "bots/players/farar/draw_rule.h"
#include "bots/players/farar/stake_weights.h"
#include "bots/players/farar/win_chance.h"
#include "engine/games/farar/haul_growth.h"

namespace mohreh {

using farar::Move;
using farar::Phase;
using farar::State;
using farar::View;

search::Parameters FararGuide::tuned() {
  search::Parameters parameters;
  parameters.exploration = 0.3;
  parameters.urgency = 0.02;
  return parameters;
}

void FararGuide::prepare(const View& view, Seat) {
  round_ = view.round;
}

// Whoever remembers all payments and coals knows everything but the stakes in closed fists, and
// those are taken back.
bool FararGuide::has_secrets(const View& view) const {
  return !view.furnace_known || view.wealth_known != SeatSet::first(view.seats);
}

void FararGuide::unseal(State& world, Seat seat) const {
  if (world.phase != Phase::betting) return;
  for (int s = 0; s < world.seats; ++s) {
    const Seat other = seat_of(s);
    if (other == seat || !world.staked.has(other)) continue;
    world.staked = world.staked.without(other);
    State::at(world.stake, other) = 0;
  }
}

void FararGuide::weigh(const State& state, Seat seat, const MoveList<Move>& legal,
                       std::span<float> weights) const {
  if (state.phase == Phase::betting) {
    farar::weigh_stakes(state, seat, legal, weights);
    return;
  }
  const Move liked = farar::pays_to_draw(state, seat) ? Move::draw() : Move::stop();
  for (std::size_t i = 0; i < legal.size(); ++i) weights[i] = legal[i] == liked ? 3.0F : 1.0F;
}

Move FararGuide::pick(const State& state, Seat seat, MoveList<Move>&, Rng& rng) const {
  if (state.phase == Phase::betting) return farar::some_stake(state, seat, rng);
  // Now and then somebody draws for the haul alone, as people do.
  const bool draws = rng.below(4) == 0
                         ? farar::devils_in(state.furnace) > 0 && farar::haul_grows(state, seat)
                         : farar::pays_to_draw(state, seat);
  return draws ? Move::draw() : Move::stop();
}

bool FararGuide::ends(const State& state) const {
  return state.round != round_;
}

search::Forecast FararGuide::forecast(const State& state) const {
  return farar::judge_round_end(state);
}

}  // namespace mohreh
