#include "engine/core/json_writer.h"

#include <cstdio>

namespace mohreh {

void JsonWriter::key(std::string_view name) {
  separate();
  quoted(name);
  out_ += ':';
  fresh_ = true;
}

void JsonWriter::value(std::string_view text) {
  separate();
  quoted(text);
  fresh_ = false;
}

void JsonWriter::value(double number) {
  char digits[32];
  const int length = std::snprintf(digits, sizeof digits, "%.10g", number);
  raw(std::string_view(digits, static_cast<std::size_t>(length)));
}

// Nearly all texts need no escape, so whole stretches are copied at once.
void JsonWriter::quoted(std::string_view text) {
  out_ += '"';
  std::size_t copied = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\') continue;
    out_.append(text, copied, at - copied);
    escape(c);
    copied = at + 1;
  }
  out_.append(text, copied);
  out_ += '"';
}

void JsonWriter::escape(char c) {
  switch (c) {
    case '"':
      out_ += "\\\"";
      break;
    case '\\':
      out_ += "\\\\";
      break;
    case '\n':
      out_ += "\\n";
      break;
    case '\t':
      out_ += "\\t";
      break;
    case '\r':
      out_ += "\\r";
      break;
    default:
      char digits[8];
      std::snprintf(digits, sizeof digits, "\\u%04x", static_cast<unsigned>(c));
      out_ += digits;
  }
}

}  // namespace mohreh
