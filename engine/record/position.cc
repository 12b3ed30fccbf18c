#include "engine/record/position.h"

namespace mohreh {

std::string position_text(const AnyState& state) {
  std::string json;
  JsonWriter writer(json);
  state.game->json->write_state(writer, state);
  return json;
}

Parsed<AnyState> read_position(std::string_view json, const AnyOptions& options, int seats) {
  const AnyGame& game = *options.game;
  AnyState state = game.setup(options, seats);
  if (auto error = game.json->read_state(json, state)) return *std::move(error);
  if (const Reason reason = game.check(state); !reason.none()) {
    return TextError{1, 1, "the position is impossible: " + std::string(reason.key)};
  }
  return state;
}

}  // namespace mohreh
