#include "bots/players/survive/survive_guide.h"

#include <algorithm>
#include <array>
#include <functional>

#include "bots/players/survive/ratings.h"
#include "bots/players/survive/standing.h"

namespace mohreh::survive {
namespace {

constexpr std::size_t kMostWeighed = 14;  // moves a search looks at
constexpr float kWorse = 1.5F;            // points behind the best that rule a move out
constexpr float kHalf = 0.3F;             // … that halve its weight

// Of a rollout, the present one included; by seats, from two. At larger tables the forecast is good
// enough to end sooner, and what others may do until one's next turn is mostly luck.
constexpr std::array<int, 3> kTurns = {4, 3, 2};

constexpr float kAlike = 0.1F;  // points behind the best that rollouts do not mind
constexpr float kLoose = 0.5F;  // … and now and then
constexpr std::uint32_t kLooseOneIn = 8;

// How far the set-up has come: a step a round of placing, and two for the boats and the end of it.
int set_up_step(const State& state) {
  if (!state.setting_up()) return kTeam * 2 + 1;
  if (state.phase == Phase::boat) return kTeam * 2;
  int placed = 0;
  for (const Hex hex : state.place) placed += hex != Hex::none ? 1 : 0;
  return placed / state.seats;
}

using RatingRoom = std::array<float, kLongestMoveList>;

}  // namespace

search::Parameters SurviveGuide::tuned() {
  search::Parameters parameters;
  parameters.exploration = 0.4;
  parameters.urgency = 0.02;
  // What the searching seat knows is too little for others to profit from.
  parameters.others = 0;
  return parameters;
}

void SurviveGuide::prepare(const View& view, Seat seat) {
  const State known = known_state(view);
  seat_ = seat;
  set_up_step_ = known.setting_up() ? set_up_step(known) : -1;
  // The tile of a turn that is past its third step is gone already.
  const bool sunk = known.phase > Phase::sink && known.active == seat;
  last_tiles_ = std::max(0, tiles_left(known) - kTurns[known.seats - 2U] + (sunk ? 1 : 0));
}

void SurviveGuide::unseal(State& world, Seat seat) const {
  for (std::size_t s = 0; s < world.seats; ++s) {
    if (s != seat.slot()) world.answers[s] = Answer::none;
  }
}

void SurviveGuide::weigh(const State& state, Seat seat, const MoveList<Move>& moves,
                         std::span<float> weights) const {
  RatingRoom room;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const std::span<float> ratings(room.data(), moves.size());
  rate_moves(state, seat, moves, ratings);
  RatingRoom sorted = room;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const std::size_t count = std::min(kMostWeighed, moves.size());
  std::partial_sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count),
                    sorted.begin() + static_cast<std::ptrdiff_t>(moves.size()), std::greater<>());
  const float best = sorted[0];
  const float least = std::max(sorted[count - 1], best - kWorse);
  for (std::size_t m = 0; m < moves.size(); ++m) {
    if (ratings[m] < least) continue;
    const float behind = (best - ratings[m]) / kHalf;
    weights[m] = 1 / (1 + behind * behind);
  }
}

Move SurviveGuide::pick(const State& state, Seat seat, MoveList<Move>& moves, Rng& rng) const {
  Survive::legal_moves(state, seat, moves);
  if (moves.size() == 1) return moves[0];
  RatingRoom room;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const std::span<float> ratings(room.data(), moves.size());
  rate_moves(state, seat, moves, ratings);
  const float least = *std::max_element(ratings.begin(), ratings.end()) -
                      (rng.below(kLooseOneIn) == 0 ? kLoose : kAlike);
  std::size_t chosen = 0;
  std::uint32_t fit = 0;
  for (std::size_t m = 0; m < moves.size(); ++m) {
    if (ratings[m] >= least) moves[fit++] = moves[m];
  }
  if (fit > 1) chosen = rng.below(fit);
  return moves[chosen];
}

bool SurviveGuide::ends(const State& state) const {
  if (set_up_step_ >= 0) return set_up_step(state) > set_up_step_;
  const bool turn_begins =
      state.phase == Phase::tile || state.phase == Phase::move || state.phase == Phase::sink;
  if (!turn_begins) return false;
  const int tiles = tiles_left(state);
  // Without tiles nothing counts the turns but who has them.
  return tiles == 0 ? state.active != seat_ : tiles <= last_tiles_;
}

search::Forecast SurviveGuide::forecast(const State& state) const {
  return forecast_from(state, seat_);
}

}  // namespace mohreh::survive
