// The end: what the saved are worth and who wins. Rules §10.

#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

struct Saved {
  std::array<std::int32_t, kMaxSeats> explorers{};
  std::array<std::int32_t, kMaxSeats> values{};
};

Saved count_saved(const State& state) {
  Saved saved;
  for (std::size_t i = 0; i < static_cast<std::size_t>(state.explorers()); ++i) {
    if (!is_isle(state.place[i])) continue;
    const std::size_t seat = state.owner(explorer_of(i)).slot();
    ++saved.explorers[seat];
    saved.values[seat] += state.value[i];
  }
  return saved;
}

}  // namespace

Outcome Survive::outcome(const State& state) {
  const Saved saved = count_saved(state);
  // Rules §12.3: all are equal.
  if (state.options.challenge.has(3)) return ranked_by_points(state.seats, saved.explorers);
  Outcome outcome = ranked_by_points(state.seats, saved.values);
  if (state.options.tiebreak == Tiebreak::shared) return outcome;
  // Rules §10.3: of equal points more explorers are better.
  for (std::size_t s = 0; s < state.seats; ++s) {
    for (std::size_t other = 0; other < state.seats; ++other) {
      if (saved.values[other] == saved.values[s] && saved.explorers[other] > saved.explorers[s]) {
        ++outcome.ranks[s];
      }
    }
  }
  return outcome;
}

// By value; without knowing the values there is nothing to tell, but for challenge 3.
Breakdown Survive::breakdown(const View& view, Seat seat) {
  constexpr std::array<std::string_view, kHighestValue> kKeys = {"value_1", "value_2", "value_3",
                                                                 "value_4", "value_5", "value_6"};
  Breakdown rows;
  std::array<std::int32_t, kHighestValue + 1> count{};
  int saved = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(view.explorers()); ++i) {
    if (!is_isle(view.place[i]) || view.owner(explorer_of(i)) != seat) continue;
    ++saved;
    ++count[view.value[i]];
  }
  if (view.options.challenge.has(3)) {
    if (saved > 0) rows.push_back({"saved", saved});
    return rows;
  }
  if (count[0] > 0) return rows;
  for (int value = kHighestValue; value > 0; --value) {
    const auto v = static_cast<std::size_t>(value);
    if (count[v] > 0) rows.push_back({kKeys[v - 1], value * count[v]});
  }
  return rows;
}

}  // namespace mohreh::survive
