// What chance does: it names the first seat, deals the island, turns tiles over and rolls.

#include "engine/games/survive/backs.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

constexpr std::uint32_t kFacesEach = 2;  // Rules §1.5: two faces a creature

std::array<std::uint8_t, kGrounds> undealt(const State& state) {
  auto left = kTilesOf;
  for (std::size_t t = 0; t < state.dealt; ++t) --left[slot_of(state.ground[t])];
  return left;
}

template <class Weights>
std::size_t drawn(const Weights& weights, Rng& rng) {
  std::uint32_t total = 0;
  for (const std::uint8_t weight : weights) total += weight;
  std::uint32_t rest = rng.below(total);
  std::size_t i = 0;
  while (rest >= weights[i]) rest -= weights[i++];
  return i;
}

}  // namespace

void Survive::chance_moves(const State& state, ChanceList<Move>& moves) {
  moves.clear();
  if (state.phase == Phase::first) {
    for (int s = 0; s < state.seats; ++s) moves.push_back({Move::first(seat_of(s)), 1});
  } else if (state.phase == Phase::deal) {
    const auto left = undealt(state);
    for (std::size_t g = 0; g < kGrounds; ++g) {
      if (left[g] > 0) moves.push_back({Move::of(MoveKind::deal, ground_of(g)), left[g]});
    }
  } else if (state.phase == Phase::back) {
    const Backs unseen = unseen_backs(state, state.sunk);
    for (std::size_t b = 0; b < kBacks; ++b) {
      if (unseen[b] > 0) moves.push_back({Move::of(MoveKind::back, b), unseen[b]});
    }
  } else if (state.phase == Phase::die) {
    for (const Creature creature : {Creature::serpent, Creature::shark, Creature::whale}) {
      moves.push_back({Move::of(MoveKind::die, creature), kFacesEach});
    }
  }
}

Move Survive::sample_chance(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::first:
      return Move::first(seat_of(static_cast<int>(rng.below(state.seats))));
    case Phase::deal:
      return Move::of(MoveKind::deal, ground_of(drawn(undealt(state), rng)));
    case Phase::back:
      return Move::of(MoveKind::back, drawn(unseen_backs(state, state.sunk), rng));
    default:
      return Move::of(MoveKind::die, rng.below(3));
  }
}

}  // namespace mohreh::survive
