// A client may send any four bytes as a move of any seat, again and again. Nothing illegal gets in,
// and whatever gets in leaves a possible position.

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "engine/facade/registry.h"

// The first bytes pick game and seats; then five bytes a ply: who, and the move's code. A sixth bit
// in `who` asks for one of the legal moves instead, so that the walk gets somewhere.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const auto games = mohreh::all_games();
  const mohreh::AnyGame& game = *games[data[0] % games.size()];
  const int range = game.info->max_seats - game.info->min_seats + 1;
  mohreh::AnyState state =
      game.setup(game.default_options(), game.info->min_seats + data[1] % range);
  mohreh::Rng rng(data[1]);
  for (std::size_t at = 2; at + 5 <= size; at += 5) {
    mohreh::AnyPly ply{mohreh::seat_of(data[at] % 16 - 3), {}};
    std::memcpy(&ply.move.code, data + at + 1, sizeof ply.move.code);
    if ((data[at] & 32U) != 0) {
      game.play_random(state, rng, 1);
      continue;
    }
    mohreh::EventLog events;
    mohreh::try_apply(state, ply, &events);
    if (!game.check(state).none()) std::abort();
  }
  return 0;
}
