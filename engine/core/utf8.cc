#include "engine/core/utf8.h"

namespace mohreh {
namespace {

constexpr bool continues(unsigned char byte) {
  return (byte & 0xC0U) == 0x80;
}

// How many bytes follow a lead byte; -1 for one that is none.
constexpr int bytes_after(unsigned char lead) {
  if (lead < 0x80) return 0;
  if (lead >= 0xC2 && lead < 0xE0) return 1;
  if (lead >= 0xE0 && lead < 0xF0) return 2;
  if (lead >= 0xF0 && lead < 0xF5) return 3;
  return -1;
}

constexpr char32_t smallest_with(int bytes) {
  return bytes == 3 ? 0x10000 : bytes == 2 ? 0x800 : bytes == 1 ? 0x80 : 0;
}

constexpr bool is_control(char32_t code) {
  return (code < 0x20 && code != '\t') || (code >= 0x7F && code < 0xA0);
}

}  // namespace

char32_t take_code_point(std::string_view utf8, std::size_t& at) {
  const auto lead = static_cast<unsigned char>(utf8[at++]);
  const int more = bytes_after(lead);
  if (more < 0) return kBadByte;
  char32_t code = more == 0 ? lead : lead & (0x3FU >> static_cast<unsigned>(more));
  std::size_t next = at;
  for (int i = 0; i < more; ++i, ++next) {
    if (next >= utf8.size() || !continues(static_cast<unsigned char>(utf8[next]))) return kBadByte;
    code = (code << 6U) | (static_cast<unsigned char>(utf8[next]) & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  if (code < smallest_with(more) || code > 0x10FFFF || surrogate) return kBadByte;
  at = next;
  return code;
}

std::size_t find_unprintable(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t start = at;
    const char32_t code = take_code_point(text, at);
    if (code == kBadByte || is_control(code)) return start;
  }
  return std::string_view::npos;
}

}  // namespace mohreh
