// Any JSON may claim to be a position. What check() lets through can be looked at, determinized
// and played to the end.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/core/words.h"
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

// The text begins with the game's key and the number of seats: `farar 3 {"phase":"coal"}`.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view json(reinterpret_cast<const char*>(data), size);
  const mohreh::AnyGame* found = mohreh::find_game(mohreh::take_word(json));
  const int seats = mohreh::parse_number(mohreh::take_word(json)).value_or(0);
  if (found == nullptr) return 0;
  const mohreh::AnyGame& game = *found;
  if (mohreh::setup_problem(game, game.default_options(), seats)) return 0;
  const auto state = mohreh::read_position(json, game.default_options(), seats);
  if (!state) return 0;
  const auto again =
      mohreh::read_position(mohreh::position_text(*state), game.default_options(), seats);
  if (!again || !(*again == *state)) std::abort();
  play_on(*state, seats);
  return 0;
}
