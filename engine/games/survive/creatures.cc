#include "engine/games/survive/creatures.h"

#include <algorithm>

#include "engine/games/survive/island.h"
#include "engine/games/survive/reasons.h"

namespace mohreh::survive {

Dens dens_of(const State& state, Creature creature) {
  switch (creature) {
    case Creature::serpent:
      return {state.serpents.begin(), state.serpents.size()};
    case Creature::shark:
      return {state.sharks.begin(), state.sharks.size()};
    case Creature::whale:
      return {state.whales.begin(), state.whales.size()};
    case Creature::none:
      break;
  }
  return {nullptr, 0};
}

void take_off(State& state, Creature creature, Hex hex) {
  if (creature == Creature::serpent) drop(state.serpents, hex);
  if (creature == Creature::shark) drop(state.sharks, hex);
  if (creature == Creature::whale) drop(state.whales, hex);
}

void put_on(State& state, Creature creature, Hex hex) {
  if (creature == Creature::serpent) add(state.serpents, hex);
  if (creature == Creature::shark) add(state.sharks, hex);
  if (creature == Creature::whale) add(state.whales, hex);
}

HexSet hexes_with_swimmers(const State& state) {
  HexSet hexes;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    const Hex hex = state.place[i];
    if (on_board(hex) && !state.aboard[i] && !state.is_land(hex)) hexes.add(hex);
  }
  return hexes;
}

HexSet hexes_with_passengers(const State& state) {
  HexSet hexes;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.aboard[i]) hexes.add(state.place[i]);
  }
  return hexes;
}

namespace {

HexSet prey_of(const State& state, Creature creature) {
  if (creature == Creature::shark) return hexes_with_swimmers(state);
  if (creature == Creature::whale) return hexes_with_passengers(state);
  return {};
}

bool any_can_move(const State& state, Creature creature) {
  const HexSet sea = sea_of(state);
  const Dens dens = dens_of(state, creature);
  return std::any_of(dens.begin(), dens.end(),
                     [&](Hex hex) { return !(neighbour_set(hex) & sea).empty(); });
}

// Rules §8.1: staying is a choice; by the host's choice only if nothing can move.
bool may_stay(const State& state) {
  return state.options.creature_move == CreatureMove::optional ||
         !any_can_move(state, state.creature);
}

}  // namespace

HexSet prowl(const State& state, Creature creature, Hex from) {
  return reach(from, range_of(creature), sea_of(state), prey_of(state, creature));
}

void list_creature_moves(const State& state, MoveList<Move>& moves) {
  if (may_stay(state)) moves.push_back(Move::plain(MoveKind::leave_creature));
  const HexSet sea = sea_of(state);
  const HexSet prey = prey_of(state, state.creature);
  Hex last = Hex::none;
  for (const Hex from : dens_of(state, state.creature)) {
    if (from == last) continue;  // two in one hex are alike
    last = from;
    reach(from, range_of(state.creature), sea, prey).each([&](Hex hex) {
      moves.push_back(Move::to(MoveKind::creature, from, hex));
    });
  }
}

Reason why_no_creature_move(const State& state, const Move& move) {
  if (move.kind == MoveKind::leave_creature) return kMustMove;
  const Hex from = move.from();
  const Hex to = move.hex();
  if (!on_board(from) || !on_board(to)) return is_isle(to) ? kSeaOnly : kUnknownMove;
  const Dens dens = dens_of(state, state.creature);
  if (std::find(dens.begin(), dens.end(), from) == dens.end()) return kNoneOnBoard;
  if (from == to) return kSameHex;
  if (!state.is_sea(to)) return kSeaOnly;
  const HexSet sea = sea_of(state);
  if ((neighbour_set(from) & sea).empty()) return kLockedIn;
  return reach(from, range_of(state.creature), sea, {}).has(to) ? kPreyStops : kTooFar;
}

}  // namespace mohreh::survive
