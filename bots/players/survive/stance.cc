#include "bots/players/survive/stance.h"

#include <algorithm>

namespace mohreh::survive {
namespace {

// How much a rival's points hurt: at a table of two as much as one's own help, at larger ones the
// leader's most.
constexpr float kOnlyRival = 0.9F;
constexpr float kLeader = 0.55F;
constexpr float kOthers = 0.25F;
constexpr float kHopeAshore = 0.5F;  // for telling the leader; the ways need not be known

}  // namespace

float known_value(const State& state, std::size_t explorer, Seat seat) {
  if (state.options.challenge.has(3)) return 1;
  const bool known = state.owner(explorer_of(explorer)) == seat && state.value[explorer] > 0;
  return known ? static_cast<float>(state.value[explorer]) : kMeanValue;
}

Stance::Stance(const State& state, Seat seat, Sight sight)
    : state_(&state), seat_(seat), outlook_(state, sight), time_(state, seat) {
  for (std::size_t i = 0; i < explorers(); ++i) {
    const Hex hex = state.place[i];
    now_[i] = is_isle(hex) ? 1.0F : 0.0F;
    if (on_board(hex)) now_[i] = chance(outlook_.of(state, i));
  }
  find_stakes();
}

void Stance::find_stakes() {
  BySeat<float> hopes{};
  for (std::size_t i = 0; i < explorers(); ++i) {
    const bool ashore = state_->is_land(state_->place[i]);
    hopes[state_->owner(explorer_of(i)).slot()] += ashore ? kHopeAshore : now_[i];
  }
  hopes[seat_.slot()] = -1;
  const auto leader =
      static_cast<std::size_t>(std::max_element(hopes.begin(), hopes.end()) - hopes.begin());
  for (std::size_t i = 0; i < explorers(); ++i) {
    const Seat owner = state_->owner(explorer_of(i));
    const float value = known_value(*state_, i, seat_);
    if (owner == seat_) {
      stakes_[i] = value;
    } else if (state_->seats == 2) {
      stakes_[i] = -kOnlyRival * value;
    } else {
      stakes_[i] = -(owner.slot() == leader ? kLeader : kOthers) * value;
    }
  }
}

}  // namespace mohreh::survive
