#include "engine/core/json_document.h"

#include <utility>

#include "engine/core/words.h"

namespace mohreh {

class JsonParser {
 public:
  explicit JsonParser(std::string_view text) { document_.text_ = text; }

  Parsed<JsonDocument> run() {
    skip_space();
    if (value(0)) {
      skip_space();
      if (at_ == text().size()) return std::move(document_);
      fail("something follows the end of the JSON value");
    }
    return error_at(text(), at_, std::move(reason_));
  }

 private:
  using Kind = JsonValue::Kind;

  const std::string& text() const { return document_.text_; }
  char peek() const { return at_ < text().size() ? text()[at_] : '\0'; }
  bool fail(std::string reason) {
    reason_ = std::move(reason);
    return false;
  }
  bool fail_at(std::size_t offset, std::string reason) {
    at_ = offset;
    return fail(std::move(reason));
  }
  void skip_space() {
    while (at_ < text().size() && std::string_view(" \t\r\n").find(peek()) != std::string::npos) {
      ++at_;
    }
  }

  std::size_t open_node(Kind kind) {
    document_.nodes_.push_back({kind, at_, at_, 0, 0, 0});
    return document_.nodes_.size() - 1;
  }
  bool close_node(std::size_t node) {
    document_.nodes_[node].end = at_;
    document_.nodes_[node].after = document_.nodes_.size();
    return true;
  }

  bool value(int depth) {
    if (depth > JsonDocument::kMaxDepth) return fail("too many levels of brackets");
    switch (peek()) {
      case '{':
        return container(Kind::object, '}', depth);
      case '[':
        return container(Kind::array, ']', depth);
      case '"':
        return string();
      case 't':
        return word("true", Kind::boolean);
      case 'f':
        return word("false", Kind::boolean);
      case 'n':
        return word("null", Kind::null);
      default:
        return number();
    }
  }

  bool word(std::string_view spelling, Kind kind) {
    if (std::string_view(text()).substr(at_, spelling.size()) != spelling) {
      return fail("a JSON value is expected here");
    }
    const std::size_t node = open_node(kind);
    at_ += spelling.size();
    return close_node(node);
  }

  bool digits() {
    const std::size_t begin = at_;
    while (peek() >= '0' && peek() <= '9') ++at_;
    return at_ > begin;
  }

  bool number() {
    const std::size_t node = open_node(Kind::number);
    const std::size_t begin = at_;
    if (peek() == '-') ++at_;
    const std::size_t first = at_;
    if (!digits()) {
      return fail_at(begin, begin == text().size() ? "the JSON text ends too early"
                                                   : "a JSON value is expected here");
    }
    if (text()[first] == '0' && at_ - first > 1)
      return fail_at(first, "a number with a leading zero");
    if (peek() == '.') {
      ++at_;
      if (!digits()) return fail("a digit is expected after the point");
    }
    if (peek() == 'e' || peek() == 'E') {
      ++at_;
      if (peek() == '+' || peek() == '-') ++at_;
      if (!digits()) return fail("a digit is expected in the exponent");
    }
    return close_node(node);
  }

  bool string() {
    const std::size_t node = open_node(Kind::string);
    const std::size_t begin = at_++;
    std::string decoded;
    while (peek() != '"' || at_ >= text().size()) {
      if (at_ >= text().size()) return fail_at(begin, "a string that does not end");
      const char c = text()[at_];
      if (static_cast<unsigned char>(c) < 0x20) return fail("a control character inside a string");
      if (c == '\\') {
        if (!escape(decoded)) return false;
      } else {
        decoded += c;
        ++at_;
      }
    }
    ++at_;
    document_.nodes_[node].string = document_.strings_.size();
    document_.strings_.push_back(std::move(decoded));
    return close_node(node);
  }

  bool escape(std::string& out) {
    const std::size_t begin = at_++;
    static constexpr std::string_view kLetters = "\"\\/bfnrt";
    static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const char c = peek();
    ++at_;
    if (const std::size_t i = kLetters.find(c); c != '\0' && i != std::string_view::npos) {
      out += kMeanings[i];
      return true;
    }
    unsigned code = 0;
    if (c != 'u' || !hex(code)) return fail_at(begin, "an unknown escape in a string");
    if (code >= 0xD800 && code < 0xDC00) {
      unsigned low = 0;
      if (std::string_view(text()).substr(at_, 2) != "\\u")
        return fail_at(begin, "half a surrogate pair");
      at_ += 2;
      if (!hex(low) || low < 0xDC00 || low > 0xDFFF) return fail_at(begin, "half a surrogate pair");
      code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
    } else if (code >= 0xDC00 && code <= 0xDFFF) {
      return fail_at(begin, "half a surrogate pair");
    }
    append_utf8(out, code);
    return true;
  }

