#include "engine/games/survive/check_pieces.h"

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/creatures.h"

namespace mohreh::survive {
namespace {

bool is_seat(const State& state, Seat seat) {
  return seat.index >= 0 && seat.index < state.seats;
}

template <std::size_t N>
bool in_order(const Hexes<N>& hexes, bool twice) {
  if (hexes.count > N) return false;
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    if (!on_board(hexes[i])) return false;
    if (i > 0 && (hexes[i - 1] > hexes[i] || (!twice && hexes[i - 1] == hexes[i]))) return false;
  }
  return true;
}

Reason check_numbers(const State& state) {
  if (state.seats < 2 || state.seats > kMostSeats) return wrong("seats: 2 to 4");
  if (state.phase > Phase::over) return wrong("phase: unknown");
  if (!is_seat(state, state.first) || !is_seat(state, state.active)) {
    return wrong("first, active: no such seat");
  }
  if (state.dealt > kTiles || state.redeals > 50) return wrong("dealt, redeals: too many");
  if (state.held > kHighestValue || state.points > kPoints) return wrong("held, points: too high");
  if (state.held_colour > Colour::z || state.tool > Back::none || state.who > Explorer::none ||
      state.creature > Creature::none || state.sunk > Ground::mountain || state.spot > Hex::none ||
      state.fresh > Back::none || state.last > Hex::none) {
    return wrong("held_colour, tool, who, creature, sunk, spot, fresh: unknown");
  }
  if (!state.asked.minus(SeatSet::first(state.seats)).empty()) return wrong("asked: no such seat");
  for (std::size_t s = 0; s < kMostSeats; ++s) {
    if (state.answers[s] > Answer::mountain) return wrong("answers: unknown");
    const bool sits = s < state.seats;
    if (!sits && (state.answers[s] != Answer::none || state.hand[s] != TileCounts{})) {
      return wrong("empty seats own something");
    }
  }
  if (!in_order(state.boats, false) || !in_order(state.serpents, true) ||
      !in_order(state.sharks, true) || !in_order(state.whales, true)) {
    return wrong("boats, serpents, sharks, whales: hexes in rising order");
  }
  if (state.boats_left + state.boats.size() > kBoats ||
      state.sharks_left + state.sharks.size() > kSharks ||
      state.whales_left + state.whales.size() > kWhales) {
    return wrong("more boats, sharks or whales than there are");
  }
  return kNoReason;
}

Reason check_ground(const State& state) {
  std::array<int, kGrounds> count{};
  for (std::size_t t = 0; t < kTiles; ++t) {
    const Ground ground = state.ground[t];
    if (ground > Ground::mountain) return wrong("ground: unknown");
    if (ground != Ground::sea) ++count[slot_of(ground)];
    if (state.phase <= Phase::deal && (ground != Ground::sea) != (t < state.dealt)) {
      return wrong("ground: not as dealt");
    }
    if (state.phase > Phase::deal && state.setting_up() && ground == Ground::sea) {
      return wrong("ground: a tile is missing");
    }
  }
  for (std::size_t g = 0; g < kGrounds; ++g) {
    if (count[g] > kTilesOf[g]) return wrong("ground: too many tiles of a kind");
  }
  if (state.phase == Phase::first && state.dealt != 0) return wrong("dealt: not yet");
  if (state.phase == Phase::deal && state.dealt == kTiles) return wrong("dealt: all");
  if (state.phase > Phase::deal && state.dealt != kTiles) return wrong("dealt: not all");
  return kNoReason;
}

// Every tile lies, is kept, has been seen by all, or is just being turned over.
Reason check_tiles(const State& state) {
  for (std::size_t g = 0; g < kGrounds; ++g) {
    int gone = 0;
    for (std::size_t b = 0; b < kBacks; ++b) {
      int seen = state.open[g][b];
      for (const TileCounts& hand : state.hand) {
        if (hand[g][b] > 0 && !is_kept(static_cast<Back>(b))) {
          return wrong("hand: such a tile is not kept");
        }
        seen += hand[g][b];
      }
      if (seen > kAllTiles[g][b]) return wrong("open, hand: more tiles than there are");
      gone += seen;
    }
    if (state.phase == Phase::back && state.sunk == ground_of(g)) ++gone;
    int lying = 0;
    for (const Ground ground : state.ground) lying += ground == ground_of(g) ? 1 : 0;
    const bool dealt = state.phase > Phase::deal;
    if (dealt ? lying + gone != kTilesOf[g] : gone != 0) {
      return wrong("open, hand: not the tiles that have gone");
    }
  }
  const bool erupted = state.open[slot_of(Ground::mountain)][4] > 0;
  const bool goes_on = state.options.challenge.has(2) || state.options.challenge.has(4);
  if (erupted && !goes_on && state.phase != Phase::over) return wrong("open: the volcano ends it");
  if (state.fresh != Back::none) {
    int held = 0;
    for (const Backs& backs : state.hand[state.active.slot()]) {
      held += backs[static_cast<std::size_t>(state.fresh)];
    }
    if (held == 0) return wrong("fresh: not kept");
  }
  return kNoReason;
}

Reason check_explorers(const State& state) {
  for (std::size_t i = 0; i < kExplorers; ++i) {
    const Hex hex = state.place[i];
    if (hex > Hex::none) return wrong("place: unknown");
    const bool plays = i < static_cast<std::size_t>(state.explorers());
    if (!plays && hex != Hex::none) return wrong("place: explorers of nobody");
    if ((state.value[i] != 0) != (hex != Hex::none)) return wrong("value: not as placed");
    if (state.value[i] > kHighestValue) return wrong("value: too high");
    if (i % kTeam != 0 && hex != Hex::none && state.place[i - 1] == Hex::none) {
      return wrong("place: not in the order of placing");
    }
    if (state.aboard[i] && (!on_board(hex) || !has(state.boats, hex))) {
      return wrong("aboard: no boat is there");
    }
    if (!state.setting_up() && plays && hex == Hex::none) return wrong("place: not all placed");
  }
  for (int c = 0; c < state.colours(); ++c) {
    auto left = kTeamValues;
    const auto first = static_cast<std::size_t>(c) * kTeam;
    for (std::size_t i = first; i < first + kTeam; ++i) {
      if (state.value[i] == 0) continue;
      if (left[state.value[i]] == 0) return wrong("value: too many of one value");
      --left[state.value[i]];
    }
  }
  return kNoReason;
}

Reason check_sea(const State& state) {
  for (const Hex hex : state.boats) {
    if (!state.is_sea(hex)) return wrong("boats: on land");
    if (passengers_at(state, hex) > kRoom) return wrong("aboard: more than three");
  }
  for (const Creature creature : {Creature::serpent, Creature::shark, Creature::whale}) {
    for (const Hex hex : dens_of(state, creature)) {
      if (!state.is_sea(hex)) return wrong("serpents, sharks, whales: on land");
      if (state.phase == Phase::defence && hex == state.spot) continue;
      if (creature != Creature::whale && has_swimmers(state, hex)) {
        return wrong("place: a swimmer beside shark or serpent");
      }
      if (creature != Creature::shark && state.options.attack_on_boarding &&
          passengers_at(state, hex) > 0) {
        return wrong("aboard: passengers beside whale or serpent");
      }
    }
  }
  return kNoReason;
}

}  // namespace

Reason check_pieces(const State& state) {
  for (const auto& part : {check_numbers, check_ground, check_tiles, check_explorers, check_sea}) {
    if (const Reason reason = part(state); !reason.none()) return reason;
  }
  return kNoReason;
}

}  // namespace mohreh::survive
