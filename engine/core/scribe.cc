#include "engine/core/scribe.h"

#include "engine/core/utf8.h"

namespace mohreh {
namespace {

bool takes_no_column(char32_t code) {
  const bool arabic_mark = (code >= 0x064B && code <= 0x065F) || code == 0x0670;
  const bool joiner_or_direction = (code >= 0x200B && code <= 0x200F) ||
                                   (code >= 0x202A && code <= 0x202E) ||
                                   (code >= 0x2066 && code <= 0x2069);
  return arabic_mark || joiner_or_direction || (code >= 0x0300 && code <= 0x036F);
}

}  // namespace

std::size_t columns(std::string_view utf8) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < utf8.size();) {
    if (!takes_no_column(take_code_point(utf8, at))) ++count;
  }
  return count;
}

std::string padded(const Scribe& scribe, Ink ink, std::string_view text, std::size_t width) {
  std::string out = scribe.paint(ink, text);
  const std::size_t taken = columns(text);
  if (taken < width) out.append(width - taken, ' ');
  return out;
}

}  // namespace mohreh
