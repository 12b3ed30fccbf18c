#include "bots/players/survive/standing.h"

#include <algorithm>
#include <cmath>

#include "engine/core/fixed_list.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

constexpr float kPassengerSafety = 0.85F;  // of the safety, in a boat that others steer
constexpr float kPointsInUse = 2.6F;       // of the three a turn

// How much a seat's margin still counts for a search when the match looks won or lost.
constexpr float kMarginShare = 0.15F;
constexpr float kMarginScale = 12;

struct Waiting {
  Way way;
  float value = 0;
  bool known = false;

  float urgency() const { return value * way.safety / way.points; }
};

using Queue = FixedList<Waiting, std::size_t{2} * kTeam>;

void enqueue(Queue& queue, const Waiting& waiting) {
  queue.push_back(waiting);
  for (std::size_t i = queue.size() - 1; i > 0 && queue[i - 1].urgency() < queue[i].urgency();
       --i) {
    std::swap(queue[i - 1], queue[i]);
  }
}

// A saved explorer of unknown value is worth the mean, and that is uncertain too.
void add_saved(Standing& standing, float value, float chance, bool known) {
  const float mean = chance * value;
  const float square = known ? value * value : kMeanSquaredValue;
  standing.points += mean;
  standing.variance += chance * square - mean * mean;
}

// The chance that one sum of points ends above another: a smooth step.
float chance_above(const Standing& one, const Standing& other) {
  constexpr float kLeast = 0.5F;  // so that equal certain points are an even match
  const float margin = one.points - other.points;
  const float spread = one.variance + other.variance + kLeast;
  const float x = margin / std::sqrt(spread);
  return 0.5F + 0.5F * x / std::sqrt(0.9F + x * x);
}

}  // namespace

Standing standing_of(const State& state, const Outlook& outlook, Seat seat, Seat knower) {
  Standing standing;
  Queue queue;
  const bool equal = state.options.challenge.has(3);
  for (auto colour = static_cast<int>(seat.slot()); colour < state.colours();
       colour += state.seats) {
    const auto first = static_cast<std::size_t>(colour) * kTeam;
    for (std::size_t i = first; i < first + kTeam; ++i) {
      const float value = known_value(state, i, knower);
      const bool known = equal || (seat == knower && state.value[i] > 0);
      const Hex hex = state.place[i];
      if (is_isle(hex)) add_saved(standing, value, 1, known);
      if (!on_board(hex)) continue;
      Waiting waiting{outlook.of(state, i), value, known};
      if (state.aboard[i]) {
        const auto crew = static_cast<float>(outlook.fleet().passengers(hex));
        waiting.way.points = 1 + (waiting.way.points - 1) / crew;
        if (!outlook.fleet().controls(hex, seat)) waiting.way.safety *= kPassengerSafety;
      }
      enqueue(queue, waiting);
    }
  }
  const TimeLeft time(state, seat);
  float points = 0;
  for (const Waiting& waiting : queue) {
    points += waiting.way.points;
    const float turns = std::max(waiting.way.turns, points / kPointsInUse);
    add_saved(standing, waiting.value, waiting.way.safety * time.chance(turns), waiting.known);
  }
  return standing;
}

search::Forecast forecast_from(const State& state, Seat knower) {
  const Outlook outlook(state);
  BySeat<Standing> standings{};
  for (std::size_t s = 0; s < state.seats; ++s) {
    standings[s] = standing_of(state, outlook, seat_of(static_cast<int>(s)), knower);
  }
  search::Forecast forecast;
  float sum = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    forecast.points[s] = standings[s].points;
    forecast.chance[s] = 1;
    for (std::size_t other = 0; other < state.seats; ++other) {
      if (other != s) forecast.chance[s] *= chance_above(standings[s], standings[other]);
    }
    sum += forecast.chance[s];
  }
  for (std::size_t s = 0; s < state.seats; ++s) forecast.chance[s] /= sum;
  if (state.phase == Phase::over) forecast = search::forecast_of(Survive::outcome(state));
  for (std::size_t s = 0; s < state.seats; ++s) {
    float best_other = 0;
    for (std::size_t other = 0; other < state.seats; ++other) {
      if (other != s) best_other = std::max(best_other, standings[other].points);
    }
    const float margin = (standings[s].points - best_other) / kMarginScale;
    const float comfort = 0.5F + 0.5F * margin / (1 + std::abs(margin));
    forecast.worth[s] = (1 - kMarginShare) * forecast.chance[s] + kMarginShare * comfort;
  }
  return forecast;
}

}  // namespace mohreh::survive
