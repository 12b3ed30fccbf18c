#include "bots/players/survive/outlook.h"

#include "bots/players/survive/saved_chances.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/island.h"

namespace mohreh::survive {
namespace {

using BySteps = std::array<float, kMostSteps + 1>;

// By steps to the nearest isle, with no creature near.
constexpr BySteps kSwimSafety = {1, 0.96F, 0.71F, 0.54F, 0.41F, 0.31F, 0.22F, 0.14F, 0.10F};
constexpr BySteps kBoatSafety = {1, 0.98F, 0.77F, 0.62F, 0.52F, 0.44F, 0.37F, 0.31F, 0.26F};
constexpr float kSharkNear = 0.8F;
constexpr float kSerpentNearSwimmer = 0.8F;
constexpr float kSerpentNearBoat = 0.9F;
constexpr float kWhaleNearBoat = 0.95F;

// A group in a boat moves this many hexes a turn, all in all.
constexpr float kBoatPace = 2.2F;

// Of those on land: the ground that goes next, the one after that, the last.
constexpr std::array<float, kGrounds> kGroundSafety = {0.78F, 0.9F, 0.97F};

struct Step {
  float safety;
  float turns;
};
constexpr Step kWalking{0.68F, 0.4F};
constexpr Step kBoarding{0.85F, 0.4F};
constexpr Step kEntering{0.85F, 1};
constexpr Step kClimbing{0.93F, 0.5F};

Way after(const Step& step, const Way& way) {
  return {step.safety * way.safety, step.turns + way.turns, 1 + way.points};
}

// For choosing among ways: late is worse than soon.
float merit(const Way& way) {
  return way.safety * (1 - 0.04F * way.turns);
}

constexpr float kWalkMerit = 0.66F;  // of a way after one step on land

void better(Way& best, const Way& way) {
  if (merit(way) > merit(best)) best = way;
}

template <std::size_t N>
void spread(const Hexes<N>& hexes, Creature creature, HexSet& here, HexSet& near) {
  const auto range = static_cast<std::size_t>(range_of(creature));
  for (const Hex hex : hexes) {
    here.add(hex);
    near = near | kBalls[range][index_of(hex)];
  }
}

// The tiles beside a tile, as they lay at the start.
struct TilesBeside {
  std::array<std::uint8_t, 6> tiles{};
  std::uint8_t count = 0;

  constexpr const std::uint8_t* begin() const { return tiles.data(); }
  constexpr const std::uint8_t* end() const { return tiles.data() + count; }
};

constexpr std::array<TilesBeside, kTiles> make_tiles_beside() {
  std::array<TilesBeside, kTiles> all{};
  for (std::size_t t = 0; t < kTiles; ++t) {
    for (const Hex hex : neighbours(kBoard.hex_of_tile[t])) {
      const std::uint8_t other = kBoard.tile[index_of(hex)];
      if (other < kTiles) all[t].tiles[all[t].count++] = other;
    }
  }
  return all;
}

constexpr auto kTilesBeside = make_tiles_beside();

std::size_t steps_from(Hex hex) {
  return kBoard.isle_steps[index_of(hex)];
}

}  // namespace

Outlook::Outlook(const State& state, Sight sight) : fleet_(state) {
  for (std::size_t t = 0; t < kTiles; ++t) {
    land_.add_if(kBoard.hex_of_tile[t], state.ground[t] != Ground::sea);
  }
  spread(state.serpents, Creature::serpent, serpents_, near_serpents_);
  spread(state.sharks, Creature::shark, sharks_, near_sharks_);
  spread(state.whales, Creature::whale, whales_, near_whales_);
  if (sight == Sight::all) look_ashore(state);
}

Way Outlook::swimming(Hex hex) const {
  if (serpents_.has(hex) || sharks_.has(hex)) return {};
  const std::size_t steps = steps_from(hex);
  float safety = kSwimSafety[steps];
  if (near_sharks_.has(hex)) safety *= kSharkNear;
  if (near_serpents_.has(hex)) safety *= kSerpentNearSwimmer;
  return {safety, static_cast<float>(steps), static_cast<float>(steps)};
}

Way Outlook::aboard(Hex hex) const {
  if (serpents_.has(hex)) return {};
  if (whales_.has(hex)) return swimming(hex);
  const std::size_t steps = steps_from(hex);
  float safety = kBoatSafety[steps];
  if (near_serpents_.has(hex)) safety *= kSerpentNearBoat;
  if (near_whales_.has(hex)) safety *= kWhaleNearBoat;
  const float turns = steps <= 3 ? 1 : static_cast<float>(steps) / kBoatPace;
  return {safety, turns, static_cast<float>(steps)};
}

Way Outlook::afloat(Hex hex) const {
  Way way = swimming(hex);
  if (fleet_.has(hex) && fleet_.has_room(hex)) better(way, after(kClimbing, aboard(hex)));
  return way;
}

Way Outlook::of(const State& state, std::size_t explorer) const {
  const Hex hex = state.place[explorer];
  if (state.aboard[explorer]) return aboard(hex);
  return land_.has(hex) ? ashore(hex) : afloat(hex);
}

Plight Outlook::plight_of(const State& state, std::size_t explorer) const {
  const Hex hex = state.place[explorer];
  if (state.aboard[explorer]) {
    const bool threatened = near_serpents_.has(hex) || near_whales_.has(hex);
    return threatened ? Plight::aboard_threatened : Plight::aboard;
  }
  if (!land_.has(hex)) {
    if (near_serpents_.has(hex) && near_sharks_.has(hex)) return Plight::afloat_surrounded;
    const bool threatened = near_serpents_.has(hex) || near_sharks_.has(hex);
    return threatened ? Plight::afloat_threatened : Plight::afloat;
  }
  Plight plight = Plight::inland;
  for (const Hex other : neighbours(hex)) {
    if (land_.has(other)) continue;
    if (fleet_.has(other) && fleet_.has_room(other)) return Plight::beside_boat;
    plight = Plight::on_coast;
  }
  return plight;
}

// Straight into the sea or a boat beside the tile.
Way Outlook::leave_land(Hex tile) const {
  Way best;
  for (const Hex hex : neighbours(tile)) {
    if (land_.has(hex)) continue;
    better(best, after(kEntering, swimming(hex)));
    if (fleet_.has(hex) && fleet_.has_room(hex)) better(best, after(kBoarding, aboard(hex)));
  }
  return best;
}

// First those beside the sea, then those behind them, as far as three steps inland.
void Outlook::look_ashore(const State& state) {
  std::array<float, kTiles> merits{};
  for (std::size_t t = 0; t < kTiles; ++t) {
    if (state.ground[t] == Ground::sea) continue;
    ashore_[t] = leave_land(kBoard.hex_of_tile[t]);
    merits[t] = merit(ashore_[t]);
  }
  for (int depth = 0; depth < 2; ++depth) {
    for (std::size_t t = 0; t < kTiles; ++t) {
      if (state.ground[t] == Ground::sea) continue;
      std::size_t best = t;
      for (const std::uint8_t other : kTilesBeside[t]) {
        if (kWalkMerit * merits[other] > merits[t]) {
          best = other;
          merits[t] = kWalkMerit * merits[other];
        }
      }
      if (best != t) ashore_[t] = after(kWalking, ashore_[best]);
    }
  }
  const std::size_t due = slot_of(due_ground(state));
  for (std::size_t t = 0; t < kTiles; ++t) {
    if (state.ground[t] == Ground::sea) continue;
    ashore_[t].safety *= kGroundSafety[slot_of(state.ground[t]) - due];
  }
}

}  // namespace mohreh::survive
