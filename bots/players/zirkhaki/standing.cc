#include "bots/players/zirkhaki/standing.h"

#include <algorithm>

#include "bots/players/zirkhaki/stake.h"

namespace mohreh::zirkhaki {
namespace {

// The figures below are rounded from logistic regressions, one for every five cards of the deck, on
// who won 30,000 matches between two seats that play as the guide's rollouts do.
constexpr float kTempo = 3;       // points that having the turn is worth
constexpr float kExposed = 0.5F;  // of the points that a single shot at each stack would cost
// At equal points the field with fewer cards does better; by so much a card, for each card that the
// deck still holds.
constexpr float kFewerCards = 0.035F;
constexpr float kLateDeck = 12;  // with fewer cards left there are few shots to come

// How far strengths have to be apart for a factor of e between the chances.
constexpr float spread(float deck) {
  return 4.5F + std::min(deck, 10.0F) * 0.25F + deck * 0.4F;
}

// e^x as a power of a number close to 1: the same on every machine, and near enough.
float exponential(float x) {
  float power = std::max(0.0F, 1 + x / 64);
  for (int i = 0; i < 6; ++i) power *= power;
  return power;
}

// The deck's cards each seat may hope for, if it were a match between two.
float deck_between_two(const State& state, int deck) {
  return 2 * static_cast<float>(deck) / static_cast<float>(state.seats);
}

float strength_of(const Pile& field, float points, const Pile& deck, float deck_size) {
  int hopes = 0;
  int exposed = 0;
  for (int k = 0; k < kKinds; ++k) {
    const Kind kind = kind_at(k);
    hopes += gains_above(kind, deck.stack(kind), top_value(field, kind));
    if (field.has(kind)) exposed += loss_of_top(field, kind);
  }
  const float shots = kExposed * std::min(1.0F, deck_size / kLateDeck);
  return points + static_cast<float>(hopes) / static_cast<float>(std::max(1, deck.size())) -
         shots * static_cast<float>(exposed) -
         kFewerCards * deck_size * static_cast<float>(field.size());
}

}  // namespace

search::Forecast standing_of(const State& state) {
  search::Forecast forecast;
  const auto seats = static_cast<std::size_t>(state.seats);
  const Pile deck = state.deck();
  const float deck_size = deck_between_two(state, deck.size());
  std::array<float, kMostSeats> strength{};
  float most = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    forecast.points[s] = static_cast<float>(points_of(state.field[s], state.ring[s]));
    strength[s] = strength_of(state.field[s], forecast.points[s], deck, deck_size);
    if (seat_of(static_cast<int>(s)) == state.active) strength[s] += kTempo;
    most = s == 0 ? strength[s] : std::max(most, strength[s]);
  }
  float sum = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    forecast.chance[s] = exponential((strength[s] - most) / spread(deck_size));
    sum += forecast.chance[s];
  }
  for (std::size_t s = 0; s < seats; ++s) forecast.chance[s] /= sum;
  forecast.worth = forecast.chance;
  return forecast;
}

}  // namespace mohreh::zirkhaki
