#include "bots/players/survive/prospects.h"

#include <algorithm>

#include "engine/games/survive/island.h"

namespace mohreh::survive {
namespace {

// Of explorers whose values are not known: on an isle, and if they get there later. People bring
// their best home first, the more so the less time they have. By seats, from two; counted over
// matches played by the guide's rollout policy.
constexpr std::array<float, 3> kLandedValue = {3.9F, 4.3F, 4.7F};
constexpr std::array<float, 3> kLaterValue = {2.6F, 3.2F, 3.7F};

constexpr float kHopeAshore = 0.35F;

// Between these a trait of slack belongs to both neighbours in part.
constexpr std::array<float, kSlackKnots> kKnots = {-2, 1.5F, 4.5F, 8, 13, 21, 32};

// How many creatures are how near.
struct Lurkers {
  float near = 0;
  float far = 0;

  template <std::size_t N>
  Lurkers(const Hexes<N>& creatures, Hex hex, int nearest, int farthest) {
    for (const Hex creature : creatures) {
      const int steps = distance(kBoard.axial[index_of(hex)], kBoard.axial[index_of(creature)]);
      near += steps <= nearest ? 1.0F : 0.0F;
      far += steps > nearest && steps <= farthest ? 1.0F : 0.0F;
    }
  }
};

float number(bool holds) {
  return holds ? 1.0F : 0.0F;
}

}  // namespace

Prospects::Prospects(const State& state) : state_(state), outlook_(state) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(state.explorers()); ++i) {
    const Hex hex = state.place[i];
    const std::size_t owner = state.owner(explorer_of(i)).slot();
    if (is_isle(hex)) hopes_[owner] += 1;
    if (!on_board(hex)) continue;
    hopes_[owner] += state.is_land(hex) ? kHopeAshore : outlook_.of(state, i).safety;
    ++people_[index_of(hex)][owner];
  }
}

Prospects::Team Prospects::team_of(Seat seat, std::size_t outside) const {
  float best_rival = 0;
  for (std::size_t s = 0; s < state_.seats; ++s) {
    if (s != seat.slot()) best_rival = std::max(best_rival, hopes_[s]);
  }
  return {seat,
          TimeLeft(state_, seat),
          hopes_[seat.slot()] - best_rival,
          tiles_before(state_, seat),
          survive::kept_tiles(state_, seat),
          outside};
}

float Prospects::points_of(Seat seat, bool values_known) const {
  Queue queue;
  float points = 0;
  for (auto colour = static_cast<int>(seat.slot()); colour < state_.colours();
       colour += state_.seats) {
    const auto first = static_cast<std::size_t>(colour) * kTeam;
    for (std::size_t i = first; i < first + kTeam; ++i) {
      const bool known = state_.options.challenge.has(3) || (values_known && state_.value[i] > 0);
      const float value = known_value(state_, i, seat);
      if (is_isle(state_.place[i])) points += known ? value : kLandedValue[state_.seats - 2U];
      if (on_board(state_.place[i])) {
        enqueue(queue, state_, outlook_, i, known ? value : kLaterValue[state_.seats - 2U], known);
      }
    }
  }
  const Team team = team_of(seat, queue.size());
  float slack = kPoints * team.time.turns();
  for (std::size_t rank = 0; rank < queue.size(); ++rank) {
    slack -= queue[rank].points;
    points += queue[rank].value * chance(team, queue[rank], rank, slack);
  }
  return points;
}

float Prospects::chance(const Team& team, const Waiting& waiting, std::size_t rank,
                        float slack) const {
  SavedEstimate estimate;
  estimate.add(Trait::anybody);
  estimate.add(Trait::rank, 0.1F * static_cast<float>(rank));
  if (waiting.known) {
    estimate.add(Trait::known_value);
    estimate.add(Trait::value, waiting.value / kHighestValue);
  }
  add_team(estimate, team, slack);
  add_place(estimate, team, waiting);
  return estimate.chance();
}

void Prospects::add_team(SavedEstimate& estimate, const Team& team, float slack) {
  const float at = std::clamp(slack, kKnots.front(), kKnots.back());
  std::size_t knot = 1;
  while (knot + 1 < kSlackKnots && at > kKnots[knot]) ++knot;
  const float share = (at - kKnots[knot - 1]) / (kKnots[knot] - kKnots[knot - 1]);
  estimate.add(Trait::by_slack, knot - 1, 1 - share);
  estimate.add(Trait::by_slack, knot, share);
  estimate.add(Trait::turns_left, 0.1F * team.time.turns());
  estimate.add(Trait::moves_once, team.time.chance(1));
  estimate.add(Trait::moves_twice, team.time.chance(2));
  estimate.add(Trait::moves_thrice, team.time.chance(3));
  estimate.add(Trait::lead, 0.2F * team.lead);
  estimate.add(Trait::wait, 0.25F * static_cast<float>(team.wait));
  estimate.add(Trait::kept_tiles, 0.25F * static_cast<float>(team.kept));
  estimate.add(Trait::moves_now, number(team.wait == 0));
  estimate.add(Trait::outside, 0.1F * static_cast<float>(team.outside));
}

