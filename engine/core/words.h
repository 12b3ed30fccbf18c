#pragma once
// Small pieces of text work that the engine needs without streams: numbers in and out, and the
// next word of a line.

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>

namespace mohreh {

template <std::integral T>
void append_number(std::string& out, T number) {
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, end);
}

// A whole decimal number and nothing else, without leading zeros or plus: one spelling a number.
template <std::integral T = int>
std::optional<T> parse_number(std::string_view text) {
  T number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  const bool negative = text.front() == '-';
  const std::string_view digits = text.substr(negative ? 1 : 0);
  if (digits.size() > 1 && digits.front() == '0') return std::nullopt;
  if (negative && digits == "0") return std::nullopt;
  return number;
}

constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// Takes the next word off the front of `text`; empty when none is left.
constexpr std::string_view take_word(std::string_view& text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  std::size_t length = 0;
  while (length < text.size() && !is_blank(text[length])) ++length;
  const std::string_view word = text.substr(0, length);
  text.remove_prefix(length);
  return word;
}

// Takes what stands before `separator` off the front of `text`, and the separator with it; all of
// it when there is no separator.
constexpr std::string_view take_until(std::string_view& text, char separator) {
  const std::size_t at = text.find(separator);
  const std::string_view piece = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return piece;
}

}  // namespace mohreh
