#include "engine/core/scribe.h"

namespace mohreh {
namespace {

// The code point that starts at `at`; `at` moves behind it. Broken bytes count one each.
char32_t take_code_point(std::string_view utf8, std::size_t& at) {
  const auto lead = static_cast<unsigned char>(utf8[at++]);
  int more = 0;
  char32_t code = lead;
  if (lead >= 0xF0) {
    more = 3;
    code = lead & 0x07U;
  } else if (lead >= 0xE0) {
    more = 2;
    code = lead & 0x0FU;
  } else if (lead >= 0xC0) {
    more = 1;
    code = lead & 0x1FU;
  }
  for (; more > 0 && at < utf8.size(); --more, ++at) {
    code = (code << 6U) | (static_cast<unsigned char>(utf8[at]) & 0x3FU);
  }
  return code;
}

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
