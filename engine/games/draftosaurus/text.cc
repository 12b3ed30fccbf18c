// Moves as words without a language: "first 2", "draw trex", "roll woods", "choose para",
// "place nest", "put para nest", "discard para", "leave pyramid_b1". Rules §13.

#include "engine/core/words.h"
#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh::draftosaurus {
namespace {

template <std::size_t N>
std::string_view name_in(const std::array<std::string_view, N>& names, std::size_t index) {
  return index < N ? names[index] : std::string_view("?");
}

template <std::size_t N>
std::optional<int> index_in(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<int> argument_of(MoveKind kind, std::string_view text) {
  switch (kind) {
    case MoveKind::first: {
      const auto seat = parse_number(text);
      return seat && *seat >= 0 && *seat < kMostSeats ? seat : std::nullopt;
    }
    case MoveKind::roll:
      return index_in(kFaceNames, text);
    case MoveKind::place:
    case MoveKind::leave:
      return index_in(kPlaceNames, text);
    case MoveKind::draw:
    case MoveKind::choose:
    case MoveKind::put:
    case MoveKind::discard:
      break;
  }
  return index_in(kSpeciesNames, text);
}

}  // namespace

std::string Draftosaurus::move_text(const State&, const Move& move) {
  const std::string kind(name_in(kMoveNames, static_cast<std::size_t>(move.kind)));
  switch (move.kind) {
    case MoveKind::first:
      return kind + " " + std::to_string(move.a);
    case MoveKind::roll:
      return kind + " " + std::string(name_in(kFaceNames, move.a));
    case MoveKind::place:
    case MoveKind::leave:
      return kind + " " + std::string(name_in(kPlaceNames, move.a));
    case MoveKind::put:
      return kind + " " + std::string(name_in(kSpeciesNames, move.a)) + " " +
             std::string(name_in(kPlaceNames, move.b));
    case MoveKind::draw:
    case MoveKind::choose:
    case MoveKind::discard:
      return kind + " " + std::string(name_in(kSpeciesNames, move.a));
  }
  return "?";
}

std::optional<Move> Draftosaurus::parse_move(const State&, std::string_view text) {
  const auto kind = index_in(kMoveNames, take_word(text));
  if (!kind) return std::nullopt;
  Move move;
  move.kind = static_cast<MoveKind>(*kind);
  const auto a = argument_of(move.kind, take_word(text));
  if (!a) return std::nullopt;
  move.a = static_cast<std::uint8_t>(*a);
  if (move.kind == MoveKind::put) {
    const auto b = index_in(kPlaceNames, take_word(text));
    if (!b) return std::nullopt;
    move.b = static_cast<std::uint16_t>(*b);
  }
  return trimmed(text).empty() ? std::optional(move) : std::nullopt;
}

}  // namespace mohreh::draftosaurus
