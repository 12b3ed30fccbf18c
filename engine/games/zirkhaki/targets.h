#pragma once
// What a card's power may be aimed at. Rules §5.2, §5.3, §5.6, §5.9. The list of legal moves, the
// reasons for refusing and the lapse of a power without a target all ask here.

#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

// Rules §4.5: cards that a snake still demands, if the deck has them. Each card placed after the
// snake counts one, so the area itself tells.
constexpr int cards_due(const Options& options, const Area& area) {
  if (!options.acts(Kind::snake)) return 0;
  const std::size_t n = area.size();
  if (n >= 1 && kind_of(area[n - 1]) == Kind::snake) return 2;
  if (n >= 2 && kind_of(area[n - 2]) == Kind::snake) return 1;
  return 0;
}

// Rules §4.4: whether a card of this kind would burn the active seat. (No snake ever lies in the
// area of a snake-catcher.)
constexpr bool would_burn(const Area& area, Kind kind) {
  for (const Card card : area) {
    if (kind_of(card) == kind) return true;
  }
  return false;
}

// Rules §5.4: how many cards of the area a burn would spare: those placed before the carpet.
constexpr std::size_t saved_by_carpet(const Options& options, const Area& area) {
  if (!options.acts(Kind::carpet)) return 0;
  for (std::size_t i = 0; i < area.size(); ++i) {
    if (kind_of(area[i]) == Kind::carpet) return i;
  }
  return 0;
}

// Whether the first `count` cards of the area have both. Rules §6.3; §10.2: only if they act.
constexpr bool has_chest_and_key(const Options& options, const Area& area, std::size_t count) {
  bool chest = false;
  bool key = false;
  for (std::size_t i = 0; i < count; ++i) {
    chest = chest || kind_of(area[i]) == Kind::chest;
    key = key || kind_of(area[i]) == Kind::key;
  }
  return chest && key && options.acts(Kind::chest);
}

constexpr bool placed_last(const Area& area, Kind kind) {
  return !area.empty() && kind_of(area[area.size() - 1]) == kind;
}
inline bool placed_last(const State& state, Kind kind) {
  return placed_last(state.area, kind);
}

// Rules §5.3: of kinds the own field lacks; the cutpurse asks for no such thing.
inline bool may_steal_kind(const State& state, Kind kind) {
  return takes_owned_kinds(state.worn()) || !state.own_field().has(kind);
}

inline bool can_shoot(const State& state) {
  for (int s = 0; s < state.seats; ++s) {
    if (seat_of(s) != state.active && !State::at(state.field, seat_of(s)).empty()) return true;
  }
  return false;
}

inline bool can_steal(const State& state) {
  for (int s = 0; s < state.seats; ++s) {
    if (seat_of(s) == state.active) continue;
    for (int k = 0; k < kKinds; ++k) {
      if (State::at(state.field, seat_of(s)).has(kind_at(k)) && may_steal_kind(state, kind_at(k)))
        return true;
    }
  }
  return false;
}

// Rules §5.9: the cards a map turns up, of those that are burnt now.
inline int cards_to_show(const State& state) {
  const int burnt = state.burnt.size() + static_cast<int>(state.shown.size());
  return burnt < kMostShown ? burnt : kMostShown;
}

// Rules §5.1: the cards an astrolabe looks at.
inline int cards_to_peek(const State& state) {
  const int most = cards_looked_at(state.worn());
  const int left = state.deck_left();
  return left < most ? left : most;
}

}  // namespace mohreh::zirkhaki
