#include "clients/terminal/choice.h"

#include <string>

#include "engine/core/words.h"

namespace mohreh {
namespace {

constexpr std::size_t kMostShown = 24;
constexpr std::size_t kShownOfMany = 12;

// U+06F0 … U+06F9 as 0 … 9.
std::string with_latin_digits(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    if (text[i] == '\xDB' && next >= 0xB0 && next <= 0xB9) {
      out += static_cast<char>('0' + (next - 0xB0));
      ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

ChoiceKind question(std::string_view word) {
  if (word == "?") return ChoiceKind::help;
  if (word == "b") return ChoiceKind::board;
  if (word == "o") return ChoiceKind::odds;
  if (word == "l") return ChoiceKind::log;
  if (word == "u") return ChoiceKind::take_back;
  if (word == "q") return ChoiceKind::quit;
  return ChoiceKind::unknown;
}

}  // namespace

Choice read_choice(std::string_view line, const AnyState& state, Seat seat,
                   const AnyMoveList& moves) {
  const std::string latin = with_latin_digits(line);
  const std::string_view text = trimmed(latin);
  if (text.empty()) return {};
  if (const ChoiceKind kind = question(text); kind != ChoiceKind::unknown) return {kind, {}, {}};
  if (const auto number = parse_number(text)) {
    if (*number < 1 || static_cast<std::size_t>(*number) > moves.size()) return {};
    return {ChoiceKind::move, moves[static_cast<std::size_t>(*number - 1)], {}};
  }
  const auto move = state.game->parse_move(state, text);
  if (!move) return {};
  const Reason reason = state.game->why_not(state, seat, *move);
  if (!reason.none()) return {ChoiceKind::refused, *move, reason};
  return {ChoiceKind::move, *move, {}};
}

std::vector<std::size_t> moves_to_show(std::size_t count) {
  std::vector<std::size_t> shown;
  const std::size_t number = count <= kMostShown ? count : kShownOfMany;
  shown.reserve(number);
  for (std::size_t i = 0; i < number; ++i) {
    shown.push_back(count <= kMostShown ? i : i * (count - 1) / (number - 1));
  }
  return shown;
}

}  // namespace mohreh
