// Any text may claim to be a move. What parses is written back in the one spelling it has.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/facade/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const mohreh::AnyGame* game : mohreh::all_games()) {
    mohreh::AnyState state = game->setup(game->default_options(), game->info->max_seats);
    mohreh::Rng rng(size);
    game->play_random(state, rng, 20);
    const auto move = game->parse_move(state, text);
    if (!move) continue;
    if (game->parse_move(state, game->move_text(state, *move)) != *move) std::abort();
    for (int s = 0; s < game->info->max_seats; ++s) game->why_not(state, mohreh::seat_of(s), *move);
  }
  return 0;
}
