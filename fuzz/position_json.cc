// Any JSON may claim to be a position. What check() lets through can be looked at, determinized
// and played to the end.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/facade/registry.h"
#include "engine/record/position.h"

namespace {

void play_on(mohreh::AnyState state, int seats) {
  const mohreh::AnyGame& game = *state.game;
  mohreh::Rng rng(1);
  for (int plies = 0; plies < 300 && !game.actors(state).nobody(); ++plies) {
    for (int s = 0; s < seats; ++s) {
      const mohreh::AnyView view = game.view(state, {mohreh::seat_of(s), mohreh::Recall::perfect});
      if (!game.check(game.determinize(view, rng)).none()) std::abort();
    }
    if (game.play_random(state, rng, 1) != 1) std::abort();
    if (!game.check(state).none()) std::abort();
  }
}

}  // namespace

// The first byte picks the game, the second the seats.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const auto games = mohreh::all_games();
  const mohreh::AnyGame& game = *games[data[0] % games.size()];
  const int range = game.info->max_seats - game.info->min_seats + 1;
  const int seats = game.info->min_seats + data[1] % range;
  const std::string_view json(reinterpret_cast<const char*>(data) + 2, size - 2);
  const auto state = mohreh::read_position(json, game.default_options(), seats);
  if (!state) return 0;
  const auto again =
      mohreh::read_position(mohreh::position_text(*state), game.default_options(), seats);
  if (!again || !(*again == *state)) std::abort();
  play_on(*state, seats);
  return 0;
}