  bool hex(unsigned& code) {
    code = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      unsigned digit = 0;
      if (c >= '0' && c <= '9') {
        digit = static_cast<unsigned>(c - '0');
      } else if (c >= 'a' && c <= 'f') {
        digit = static_cast<unsigned>(c - 'a') + 10;
      } else if (c >= 'A' && c <= 'F') {
        digit = static_cast<unsigned>(c - 'A') + 10;
      } else {
        return false;
      }
      code = code * 16 + digit;
    }
    return true;
  }

  static void append_utf8(std::string& out, unsigned code) {
    if (code < 0x80) {
      out += static_cast<char>(code);
    } else if (code < 0x800) {
      out += static_cast<char>(0xC0U | (code >> 6U));
      out += static_cast<char>(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
      out += static_cast<char>(0xE0U | (code >> 12U));
      out += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
      out += static_cast<char>(0x80U | (code & 0x3FU));
    } else {
      out += static_cast<char>(0xF0U | (code >> 18U));
      out += static_cast<char>(0x80U | ((code >> 12U) & 0x3FU));
      out += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
      out += static_cast<char>(0x80U | (code & 0x3FU));
    }
  }

  bool container(Kind kind, char closing, int depth) {
    const std::size_t node = open_node(kind);
    ++at_;
    skip_space();
    if (peek() == closing) {
      ++at_;
      return close_node(node);
    }
    while (true) {
      if (kind == Kind::object && !member_key(node)) return false;
      if (!value(depth + 1)) return false;
      ++document_.nodes_[node].children;
      skip_space();
      const char c = peek();
      if (c == closing) {
        ++at_;
        return close_node(node);
      }
      if (c != ',') {
        return fail(kind == Kind::object ? "',' or '}' is expected here"
                                         : "',' or ']' is expected here");
      }
      ++at_;
      skip_space();
    }
  }

  bool member_key(std::size_t object) {
    if (peek() != '"') return fail("a key in double quotes is expected here");
    const std::size_t begin = at_;
    if (!string()) return false;
    if (document_.nodes_[object].children >= JsonDocument::kMaxKeys) {
      return fail_at(begin, "too many keys in one object");
    }
    if (JsonValue(&document_, object).find(document_.strings_.back())) {
      return fail_at(begin, "the key stands here twice");
    }
    skip_space();
    if (peek() != ':') return fail("':' is expected here");
    ++at_;
    skip_space();
    return true;
  }

  JsonDocument document_;
  std::size_t at_ = 0;
  std::string reason_;
};

Parsed<JsonDocument> JsonDocument::parse(std::string_view text) {
  return JsonParser(text).run();
}

std::size_t JsonDocument::child(std::size_t node, std::size_t index) const {
  std::size_t at = node + 1;
  for (std::size_t i = 0; i < index; ++i) at = nodes_[at].after;
  return at;
}

JsonValue::Kind JsonValue::kind() const {
  return document_->nodes_[node_].kind;
}

bool JsonValue::boolean() const {
  return text() == "true";
}

std::optional<std::int64_t> JsonValue::integer() const {
  if (!is(Kind::number)) return std::nullopt;
  return parse_number<std::int64_t>(text());
}

std::string_view JsonValue::string() const {
  return document_->strings_[document_->nodes_[node_].string];
}

std::size_t JsonValue::size() const {
  return document_->nodes_[node_].children;
}

JsonValue JsonValue::item(std::size_t index) const {
  return JsonValue(document_, document_->child(node_, index));
}

JsonValue JsonValue::next() const {
  return JsonValue(document_, document_->nodes_[node_].after);
}

std::string_view JsonValue::key(std::size_t index) const {
  return JsonValue(document_, document_->child(node_, 2 * index)).string();
}

JsonValue JsonValue::member(std::size_t index) const {
  return JsonValue(document_, document_->child(node_, 2 * index + 1));
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
  std::size_t at = node_ + 1;
  for (std::size_t i = 0; i < size(); ++i) {
    const JsonValue candidate(document_, at);
    const JsonValue content(document_, document_->nodes_[at].after);
    if (candidate.string() == key) return content;
    at = document_->nodes_[content.node_].after;
  }
  return std::nullopt;
}

std::string_view JsonValue::text() const {
  const JsonDocument::Node& node = document_->nodes_[node_];
  return std::string_view(document_->text_).substr(node.begin, node.end - node.begin);
}

TextError JsonValue::error(std::string reason) const {
  return error_at(document_->text_, document_->nodes_[node_].begin, std::move(reason));
}

}  // namespace mohreh
