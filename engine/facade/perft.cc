#include "engine/facade/perft.h"

namespace mohreh {
namespace {

std::uint64_t perft_after(const AnyState& state, const AnyPly& ply, int depth) {
  AnyState next = state;
  next.game->apply(next, ply, nullptr);
  return perft(next, depth - 1);
}

}  // namespace

std::uint64_t perft(const AnyState& state, int depth) {
  const AnyGame& game = *state.game;
  const Awaited awaited = game.actors(state);
  if (depth == 0 || awaited.nobody()) return 1;
  std::uint64_t count = 0;
  if (awaited.chance) {
    AnyChanceList chances;
    game.chance_moves(state, chances);
    if (depth == 1) return chances.size();
    for (const auto& chance : chances) {
      count += perft_after(state, {kChance, chance.move}, depth);
    }
    return count;
  }
  const Seat seat = awaited.seats.lowest();
  AnyMoveList moves;
  game.legal_moves(state, seat, moves);
  if (depth == 1) return moves.size();
  for (const AnyMove move : moves) count += perft_after(state, {seat, move}, depth);
  return count;
}

}  // namespace mohreh
