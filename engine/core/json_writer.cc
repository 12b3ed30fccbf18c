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

void JsonWriter::quoted(std::string_view text) {
  out_ += '"';
  for (const char c : text) {
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
        if (static_cast<unsigned char>(c) < 0x20) {
          char escape[8];
          std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(c));
          out_ += escape;
        } else {
          out_ += c;
        }
    }
  }
  out_ += '"';
}

}  // namespace mohreh
