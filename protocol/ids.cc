#include "protocol/ids.h"

#include "engine/core/words.h"

namespace mohreh::protocol {

namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

// The value of a hex digit; 16 when it is none. Capitals are none: an id has one spelling.
constexpr unsigned hex_value(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
  return 16;
}

}  // namespace

std::string to_hex(const std::uint8_t* bytes, std::size_t count) {
  std::string text(2 * count, '0');
  for (std::size_t i = 0; i < count; ++i) {
    text[2 * i] = kDigits[bytes[i] >> 4U];
    text[2 * i + 1] = kDigits[bytes[i] & 15U];
  }
  return text;
}

bool from_hex(std::string_view text, std::uint8_t* bytes, std::size_t count) {
  if (text.size() != 2 * count) return false;
  for (std::size_t i = 0; i < count; ++i) {
    const unsigned high = hex_value(text[2 * i]);
    const unsigned low = hex_value(text[2 * i + 1]);
    if (high > 15 || low > 15) return false;
    bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return true;
}

std::string to_text(TableCode code) {
  std::string digits = std::to_string(code.number);
  if (digits.size() < 6) digits.insert(0, 6 - digits.size(), '0');
  return digits;
}

std::optional<TableCode> code_from(std::string_view six_digits) {
  const auto number = parse_number<std::uint32_t>(six_digits);
  if (!number || *number < kFirstCode || *number > kLastCode) return std::nullopt;
  return TableCode{*number};
}

}  // namespace mohreh::protocol
