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

// Rules §5.5, §16: whether creatures of that kind strike the boat of the hex they are in.
bool strikes_boats(const State& state, Creature creature, Arrival who) {
  if (state.options.attack_on_boarding || who == Arrival::boat) return true;
  if (who == Arrival::explorer) return false;
  return who == arrival_of(creature) || state.options.rules < 2;
}

void eat(State& state, Hex hex, Happened event, Reporter& report) {
  if (const int lost = lose_swimmers(state, hex); lost > 0) report.tell(event, lost, hex);
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
  const bool serpents = has(state.serpents, hex);
  if (serpents && strikes_boats(state, Creature::serpent, who)) {
    eat(state, hex, Happened::serpent_ate, report);
    if (passengers_at(state, hex) > 0) {
      report.tell(Happened::serpent_boat, lose_boat(state, hex), hex);
    }
    return;
  }
  const bool whales = has(state.whales, hex) && strikes_boats(state, Creature::whale, who);
  if (whales && passengers_at(state, hex) > 0) sink_boat(state, hex, report);
  if (serpents) eat(state, hex, Happened::serpent_ate, report);
  if (has(state.sharks, hex)) eat(state, hex, Happened::shark_ate, report);
}

}  // namespace mohreh::survive