void Prospects::add_place(SavedEstimate& estimate, const Team& team, const Waiting& waiting) const {
  const Hex hex = state_.place[waiting.explorer];
  const std::size_t steps = kBoard.isle_steps[index_of(hex)] - std::size_t{1};
  const Fleet& fleet = outlook_.fleet();
  float rivals = 0;
  for (std::size_t s = 0; s < state_.seats; ++s) {
    if (s != team.seat.slot()) rivals += people_[index_of(hex)][s];
  }
  const float own = static_cast<float>(people_[index_of(hex)][team.seat.slot()]) - 1;
  estimate.add(Trait::by_seats, state_.seats - 2U, 1);
  estimate.add(Trait::rivals_here, 0.5F * rivals);
  estimate.add(Trait::own_here, 0.5F * own);
  if (!state_.aboard[waiting.explorer] && state_.is_land(hex)) {
    estimate.add(Trait::ashore_by_steps, steps, 1);
    return add_ground(estimate, waiting);
  }
  const Lurkers sharks(state_.sharks, hex, 2, 4);
  const Lurkers serpents(state_.serpents, hex, 1, 2);
  const Lurkers whales(state_.whales, hex, 3, 3);
  if (state_.aboard[waiting.explorer]) {
    estimate.add(Trait::aboard_by_steps, steps, 1);
    estimate.add(Trait::whales_near_boat, whales.near);
    estimate.add(Trait::serpents_near_boat, serpents.near);
    estimate.add(Trait::serpents_far_from_boat, serpents.far);
    estimate.add(Trait::sharks_near_boat, sharks.near);
    estimate.add(Trait::own_crew, own);
    estimate.add(Trait::rival_crew, rivals);
    estimate.add(Trait::steers, number(fleet.controls(hex, team.seat)));
    estimate.add(Trait::share_of_boat, 1 / static_cast<float>(fleet.passengers(hex)));
    return;
  }
  estimate.add(Trait::afloat_by_steps, steps, 1);
  estimate.add(Trait::swims_beside_boat, number(fleet.has(hex) && fleet.has_room(hex)));
  estimate.add(Trait::sharks_near_swimmer, sharks.near);
  estimate.add(Trait::sharks_far_from_swimmer, sharks.far);
  estimate.add(Trait::serpents_near_swimmer, serpents.near);
  estimate.add(Trait::serpents_far_from_swimmer, serpents.far);
  estimate.add(Trait::whales_near_swimmer, 0.5F * whales.near);
}

void Prospects::add_ground(SavedEstimate& estimate, const Waiting& waiting) const {
  const Hex hex = state_.place[waiting.explorer];
  const Fleet& fleet = outlook_.fleet();
  bool coast = false;
  bool beside_boat = false;
  for (const Hex other : neighbours(hex)) {
    if (state_.is_land(other)) continue;
    coast = true;
    beside_boat = beside_boat || (fleet.has(other) && fleet.has_room(other));
  }
  float boats = 0;
  for (const Hex boat : state_.boats) {
    const int steps = distance(kBoard.axial[index_of(hex)], kBoard.axial[index_of(boat)]);
    boats += number(steps <= 2 && fleet.has_room(boat));
  }
  const std::size_t ground = slot_of(state_.ground_at(hex)) - slot_of(due_ground(state_));
  const Lurkers serpents(state_.serpents, hex, 2, 2);
  estimate.add(Trait::on_coast, number(coast));
  estimate.add(Trait::beside_boat, number(beside_boat));
  estimate.add(Trait::ashore_by_ground, ground, 1);
  estimate.add(Trait::sinks_next, number(coast && ground == 0));
  estimate.add(Trait::boats_near_shore, boats);
  estimate.add(Trait::safety_ashore, waiting.way.safety);
  estimate.add(Trait::turns_ashore, 0.2F * waiting.way.turns);
  estimate.add(Trait::sharks_off_shore, Lurkers(state_.sharks, hex, 2, 2).near);
  estimate.add(Trait::serpents_off_shore, serpents.near);
  estimate.add(Trait::whales_off_shore, 0.5F * Lurkers(state_.whales, hex, 3, 3).near);
}

}  // namespace mohreh::survive
