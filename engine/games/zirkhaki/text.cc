// Moves as words without a language: "first 2", "ring mugger", "wear mugger", "snake 5" for a card
// turned over, "peek snake 5", "show snake 5", "bonus snake 5", "reveal", "collect",
// "shoot 1 snake 5", "steal 1 snake 5", "play_own snake 5", "play_burnt snake 5".

#include "engine/core/words.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

std::string card_text(Card card) {
  if (!exists(card)) return "?";
  return std::string(name_of(kind_of(card))) + " " + std::to_string(value_of(card));
}

template <class E>
std::optional<E> named(std::string_view name) {
  const auto& names = enum_names(E{});
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

// The card called `kind` and what `rest` goes on with; nothing may follow.
std::optional<Card> parse_card(std::string_view kind_name, std::string_view rest) {
  const auto kind = named<Kind>(kind_name);
  const auto value = parse_number(take_word(rest));
  if (!kind || !value || !trimmed(rest).empty()) return std::nullopt;
  const int step = *value - lowest_value(*kind);
  if (step < 0 || step >= kValues) return std::nullopt;
  return card_at(*kind, step);
}

std::optional<int> parse_seat(std::string_view text) {
  const auto seat = parse_number(text);
  return seat && *seat >= 0 && *seat < kMostSeats ? seat : std::nullopt;
}

std::optional<Move> parse_arguments(MoveKind kind, std::string_view rest) {
  const std::string_view word = take_word(rest);
  const bool alone = trimmed(rest).empty();
  switch (kind) {
    case MoveKind::first: {
      const auto seat = parse_seat(word);
      return seat && alone ? std::optional(Move::first(seat_of(*seat))) : std::nullopt;
    }
    case MoveKind::ring:
    case MoveKind::wear: {
      const auto ring = named<Ring>(word);
      if (!ring || *ring == Ring::none || !alone) return std::nullopt;
      return Move::with_ring(kind, *ring);
    }
    case MoveKind::reveal:
    case MoveKind::collect:
      return word.empty() ? std::optional(Move{0, 0, kind}) : std::nullopt;
    case MoveKind::shoot:
    case MoveKind::steal: {
      const auto seat = parse_seat(word);
      const std::string_view name = take_word(rest);
      const auto card = parse_card(name, rest);
      if (!seat || !card) return std::nullopt;
      return Move::at_field(kind, seat_of(*seat), *card);
    }
    case MoveKind::peek:
    case MoveKind::show:
    case MoveKind::bonus:
    case MoveKind::play_own:
    case MoveKind::play_burnt: {
      const auto card = parse_card(word, rest);
      return card ? std::optional(Move::with_card(kind, *card)) : std::nullopt;
    }
    case MoveKind::card:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::string Zirkhaki::move_text(const State&, const Move& move) {
  const std::string kind(name_of(move.kind));
  switch (move.kind) {
    case MoveKind::first:
      return kind + " " + std::to_string(move.a);
    case MoveKind::ring:
    case MoveKind::wear:
      return kind + " " + std::string(name_of(move.ring()));
    case MoveKind::card:
      return card_text(move.card());
    case MoveKind::peek:
    case MoveKind::show:
    case MoveKind::bonus:
    case MoveKind::play_own:
    case MoveKind::play_burnt:
      return kind + " " + card_text(move.card());
    case MoveKind::reveal:
    case MoveKind::collect:
      return kind;
    case MoveKind::shoot:
    case MoveKind::steal:
      if (move.b >= kCards) break;
      return kind + " " + std::to_string(move.a) + " " + card_text(move.field_card());
  }
  return "?";
}

std::optional<Move> Zirkhaki::parse_move(const State&, std::string_view text) {
  const std::string_view word = take_word(text);
  if (const auto card = parse_card(word, text)) return Move::with_card(MoveKind::card, *card);
  const auto kind = named<MoveKind>(word);
  return kind ? parse_arguments(*kind, text) : std::nullopt;
}

}  // namespace mohreh::zirkhaki
