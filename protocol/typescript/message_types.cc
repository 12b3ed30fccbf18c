#include "protocol/typescript/message_types.h"

#include <array>
#include <concepts>
#include <variant>

#include "protocol/client_to_server.h"
#include "protocol/json_codec.h"
#include "protocol/server_to_client.h"
#include "protocol/typescript/type_name.h"
#include "protocol/version.h"

namespace mohreh::protocol::typescript {

namespace {

// What stands in the fields whose shape is the game's business.
struct JsonType {
  std::string_view message;
  std::string_view field;
  std::string_view type;
};

constexpr std::array kJsonTypes{
    JsonType{"answer", "answer", "Reason | Preview | Preview[] | OddsRow[] | Advice[] | null"},
    JsonType{"steps", "steps", "Step[]"},
    JsonType{"update", "events", "GameEvent[]"},
    JsonType{"update", "view", "Record<string, unknown>"},
    JsonType{"update", "moves", "MoveTuple[]"},
    JsonType{"update", "scores", "PointRow[][]"},
    JsonType{"ended", "scores", "PointRow[][]"},
};

constexpr std::string_view kGameParts =
    R"(// A legal move: its code and flags. The code is kind·2²⁴ + a·2¹⁶ + b: the kind is the number of a row
// in games[…].moves, a and b are its arguments.
export type MoveTuple = [code: number, flags: number];
export type PointRow = [key: string, points: number];
export type OddsRow = [key: string, n: number, numerator: number, denominator: number];
export type GameEvent = { key: string; [param: string]: string | number | number[] };
export interface Reason { key: string; n: number }
export interface Preview { move?: number; rows: PointRow[]; flags: number }
export interface Advice { move: number; chance: number; error: number; points: number }
export interface Step { ply: number; events: GameEvent[]; view: Record<string, unknown> }
)";

std::string_view json_type(std::string_view message, std::string_view field) {
  for (const auto& row : kJsonTypes) {
    if (row.message == message && row.field == field) return row.type;
  }
  return "unknown";
}

enum class Side : std::uint8_t { client, server };

template <class T>
void declare_struct(Declarations& out);

template <class T>
std::string type_of(Declarations& out, Side side) {
  if constexpr (std::same_as<T, std::string> || std::same_as<T, TableCode> || IsId<T>::value) {
    return "string";
  } else if constexpr (IsOptional<T>::value) {
    return type_of<typename T::value_type>(out, side);
  } else if constexpr (IsList<T>::value) {
    return type_of<typename T::value_type>(out, side) + "[]";
  } else if constexpr (named_enum<T>) {
    const std::string name(type_name<T>());
    if (!out.has(name)) {
      out.add(name, "export type " + name + " = " + union_of(enum_names(T{})) + ";\n");
    }
    return name;
  } else if constexpr (described<T>) {
    declare_struct<T>(out);
    const std::string name(type_name<T>());
    return side == Side::client ? "Partial<" + name + ">" : name;
  } else {
    return std::same_as<T, bool> ? "boolean" : "number";
  }
}

// A client must say which table, which id and which of several things; the rest has defaults.
template <class T>
constexpr bool kMustBeSaid = std::same_as<T, TableCode> || IsId<T>::value || named_enum<T>;

struct FieldTypes {
  Declarations& out;
  Side side;
  std::string_view message;
  std::string text{};

  template <class Field>
  void operator()(std::string_view name, const Field&) {
    const bool may_miss = IsOptional<Field>::value || (side == Side::client && !kMustBeSaid<Field>);
    text += "  " + std::string(name) + (may_miss ? "?: " : ": ");
    if constexpr (std::same_as<Field, Json> || std::same_as<Field, std::optional<Json>>) {
      text += json_type(message, name);
    } else {
      text += type_of<Field>(out, side);
    }
    text += ";\n";
  }
};

// Calls of the functions that complete the structs inside a struct.
struct InnerStructs {
  std::string text{};

