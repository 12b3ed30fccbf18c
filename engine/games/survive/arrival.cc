#include "engine/games/survive/arrival.h"

namespace mohreh::survive {
namespace {

// The whale breaks the boat, and its passengers swim.
void sink_boat(State& state, Hex hex, Reporter& report) {
  int spilled = 0;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.place[i] != hex || !state.aboard[i]) continue;
    state.aboard[i] = false;
    ++spilled;
  }
  drop(state.boats, hex);
  report.tell(Happened::whale_sank, spilled, hex);
}

}  // namespace

bool has_swimmers(const State& state, Hex hex) {
  if (state.is_land(hex)) return false;
  bool any = false;
  for (std::size_t i = 0; i < kExplorers; ++i) any |= state.place[i] == hex && !state.aboard[i];
  return any;
}

int passengers_at(const State& state, Hex hex) {
  int count = 0;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    count += state.place[i] == hex && state.aboard[i] ? 1 : 0;
  }
  return count;
}

int lose_swimmers(State& state, Hex hex) {
  int lost = 0;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.place[i] != hex || state.aboard[i]) continue;
    state.place[i] = Hex::lost;
    ++lost;
  }
  return lost;
}

int lose_boat(State& state, Hex hex) {
  int lost = 0;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.place[i] != hex || !state.aboard[i]) continue;
    state.place[i] = Hex::lost;
    state.aboard[i] = false;
    ++lost;
  }
  drop(state.boats, hex);
  return lost;
}

void arrive(State& state, Hex hex, Arrival who, Reporter& report) {
  const bool strikes_boats = who == Arrival::boat_or_creature || state.options.attack_on_boarding;
  if (has(state.serpents, hex)) {
    if (const int lost = lose_swimmers(state, hex); lost > 0) {
      report.tell(Happened::serpent_ate, lost, hex);
    }
    if (strikes_boats && passengers_at(state, hex) > 0) {
      report.tell(Happened::serpent_boat, lose_boat(state, hex), hex);
    }
    return;
  }
  if (strikes_boats && has(state.whales, hex) && passengers_at(state, hex) > 0) {
    sink_boat(state, hex, report);
  }
  if (has(state.sharks, hex)) {
    if (const int lost = lose_swimmers(state, hex); lost > 0) {
      report.tell(Happened::shark_ate, lost, hex);
    }
  }
}

}  // namespace mohreh::survive
