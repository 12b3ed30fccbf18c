// Moves as words without a language: "choose w 6", "walk w3 F4", "sail C4 B3". Rules §15.

#include "engine/core/words.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

template <class Name>
std::string with(std::string text, Name name) {
  text += ' ';
  text += name_of(name);
  return text;
}

template <class E>
std::optional<E> named(std::string_view name) {
  const auto& names = enum_names(E{});
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

std::optional<Explorer> explorer_named(std::string_view name) {
  const auto explorer = named<Explorer>(name);
  return explorer == Explorer::none ? std::nullopt : explorer;
}
std::optional<Hex> place_named(std::string_view name) {
  const auto hex = named<Hex>(name);
  return hex && *hex <= Hex::se ? hex : std::nullopt;
}

// How the arguments of a kind are written.
enum class Form : std::uint8_t { bare, seat, ground, back, creature, explorer, hex, both, hexes };

Form form_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::first:
      return Form::seat;
    case MoveKind::deal:
    case MoveKind::defend:
      return Form::ground;
    case MoveKind::back:
      return Form::back;
    case MoveKind::die:
      return Form::creature;
    case MoveKind::jump:
    case MoveKind::climb:
    case MoveKind::land:
    case MoveKind::pick:
      return Form::explorer;
    case MoveKind::place:
    case MoveKind::place_boat:
    case MoveKind::sink:
      return Form::hex;
    case MoveKind::walk:
    case MoveKind::board:
    case MoveKind::enter_water:
    case MoveKind::hop:
    case MoveKind::swim:
      return Form::both;
    case MoveKind::sail:
    case MoveKind::creature:
      return Form::hexes;
    default:
      return Form::bare;
  }
}

}  // namespace

std::string Survive::move_text(const State&, const Move& move) {
  if (move.kind > MoveKind::defend) return "?";
  std::string text(name_of(move.kind));
  switch (move.kind) {
    case MoveKind::choose:
      return with(text, static_cast<Colour>(move.b)) + " " + std::to_string(move.a);
    case MoveKind::play_tile:
      if (move.tile_ground() == Ground::sea) return "?";
      text = with(with(text, move.tile_ground()), move.tile_back());
      return move.tile_back() == Back::dolphin ? with(text, move.swimmer())
                                               : with(text, move.hex());
    case MoveKind::set_down:
      return with(text, move.hex()) + (move.a == 1 ? " boat" : "");
    default:
      break;
  }
  switch (form_of(move.kind)) {
    case Form::bare:
      return text;
    case Form::seat:
      return text + " " + std::to_string(move.a);
    case Form::ground:
      return with(text, static_cast<Ground>(move.a));
    case Form::back:
      return with(text, static_cast<Back>(move.a));
    case Form::creature:
      return with(text, static_cast<Creature>(move.a));
    case Form::explorer:
      return with(text, move.explorer());
    case Form::hex:
      return with(text, move.hex());
    case Form::both:
      return with(with(text, move.explorer()), move.hex());
    case Form::hexes:
      return with(with(text, move.from()), move.hex());
  }
  return "?";
}

namespace {

std::optional<Move> parse_choose(std::string_view colour_text, std::string_view value_text) {
  const auto colour = named<Colour>(colour_text);
  const auto value = parse_number(value_text);
  if (!colour || !value || *value < 1 || *value > kHighestValue) return std::nullopt;
  return Move::choose(*value, *colour);
}

std::optional<Move> parse_play(std::string_view ground_text, std::string_view back_text,
                               std::string_view target) {
  const auto ground = named<Ground>(ground_text);
  const auto back = named<Back>(back_text);
  if (!ground || *ground == Ground::sea || !back || *back == Back::none) return std::nullopt;
  if (*back == Back::dolphin) {
    const auto explorer = explorer_named(target);
    if (!explorer) return std::nullopt;
    return Move::play_dolphin(*ground, *explorer);
  }
  const auto hex = place_named(target);
  if (!hex) return std::nullopt;
  return Move::play_tile(*ground, *back, *hex);
}

template <class E>
std::optional<Move> of(MoveKind kind, const std::optional<E>& a) {
  return a ? std::optional(Move::of(kind, *a)) : std::nullopt;
}

std::optional<Move> parse_one(MoveKind kind, std::string_view word) {
  switch (form_of(kind)) {
    case Form::seat: {
      const auto seat = parse_number(word);
      if (!seat || *seat < 0 || *seat >= kMostSeats) return std::nullopt;
      return Move::first(seat_of(*seat));
    }
    case Form::ground: {
      const auto ground = named<Ground>(word);
      return ground == Ground::sea ? std::nullopt : of(kind, ground);
    }
    case Form::back: {
      const auto back = named<Back>(word);
      return back == Back::none ? std::nullopt : of(kind, back);
    }
    case Form::creature: {
      const auto creature = named<Creature>(word);
      return creature == Creature::none ? std::nullopt : of(kind, creature);
    }
    case Form::explorer:
      return of(kind, explorer_named(word));
    case Form::hex:
      if (const auto hex = place_named(word)) return Move::at(kind, *hex);
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<Move> Survive::parse_move(const State&, std::string_view text) {
  const auto kind = named<MoveKind>(take_word(text));
  const std::string_view one = take_word(text);
  const std::string_view two = take_word(text);
  const std::string_view three = take_word(text);
  if (!kind || !trimmed(text).empty()) return std::nullopt;
  if (*kind == MoveKind::play_tile) return parse_play(one, two, three);
  if (!three.empty()) return std::nullopt;
  if (*kind == MoveKind::choose) return parse_choose(one, two);
  if (*kind == MoveKind::set_down) {
    const auto hex = place_named(one);
    if (!hex || (!two.empty() && two != "boat")) return std::nullopt;
    return Move::to(*kind, two.empty() ? 0 : 1, *hex);
  }
  if (form_of(*kind) == Form::both || form_of(*kind) == Form::hexes) {
    const auto to = place_named(two);
    if (!to) return std::nullopt;
    if (form_of(*kind) == Form::both) {
      const auto explorer = explorer_named(one);
      return explorer ? std::optional(Move::to(*kind, *explorer, *to)) : std::nullopt;
    }
    const auto from = place_named(one);
    return from ? std::optional(Move::to(*kind, *from, *to)) : std::nullopt;
  }
  if (!two.empty()) return std::nullopt;
  if (one.empty()) {
    return form_of(*kind) == Form::bare ? std::optional(Move::plain(*kind)) : std::nullopt;
  }
  return parse_one(*kind, one);
}

}  // namespace mohreh::survive