  template <class Field>
  void operator()(std::string_view name, const Field&) {
    if constexpr (described<Field>) {
      add(name, "whole" + std::string(type_name<Field>()) + "(it." + std::string(name) + ")");
    } else if constexpr (IsList<Field>::value) {
      if constexpr (described<typename Field::value_type>) {
        add(name, "it." + std::string(name) + ".map(whole" +
                      std::string(type_name<typename Field::value_type>()) + ")");
      }
    }
  }
  void add(std::string_view name, const std::string& call) {
    text += "  it." + std::string(name) + " = " + call + ";\n";
  }
};

// A function that puts the defaults where the wire left fields out.
template <class T>
std::string completion(const std::string& name, std::string defaults) {
  InnerStructs inner;
  const T value{};
  T::fields(value, inner);
  return "function whole" + name + "(given: Partial<" + name + ">): " + name +
         " {\n  const it: " + name + " = { ..." + std::move(defaults) + ", ...given };\n" +
         inner.text + "  return it;\n}\n";
}

template <class T>
void declare_struct(Declarations& out) {
  const std::string name(type_name<T>());
  if (out.has(name)) return;
  const std::size_t entry = out.begin(name);
  FieldTypes fields{out, Side::server, ""};
  const T value{};
  T::fields(value, fields);
  const std::string defaults = "(" + to_json(value) + " satisfies " + name + ")";
  out.finish(entry, "export interface " + name + " {\n" + fields.text + "}\n" +
                        completion<T>(name, defaults));
}

template <class T>
void declare_message(Declarations& out, Side side) {
  const std::string name(type_name<T>());
  const std::size_t entry = out.begin(name);
  FieldTypes fields{out, side, T::kType};
  const T value{};
  T::fields(value, fields);
  const std::string type = "type: \"" + std::string(T::kType) + "\"";
  std::string text =
      "export interface " + name + " {\n  " + type + ";\n  id?: number;\n" + fields.text + "}\n";
  if (side == Side::server) {
    std::string defaults = to_json(value);
    defaults.insert(1, type + (defaults == "{}" ? " " : ", "));
    text += completion<T>(name, "(" + defaults + " satisfies " + name + ")");
  }
  out.finish(entry, std::move(text));
}

template <class... Contents>
void declare_all(Declarations& out, Side side, const std::variant<Contents...>*) {
  (declare_message<Contents>(out, side), ...);
  const std::string name = side == Side::client ? "ClientMessage" : "ServerMessage";
  std::string text = "export type " + name + " =";
  ((text += "\n  | " + std::string(type_name<Contents>())), ...);
  text += ";\n";
  if (side == Side::server) {
    text += "\nexport const serverMessages = {\n";
    ((text += "  \"" + std::string(Contents::kType) + "\": whole" +
              std::string(type_name<Contents>()) + ",\n"),
     ...);
    text += R"(} as const;

// The message, with defaults for what was left out; null when this version does not know it.
export function readServerMessage(text: string): ServerMessage | null {
  const given = JSON.parse(text);
  if (!Object.hasOwn(serverMessages, given.type)) return null;
  const whole = serverMessages[given.type as ServerMessage["type"]] as (given: object) => ServerMessage;
  return whole(given);
}
)";
  } else {
    text += "\nexport const clientMessages = [";
    ((text += "\"" + std::string(Contents::kType) + "\", "), ...);
    text += "] as const;\n";
  }
  out.add(name, std::move(text));
}

}  // namespace

void declare_messages(Declarations& out) {
  out.add("version", "export const version = " + std::to_string(kVersion) + ";\n");
  out.add("game parts", std::string(kGameParts));
  const ClientContent* client = nullptr;
  const ServerContent* server = nullptr;
  declare_all(out, Side::client, client);
  declare_all(out, Side::server, server);
}

}  // namespace mohreh::protocol::typescript
