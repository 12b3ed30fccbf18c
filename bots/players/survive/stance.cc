#include "bots/players/survive/stance.h"

#include <algorithm>

namespace mohreh::survive {
namespace {

// How much a rival's points hurt: at a table of two as much as one's own help, at larger ones the
// leader's most.
constexpr float kOnlyRival = 1;
constexpr float kLeader = 0.55F;
constexpr float kOthers = 0.25F;
constexpr float kLeaderAshore = 0.5F;  // for telling the leader; the ways need not be known

}  // namespace

float known_value(const State& state, std::size_t explorer, Seat seat) {
  if (state.options.challenge.has(3)) return 1;
  const bool known = state.value[explorer] > 0 && state.owner(explorer_of(explorer)) == seat;
  return known ? static_cast<float>(state.value[explorer]) : kMeanValue;
}

Stance::Stance(const State& state, Seat seat, Sight sight)
    : state_(&state), seat_(seat), outlook_(state, sight), time_(state, seat) {
  BySeat<float> hopes{};
  for (std::size_t c = 0; c < colours(); ++c) {
    for (std::size_t i = c * kTeam; i < (c + 1) * kTeam; ++i) {
      const Hex hex = state.place[i];
      if (on_board(hex)) {
        now_[i] = chance(outlook_.of(state, i));
        hopes[c % state.seats] += state.is_land(hex) ? kLeaderAshore : now_[i];
      } else if (is_isle(hex)) {
        now_[i] = 1;
        hopes[c % state.seats] += 1;
      }
    }
  }
  hopes[seat.slot()] = -1;
  const auto leader = std::max_element(hopes.begin(), hopes.end()) - hopes.begin();
  for (std::size_t c = 0; c < colours(); ++c) {
    const float weight = weight_of(c % state.seats, static_cast<std::size_t>(leader));
    for (std::size_t i = c * kTeam; i < (c + 1) * kTeam; ++i) {
      stakes_[i] = weight * known_value(state, i, seat);
    }
  }
}

float Stance::weight_of(std::size_t owner, std::size_t leader) const {
  if (owner == seat_.slot()) return 1;
  if (state_->seats == 2) return -kOnlyRival;
  return owner == leader ? -kLeader : -kOthers;
}

}  // namespace mohreh::survive
