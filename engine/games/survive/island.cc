#include "engine/games/survive/island.h"

namespace mohreh::survive {
namespace {

HexSet tiles_of(const State& state, Ground ground) {
  HexSet tiles;
  for (std::size_t t = 0; t < kTiles; ++t) {
    tiles.add_if(kBoard.hex_of_tile[t], state.ground[t] == ground);
  }
  return tiles;
}

HexSet around(const HexSet& hexes) {
  HexSet all;
  hexes.each([&all](Hex hex) { all = all | neighbour_set(hex); });
  return all;
}

}  // namespace

HexSet sea_of(const State& state) {
  return kFirstSea | tiles_of(state, Ground::sea);
}

bool touches_sea(const State& state, Hex tile) {
  for (const Hex hex : neighbours(tile)) {
    if (!state.is_land(hex)) return true;
  }
  return false;
}

bool has_isolated_beach(const State& state) {
  const HexSet beaches = tiles_of(state, Ground::beach);
  HexSet open = beaches & around(sea_of(state));
  for (HexSet grown = open;; open = grown) {
    grown = open | (around(open) & beaches);
    if (grown == open) break;
  }
  return !(open == beaches);
}

int capacity_at_start(const State& state, Hex tile) {
  if (!state.options.challenge.has(1)) return 1;
  for (const Hex hex : neighbours(tile)) {
    const bool counts = state.options.challenge1_sea == CoastSea::any || hex != kMiddle;
    if (counts && !state.is_land(hex)) return 1;
  }
  return 2;
}

int explorers_at(const State& state, Hex hex) {
  int count = 0;
  for (const Hex place : state.place) count += place == hex ? 1 : 0;
  return count;
}

std::array<std::uint8_t, kHighestValue + 1> values_left(const State& state, Colour colour) {
  auto left = kTeamValues;
  const auto first = static_cast<std::size_t>(colour) * kTeam;
  for (std::size_t i = first; i < first + kTeam; ++i) {
    if (state.value[i] != 0) --left[state.value[i]];
  }
  return left;
}

bool is_shore(const State& state, Hex hex) {
  if (!state.is_sea(hex)) return false;
  for (const Hex other : neighbours(hex)) {
    if (state.is_land(other)) return true;
  }
  return false;
}

Ground due_ground(const State& state) {
  Ground due = Ground::sea;
  for (const Ground ground : state.ground) {
    if (ground != Ground::sea && (due == Ground::sea || ground < due)) due = ground;
  }
  return due;
}

HexSet due_tiles(const State& state) {
  const HexSet all = tiles_of(state, due_ground(state));
  const HexSet sea = sea_of(state);
  HexSet coast;
  all.each([&](Hex tile) {
    if (!(neighbour_set(tile) & sea).empty()) coast.add(tile);
  });
  return coast.empty() ? all : coast;
}

}  // namespace mohreh::survive
