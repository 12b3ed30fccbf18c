#pragma once
// Bytes as hex text and back. There is one spelling: two lower-case digits a byte.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mohreh {

inline std::string hex_text(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 0xFU];
  }
  return text;
}

// The value of a digit; 16 of what is none.
constexpr std::uint8_t hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
  return 16;
}

// Whether `text` is just as many bytes as there are in `bytes`, which then are these.
constexpr bool read_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const std::uint8_t high = hex_digit(text[2 * i]);
    const std::uint8_t low = hex_digit(text[2 * i + 1]);
    if (high > 15 || low > 15) return false;
    bytes[i] = static_cast<std::uint8_t>(high << 4U | low);
  }
  return true;
}

}  // namespace mohreh
