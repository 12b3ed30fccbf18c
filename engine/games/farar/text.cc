// Moves as words without a language: "first 2", "stake 100", "coal 50", "devil", "draw", "stop".

#include "engine/core/words.h"
#include "engine/games/farar/farar.h"

namespace mohreh::farar {

std::string Farar::move_text(const State&, const Move& move) {
  switch (move.kind) {
    case MoveKind::first:
      return "first " + std::to_string(move.a);
    case MoveKind::stake:
      return "stake " + std::to_string(move.b);
    case MoveKind::coal:
      if (static_cast<Coal>(move.a) == Coal::devil) return "devil";
      if (move.a < kValues) return "coal " + std::to_string(kValueOf[move.a]);
      break;
    case MoveKind::draw:
      return "draw";
    case MoveKind::stop:
      return "stop";
  }
  return "?";
}

namespace {

std::optional<Move> move_with_number(std::string_view kind, int number) {
  if (kind == "first" && number >= 0 && number < kMostSeats) return Move::first(seat_of(number));
  if (kind == "stake" && number >= 0 && number <= UINT16_MAX) return Move::stake(number);
  if (kind == "coal") {
    for (int value = 0; value < kValues; ++value) {
      if (kValueOf[static_cast<std::size_t>(value)] == number)
        return Move::turn_over(coal_of(value));
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Move> Farar::parse_move(const State&, std::string_view text) {
  const std::string_view kind = take_word(text);
  const std::string_view argument = take_word(text);
  if (!trimmed(text).empty()) return std::nullopt;
  if (argument.empty()) {
    if (kind == "devil") return Move::turn_over(Coal::devil);
    if (kind == "draw") return Move::draw();
    if (kind == "stop") return Move::stop();
    return std::nullopt;
  }
  const auto number = parse_number(argument);
  return number ? move_with_number(kind, *number) : std::nullopt;
}

}  // namespace mohreh::farar
