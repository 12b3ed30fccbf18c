#include "protocol/codec.h"

#include <array>
#include <cstddef>
#include <utility>
#include <variant>

#include "engine/core/utf8.h"
#include "protocol/field_reader.h"
#include "protocol/field_writer.h"

namespace mohreh::protocol {

namespace {

constexpr std::array<std::string_view, 2> kEnvelope{"type", "id"};

// Most messages are shorter; longer ones grow.
constexpr std::size_t kUsualSize = 512;

std::optional<std::int64_t> written_id(const ClientMessage& message) {
  return message.id == 0 ? std::nullopt : std::optional(message.id);
}
std::optional<std::int64_t> written_id(const ServerMessage& message) {
  return message.id;
}

template <class Message>
void append_message(std::string& text, const Message& message) {
  JsonWriter out(text);
  std::visit(
      [&]<class Content>(const Content& content) {
        out.begin_object();
        out.field("type", Content::kType);
        if (const auto id = written_id(message)) out.field("id", *id);
        write_fields<Defaults::left_out>(out, content);
        out.end_object();
      },
      message.content);
}

template <class Message>
std::string write_message(const Message& message) {
  std::string text;
  text.reserve(kUsualSize);
  append_message(text, message);
  return text;
}

// A hello of another version may have fields nobody here knows. It is read as far as its version,
// so that the refusal can say what is wrong instead of pointing at a field.
bool from_other_version(const JsonValue& json, Hello& hello) {
  const auto version = json.find("version");
  int number = 0;
  if (!version || read_value(*version, number) || number == kVersion) return false;
  hello = Hello{};
  hello.version = number;
  return true;
}

// The content of the variant's alternative `Content` if `type` names it.
template <class Content, class Variant>
bool read_if_named(std::string_view type, const JsonValue& json, Variant& content,
                   Problem& problem) {
  if (type != Content::kType) return false;
  auto& made = content.template emplace<Content>();
  problem = read_fields(json, made, kEnvelope);
  if constexpr (std::same_as<Content, Hello>) {
    if (problem && from_other_version(json, made)) problem.reset();
  }
  return true;
}

template <class... Contents>
Problem read_content(std::string_view type, const JsonValue& json,
                     std::variant<Contents...>& content, const JsonValue& place) {
  Problem problem;
  const bool known = (read_if_named<Contents>(type, json, content, problem) || ...);
  if (known) return problem;
  return place.error("no message is called '" + std::string(type) + "'");
}

// Text that goes to other people must be UTF-8, or their connections break on it.
std::optional<std::size_t> find_bad_byte(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    if (take_code_point(text, at) == kBadByte) return begin;
  }
  return std::nullopt;
}

template <class Message>
Parsed<Message> read_message(std::string_view text) {
  if (const auto bad = find_bad_byte(text)) return error_at(text, *bad, "this is not UTF-8");
  const auto document = JsonDocument::parse(text);
  if (!document) return document.error();
  const JsonValue root = document->root();
  if (!root.is(JsonValue::Kind::object)) return root.error("a message is an object");
  Message message;
  if (const auto id = root.find("id")) {
    if (auto problem = read_value(*id, message.id)) return *std::move(problem);
  }
  const auto type = root.find("type");
  if (!type) return root.error("a message has a type");
  if (!type->is(JsonValue::Kind::string)) return type->error("a text is expected here");
  if (auto problem = read_content(type->string(), root, message.content, *type)) {
    return *std::move(problem);
  }
  return message;
}

// The number after the first `"id":` of a text that is not JSON.
std::optional<std::int64_t> scanned_id(std::string_view text) {
  constexpr std::string_view kKey = "\"id\"";
  const std::size_t key = text.find(kKey);
  if (key == std::string_view::npos) return std::nullopt;
  std::size_t at = text.find_first_not_of(" \t\r\n", key + kKey.size());
  if (at == std::string_view::npos || text[at] != ':') return std::nullopt;
  at = text.find_first_not_of(" \t\r\n", at + 1);
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t end = text.find_first_not_of("-0123456789", at);
  return parse_number<std::int64_t>(text.substr(at, end - at));
}

}  // namespace

std::optional<std::int64_t> message_id(std::string_view json) {
  const auto document = JsonDocument::parse(json);
  if (!document) return scanned_id(json);
  const JsonValue root = document->root();
  const auto id = root.is(JsonValue::Kind::object) ? root.find("id") : std::nullopt;
  return id ? id->integer() : std::nullopt;
}

Parsed<ClientMessage> read_client_message(std::string_view json) {
  return read_message<ClientMessage>(json);
}

std::string write_client_message(const ClientMessage& message) {
  return write_message(message);
}

Parsed<ServerMessage> read_server_message(std::string_view json) {
  return read_message<ServerMessage>(json);
}

std::string write_server_message(const ServerMessage& message) {
  return write_message(message);
}

void append_server_message(std::string& text, const ServerMessage& message) {
  append_message(text, message);
}

}  // namespace mohreh::protocol
