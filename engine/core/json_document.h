#pragma once
// A JSON text read into a flat list of values. Every value remembers where it stood, so that
// whoever finds it wrong can say so by line and column. Strict: one value, no comments, no trailing
// commas, no key twice in an object, at most kMaxDepth levels and kMaxKeys keys in an object.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text_error.h"

namespace mohreh {

class JsonDocument;

// One value of a document. Valid as long as the document lives.
class JsonValue {
 public:
  enum class Kind : std::uint8_t { null, boolean, number, string, array, object };

  Kind kind() const;
  bool is(Kind expected) const { return kind() == expected; }
  bool boolean() const;                           // of a boolean
  std::optional<std::int64_t> integer() const;    // of a number without fraction or exponent
  std::string_view string() const;                // of a string, escapes decoded
  std::size_t size() const;                       // of an array or object
  JsonValue item(std::size_t index) const;        // of an array
  JsonValue next() const;                         // of an item that is not the last: the one after
  std::string_view key(std::size_t index) const;  // of an object
  JsonValue member(std::size_t index) const;      // of an object
  std::optional<JsonValue> find(std::string_view key) const;  // of an object
  std::string_view text() const;                              // as it stands in the source

  // An error that points at this value.
  TextError error(std::string reason) const;

 private:
  friend class JsonDocument;
  friend class JsonParser;
  JsonValue(const JsonDocument* document, std::size_t node) : document_(document), node_(node) {}

  const JsonDocument* document_;
  std::size_t node_;
};

class JsonDocument {
 public:
  static constexpr int kMaxDepth = 32;
  static constexpr std::size_t kMaxKeys = 512;  // in one object

  static Parsed<JsonDocument> parse(std::string_view text);

  JsonValue root() const { return JsonValue(this, 0); }

 private:
  friend class JsonValue;
  friend class JsonParser;

  // Children of a container follow it in the list: for objects key, value, key, value.
  struct Node {
    JsonValue::Kind kind;
    std::size_t begin;  // in text_
    std::size_t end;
    std::size_t after;  // the node after this one and its children
    std::size_t children;
    std::size_t string;  // in strings_, of a string
  };

  std::size_t child(std::size_t node, std::size_t index) const;

  std::string text_;
  std::vector<Node> nodes_;
  std::vector<std::string> strings_;
};

}  // namespace mohreh
