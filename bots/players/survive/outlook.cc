#include "bots/players/survive/outlook.h"

#include "engine/games/survive/creatures.h"
#include "engine/games/survive/island.h"

namespace mohreh::survive {
namespace {

constexpr std::size_t kMostSteps = 8;
using BySteps = std::array<float, kMostSteps + 1>;

// By steps to the nearest isle, with no creature near.
constexpr BySteps kSwimSafety = {1, 0.90F, 0.80F, 0.69F, 0.58F, 0.49F, 0.41F, 0.34F, 0.28F};
constexpr BySteps kBoatSafety = {1, 0.97F, 0.95F, 0.91F, 0.87F, 0.83F, 0.79F, 0.75F, 0.71F};
constexpr float kSharkNear = 0.72F;
constexpr float kSerpentNearSwimmer = 0.78F;
constexpr float kSerpentNearBoat = 0.78F;
constexpr float kWhaleNearBoat = 0.88F;

// A group in a boat moves this many hexes a turn, all in all.
constexpr float kBoatPace = 2.5F;

// Of those on land: the ground that goes next, the one after that, the last.
constexpr std::array<float, kGrounds> kGroundSafety = {0.88F, 0.94F, 0.97F};

struct Step {
  float safety;
  float turns;
};
constexpr Step kWalking{0.95F, 0.4F};
constexpr Step kBoarding{0.97F, 0.4F};
constexpr Step kEntering{0.97F, 1};
constexpr Step kClimbing{0.93F, 0.5F};

Way after(const Step& step, const Way& way) {
  return {step.safety * way.safety, step.turns + way.turns, 1 + way.points};
}

// For choosing among ways: late is worse than soon.
float merit(const Way& way) {
  return way.safety * (1 - 0.04F * way.turns);
}

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

std::size_t steps_from(Hex hex) {
  return kBoard.isle_steps[index_of(hex)];
}

}  // namespace

Outlook::Outlook(const State& state) : fleet_(state) {
  for (std::size_t t = 0; t < kTiles; ++t) {
    land_.add_if(kBoard.hex_of_tile[t], state.ground[t] != Ground::sea);
  }
  spread(state.serpents, Creature::serpent, serpents_, near_serpents_);
  spread(state.sharks, Creature::shark, sharks_, near_sharks_);
  spread(state.whales, Creature::whale, whales_, near_whales_);
  look_ashore(state);
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

// First those beside the sea, then those behind them, as far as three steps inland.
void Outlook::look_ashore(const State& state) {
  for (std::size_t t = 0; t < kTiles; ++t) {
    if (state.ground[t] == Ground::sea) continue;
    for (const Hex hex : neighbours(kBoard.hex_of_tile[t])) {
      if (land_.has(hex)) continue;
      better(ashore_[t], after(kEntering, swimming(hex)));
      if (fleet_.has(hex) && fleet_.has_room(hex)) {
        better(ashore_[t], after(kBoarding, aboard(hex)));
      }
    }
  }
  for (int depth = 0; depth < 2; ++depth) {
    for (std::size_t t = 0; t < kTiles; ++t) {
      if (state.ground[t] == Ground::sea) continue;
      for (const Hex hex : neighbours(kBoard.hex_of_tile[t])) {
        if (land_.has(hex)) better(ashore_[t], after(kWalking, ashore(hex)));
      }
    }
  }
  const std::size_t due = slot_of(due_ground(state));
  for (std::size_t t = 0; t < kTiles; ++t) {
    if (state.ground[t] == Ground::sea) continue;
    ashore_[t].safety *= kGroundSafety[slot_of(state.ground[t]) - due];
  }
}

}  // namespace mohreh::survive
