#include "clients/terminal/wrapping.h"

#include <algorithm>

#include "engine/core/scribe.h"
#include "engine/core/words.h"

namespace mohreh {
namespace {

constexpr std::size_t kFurtherIn = 2;

// The text without what only changes the colour: ESC [ … m.
std::string without_paint(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::size_t start = std::min(text.find("\x1b["), text.size());
    plain += text.substr(0, start);
    text.remove_prefix(start);
    const std::size_t end = text.find('m');
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return plain;
}

std::size_t blanks_at_start(std::string_view text) {
  return std::min(text.find_first_not_of(' '), text.size());
}

void add_wrapped(std::string& out, std::string_view line, std::size_t width) {
  if (painted_columns(line) <= width) {
    out += line;
    return;
  }
  const std::size_t indent = std::min(blanks_at_start(line) + kFurtherIn, width / 2);
  std::size_t column = 0;
  bool begun = false;  // whether the line has a word
  while (!line.empty()) {
    const std::size_t blanks = blanks_at_start(line);
    line.remove_prefix(blanks);
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(word.size());
    if (word.empty()) return;
    const std::size_t wide = painted_columns(word);
    if (begun && column + blanks + wide > width) {
      out += "\n" + std::string(indent, ' ');
      column = indent;
    } else {
      out.append(blanks, ' ');
      column += blanks;
    }
    out += word;
    column += wide;
    begun = true;
  }
}

}  // namespace

std::size_t painted_columns(std::string_view text) {
  return columns(without_paint(text));
}

std::string wrapped(std::string_view text, std::size_t width) {
  std::string out;
  while (!text.empty()) {
    const bool ended = text.find('\n') != std::string_view::npos;
    add_wrapped(out, take_until(text, '\n'), width);
    if (ended) out += '\n';
  }
  return out;
}

}  // namespace mohreh
