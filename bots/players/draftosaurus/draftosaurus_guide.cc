#include "bots/players/draftosaurus/draftosaurus_guide.h"

#include <algorithm>

#include "bots/players/draftosaurus/housing.h"
#include "engine/games/draftosaurus/score.h"

namespace mohreh::draftosaurus {
namespace {

// Points by which a rollout's fancy may differ from the outlook.
constexpr float kWhim = 1.0F;
// The points behind the best move at which another one weighs half as much, and beyond which it is
// not looked at.
constexpr float kMild = 1.0F;
constexpr float kDull = 8.0F;
constexpr float kCarelessMild = 5.0F;
constexpr float kCarelessDull = 5.0F;
// How much of the worth is winning; the rest is by how much.
constexpr float kWinShare = 0.1F;
// The lead in points that is half of all one can wish for.
constexpr float kMarginScale = 30.0F;
// A lead is counted against the best rival to this part, and against what is usual otherwise. Of
// two, one's loss is the other's gain; among more, hurting one helps the rest as well.
constexpr float kRivalryOfTwo = 0.4F;
constexpr float kRivalryOfMore = 0.1F;
constexpr double kExplore = 0.3;
constexpr double kUrgency = 0.05;
constexpr double kOthers = 0;

// How much a lead in points says about who wins. 0.5 for a tie.
float leaning(float margin, float scale) {
  const float steps = margin / scale;
  return 0.5F + 0.5F * steps / (1.0F + (steps < 0 ? -steps : steps));
}

// Weighs moves by how many points they are behind the best one: half as much at `mild`, nothing
// beyond `dull`.
void weigh_gains(const State& state, Seat seat, std::span<float> weights, float mild, float dull) {
  float best = -1e9F;
  std::size_t count = 0;
  weigh_moves(state, seat, [&](const Move&, float gain) {
    weights[count++] = gain;
    best = std::max(best, gain);
  });
  for (float& weight : weights) {
    const float behind = best - weight;
    const float steps = behind / mild;
    weight = behind > dull ? 0 : 1.0F / (1.0F + steps * steps);
  }
}

// Middling points of a good player once the game in play is over.
float usual_points(const State& state) {
  constexpr float kSummer = 36;
  constexpr float kWinter = 39;
  if (state.side == Board::summer) return kSummer;
  return state.options.board == Board::match ? kSummer + kWinter : kWinter;
}

}  // namespace

search::Parameters DraftosaurusGuide::tuned() {
  search::Parameters parameters;
  parameters.exploration = kExplore;
  parameters.urgency = kUrgency;
  parameters.others = kOthers;
  return parameters;
}

bool DraftosaurusGuide::has_secrets(const View& view) const {
  if (view.bag_left > 0) return true;
  for (int s = 0; s < view.seats; ++s) {
    if (!view.hand_known.has(seat_of(s))) return true;
  }
  // One who knows all hands may still be the only one.
  return !is_all_placed(view.phase) && turn_in_round(view.turn, view.seats) + 1 < view.seats;
}

void DraftosaurusGuide::unseal(State& world, Seat seat) const {
  const SeatSet kept = world.sealed.has(seat) ? SeatSet::only(seat) : SeatSet{};
  for (int s = 0; s < world.seats; ++s) {
    if (kept.has(seat_of(s))) continue;
    const auto at = static_cast<std::size_t>(s);
    if (world.phase != Phase::place) world.chosen[at] = {};
    world.place[at] = {};
  }
  world.sealed = kept;
}

void DraftosaurusGuide::weigh(const State& state, Seat seat, const MoveList<Move>&,
                              std::span<float> weights) const {
  weigh_gains(state, seat, weights, kMild, kDull);
}

void CarelessGuide::weigh(const State& state, Seat seat, const MoveList<Move>&,
                          std::span<float> weights) const {
  weigh_gains(state, seat, weights, kCarelessMild, kCarelessDull);
}

Move DraftosaurusGuide::pick(const State& state, Seat seat, MoveList<Move>&, Rng& rng) const {
  Move favourite{};
  float best = -1e9F;
  std::uint64_t whims = 0;
  int drawn = 0;
  weigh_moves(state, seat, [&](const Move& move, float gain) {
    constexpr int kWhimsInWord = 8;
    whims = drawn++ % kWhimsInWord == 0 ? rng.next() : whims >> 8U;
    const float liking = gain + kWhim / 256.0F * static_cast<float>(whims & 255U);
    if (liking > best) {
      best = liking;
      favourite = move;
    }
  });
  return favourite;
}

search::Forecast DraftosaurusGuide::forecast(const State& state) const {
  const Outcome outcome = Draftosaurus::outcome(state);
  search::Forecast forecast = search::forecast_of(outcome);
  const float rivalry = state.seats == 2 ? kRivalryOfTwo : kRivalryOfMore;
  for (std::size_t s = 0; s < state.seats; ++s) {
    int rival = 0;
    for (std::size_t other = 0; other < state.seats; ++other) {
      if (other != s) rival = std::max(rival, static_cast<int>(outcome.points[other]));
    }
    const auto points = static_cast<float>(outcome.points[s]);
    const float standard =
        rivalry * static_cast<float>(rival) + (1.0F - rivalry) * usual_points(state);
    const float margin = points - standard;
    forecast.worth[s] =
        kWinShare * forecast.chance[s] + (1.0F - kWinShare) * leaning(margin, kMarginScale);
  }
  return forecast;
}

}  // namespace mohreh::draftosaurus
