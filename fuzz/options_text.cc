// Any text may claim to be options. What is accepted is written back and read alike, and a match
// can be set up and played with it.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/facade/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const mohreh::AnyGame* game : mohreh::all_games()) {
    const auto options = mohreh::parse_options(*game, text);
    if (!options) continue;
    const auto again = mohreh::parse_options(*game, mohreh::options_text(*options));
    if (!again || !(*again == *options)) std::abort();
    const int seats = game->info->max_seats;
    if (mohreh::setup_problem(*game, *options, seats)) continue;
    mohreh::AnyState state = game->setup(*options, seats);
    mohreh::Rng rng(1);
    game->play_random(state, rng, 500);
    if (!game->check(state).none()) std::abort();
  }
  return 0;
}
