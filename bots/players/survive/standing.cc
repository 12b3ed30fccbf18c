#include "bots/players/survive/standing.h"

#include <algorithm>
#include <cmath>

#include "bots/players/survive/prospects.h"
#include "bots/players/survive/queue.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

constexpr float kPassenger = 0.85F;  // of the chance, in a boat that others steer

// How much the margin over the best rival counts for a search, against the chance to win: far from
// the end it tells moves apart better.
constexpr float kMarginShare = 0.7F;
constexpr float kMarginScale = 12;

// Points of others move less freely than their variances say; counted over matches of greedy seats.
constexpr float kSoftness = 0.3F;

// Of an explorer whose value is not known, once it is saved: people bring their best home first,
// the more so the less time they have. By seats, from two; counted over the same matches.
constexpr float kValueVariance = 2.76F;  // of the ten values of a colour
constexpr std::array<float, 3> kSavedValue = {3.2F, 3.6F, 4.0F};

// The value of a saved explorer may be uncertain too.
void add_saved(Standing& standing, float value, float chance, bool known) {
  const float mean = chance * value;
  const float square = value * value + (known ? 0 : kValueVariance);
  standing.points += mean;
  standing.variance += chance * square - mean * mean;
}

// The chance that one sum of points ends above another: a smooth step.
float chance_above(const Standing& one, const Standing& other) {
  constexpr float kLeast = 0.5F;  // so that equal certain points are an even match
  const float margin = one.points - other.points;
  const float spread = one.variance + other.variance + kLeast;
  const float x = margin / std::sqrt(spread);
  return 0.5F + 0.5F * x / std::sqrt(kSoftness + x * x);
}

// How far points may still move at larger tables: the square of it, at the end and for each turn
// that the seat in turn may expect. Fitted to who won matches of the guide's rollout policy.
struct Spread {
  float least;
  float turn;
};
constexpr std::array<Spread, 2> kSpreads = {{{2, 0.5F}, {0.5F, 1}}};

// e to that power, nearly: the library's differs from machine to machine. Precondition: x <= 0.
float growth(float x) {
  float power = std::max(0.0F, 1 + x / 64);
  for (int i = 0; i < 6; ++i) power *= power;
  return power;
}

}  // namespace

Standing standing_of(const State& state, const Outlook& outlook, Seat seat, Seat knower) {
  Standing standing;
  Queue queue;
  const bool looks = seat == knower || knower == kOpen;
  const auto knows = [&](std::size_t i) {
    return state.options.challenge.has(3) || (looks && state.value[i] > 0);
  };
  for (auto colour = static_cast<int>(seat.slot()); colour < state.colours();
       colour += state.seats) {
    const auto first = static_cast<std::size_t>(colour) * kTeam;
    for (std::size_t i = first; i < first + kTeam; ++i) {
      const float value = knows(i) ? known_value(state, i, seat) : kSavedValue[state.seats - 2U];
      if (is_isle(state.place[i])) add_saved(standing, value, 1, knows(i));
      if (on_board(state.place[i])) enqueue(queue, state, outlook, i, value, knows(i));
    }
  }
  float slack = kPoints * TimeLeft(state, seat).turns();
  for (const Waiting& waiting : queue) {
    const Hex hex = state.place[waiting.explorer];
    slack -= waiting.points;
    float chance = saved_chance(outlook.plight_of(state, waiting.explorer),
                                kBoard.isle_steps[index_of(hex)], slack);
    if (state.aboard[waiting.explorer] && !outlook.fleet().controls(hex, seat)) {
      chance *= kPassenger;
    }
    add_saved(standing, waiting.value, chance, waiting.known);
  }
  return standing;
}

namespace {

search::Forecast forecast_by_table(const State& state, Seat knower) {
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
  return forecast;
}

search::Forecast forecast_by_prospects(const State& state, Seat knower) {
  const Prospects prospects(state);
  search::Forecast forecast;
  float best = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(static_cast<int>(s));
    forecast.points[s] = prospects.points_of(seat, seat == knower || knower == kOpen);
    best = std::max(best, forecast.points[s]);
  }
  const Spread& spread = kSpreads[state.seats - 3U];
  const float scale = std::sqrt(spread.least + spread.turn * TimeLeft(state, state.active).turns());
  float sum = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    forecast.chance[s] = growth((forecast.points[s] - best) / scale);
    sum += forecast.chance[s];
  }
  for (std::size_t s = 0; s < state.seats; ++s) forecast.chance[s] /= sum;
  return forecast;
}

}  // namespace

// The prospects were fitted to boards with everybody and every boat on them, and at a table of two
// they foretell no better than the table does.
search::Forecast forecast_from(const State& state, Seat knower) {
  const bool by_table = state.setting_up() || state.seats == 2;
  search::Forecast forecast =
      by_table ? forecast_by_table(state, knower) : forecast_by_prospects(state, knower);
  search::SeatValues points = forecast.points;
  if (state.phase == Phase::over) {
    forecast = search::forecast_of(Survive::outcome(state));
    if (!by_table) points = forecast.points;
  }
  for (std::size_t s = 0; s < state.seats; ++s) {
    float best_other = 0;
    for (std::size_t other = 0; other < state.seats; ++other) {
      if (other != s) best_other = std::max(best_other, points[other]);
    }
    const float margin = (points[s] - best_other) / kMarginScale;
    const float comfort = 0.5F + 0.5F * margin / (1 + std::abs(margin));
    forecast.worth[s] = (1 - kMarginShare) * forecast.chance[s] + kMarginShare * comfort;
  }
  // Those not placed yet do not count above, and whose turn it is to place would say who wins.
  if (state.setting_up()) {
    for (std::size_t s = 0; s < state.seats; ++s) {
      forecast.chance[s] = 1 / static_cast<float>(state.seats);
    }
  }
  return forecast;
}

}  // namespace mohreh::survive
