#include "protocol/typescript/game_types.h"

#include <cctype>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/json_writer.h"
#include "engine/core/shape.h"
#include "engine/facade/registry.h"
#include "protocol/typescript/word_lists.h"

namespace mohreh::protocol::typescript {

namespace {

std::string capitalised(std::string_view key) {
  std::string name(key);
  name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return name;
}

// Adds the views of one random match to the shape.
void merge_match(std::optional<Shape>& shape, const AnyOptions& options, int seats) {
  const AnyGame& game = *options.game;
  if (setup_problem(game, options, seats)) return;
  Rng rng(static_cast<std::uint64_t>(seats));
  AnyMoveList moves;
  AnyState state = game.setup(options, seats);
  constexpr int kPlies = 1500;  // some games can be long; what they show, they show early
  for (int ply = 0; ply < kPlies; ++ply) {
    for (int viewer = -1; viewer < seats; ++viewer) {
      const Seat seat = viewer < 0 ? kSpectator : seat_of(viewer);
      const Shape seen = game.json->view_shape(game.view(state, {seat, Recall::table}));
      if (!shape) shape = seen;
      merge_shape(*shape, seen);
    }
    if (game.actors(state).nobody()) return;
    game.apply(state, random_ply(state, rng, moves), nullptr);
  }
}

// Some fields appear only in some phases, at some viewers or with some options: random matches with
// every number of seats and every choice show them. The seeds are fixed, so the types are the same
// every time.
Shape view_shape(const AnyGame& game) {
  std::optional<Shape> shape;
  for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
    merge_match(shape, game.default_options(), seats);
  }
  for (const auto& option : game.describe_options(game.default_options())) {
    if (option.type != "choice" && option.type != "yes_no") continue;
    std::string_view values = option.values;
    while (!values.empty()) {
      const std::string_view value = trimmed(take_until(values, ','));
      AnyOptions options = game.default_options();
      if (value == option.default_value || game.set_option(options, option.key, value)) continue;
      merge_match(shape, options, game.info->min_seats);
    }
  }
  return *shape;
}

// Writes shapes as types; long unions are named by the game's lists.
class ViewType {
 public:
  explicit ViewType(WordLists& words) : words_(words) {}

  std::string object(const Shape& shape, const std::string& indent) {
    std::string text = "{\n";
    for (std::size_t i = 0; i < shape.words.size(); ++i) {
      text += indent + "  " + std::string(shape.words[i]) +
              (shape.parts[i].sometimes ? "?: " : ": ") + any(shape.parts[i], indent + "  ") +
              ";\n";
    }
    return text + indent + "}";
  }

 private:
  std::string any(const Shape& shape, const std::string& indent) {
    return known(shape, indent) + (shape.nullable ? " | null" : "");
  }

  std::string known(const Shape& shape, const std::string& indent) {
    switch (shape.kind) {
      case Shape::Kind::number:
      case Shape::Kind::seat:
        return "number";
      case Shape::Kind::truth:
        return "boolean";
      case Shape::Kind::seats:
        return "number[]";
      case Shape::Kind::word:
        return words_.type_of(shape.words);
      case Shape::Kind::list:
        return shape.parts.empty() ? "never[]" : "Array<" + any(shape.parts[0], indent) + ">";
      case Shape::Kind::object:
        return object(shape, indent);
    }
    return "unknown";
  }

  WordLists& words_;
};

std::string_view kind_name(ParamKind kind) {
  switch (kind) {
    case ParamKind::number:
      return "number";
    case ParamKind::seat:
      return "seat";
    case ParamKind::seats:
      return "seats";
    case ParamKind::word:
      return "word";
  }
  return "?";
}

void write_words(JsonWriter& out, std::span<const std::string_view> words) {
  out.begin_array();
  for (const auto word : words) out.value(word);
  out.end_array();
}

void write_param(JsonWriter& out, const ParamSpec& param, WordLists& lists) {
  if (param.name.empty()) return out.null();
  out.begin_object();
  out.field("name", param.name);
  out.field("kind", kind_name(param.kind));
  if (param.kind == ParamKind::word) {
    out.key("words");
    if (const std::string name = lists.name_of(param.words); !name.empty()) {
      out.raw(name);
    } else {
      write_words(out, param.words);
    }
  }
  out.end_object();
}

void write_moves(JsonWriter& out, std::span<const MoveSpec> moves, WordLists& lists) {
  out.begin_array();
  for (const auto& move : moves) {
    out.begin_object();
    out.field("key", move.key);
    out.key("a");
    write_param(out, move.a, lists);
    out.key("b");
    write_param(out, move.b, lists);
    out.end_object();
  }
  out.end_array();
}

void write_events(JsonWriter& out, std::span<const EventSpec> events, WordLists& lists) {
  out.begin_object();
  for (const auto& event : events) {
    out.key(event.key);
    out.begin_array();
    for (const auto& param : event.params) {
      if (!param.name.empty()) write_param(out, param, lists);
    }
    out.end_array();
  }
  out.end_object();
}

std::string tables_of(const GameInfo& info, WordLists& lists) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.field("rules_version", info.rules_version);
  out.field("min_seats", info.min_seats);
  out.field("max_seats", info.max_seats);
  out.field("usual_seats", info.usual_seats);
  out.key("moves");
  write_moves(out, info.moves, lists);
  out.key("events");
  write_events(out, info.events, lists);
  for (const auto& [name, words] : {std::pair("reasons", info.reasons),
                                    std::pair("rows", info.rows), std::pair("odds", info.odds)}) {
    out.key(name);
    write_words(out, words);
  }
  out.end_object();
  return text;
}

std::string event_type(const EventSpec& event, WordLists& lists) {
  std::string text = "{ key: \"" + std::string(event.key) + "\"";
  for (const auto& param : event.params) {
    if (param.name.empty()) continue;
    text += "; " + std::string(param.name) + ": ";
    text += param.kind == ParamKind::word    ? lists.type_of(param.words)
            : param.kind == ParamKind::seats ? "number[]"
                                             : "number";
  }
  return text + " }";
}

}  // namespace

void declare_games(Declarations& out) {
  std::string views = "export interface Views {\n";
  std::string events = "export interface Events {\n";
  std::string tables = "export const games = {\n";
  for (const AnyGame* game : all_games()) {
    const std::string key(game->info->key);
    const std::string name = capitalised(key);
    WordLists words(key);
    out.add(name + "View", "export interface " + name + "View " +
                               ViewType(words).object(view_shape(*game), "") + "\n");
    std::string event_types = "export type " + name + "Event =";
    for (const auto& event : game->info->events) event_types += "\n  | " + event_type(event, words);
    out.add(name + "Event", event_types + ";\n");
    views += "  " + key + ": " + name + "View;\n";
    events += "  " + key + ": " + name + "Event;\n";
    tables += "  " + key + ": " + tables_of(*game->info, words) + ",\n";
    out.add(name + " words", words.text());
  }
  out.add("Views", views + "}\n");
  out.add("Events", events + "}\n");
  out.add("games", tables + "} as const;\n\nexport type GameKey = keyof typeof games;\n");
}

}  // namespace mohreh::protocol::typescript
