#include "match/cleaning.h"

#include "engine/core/utf8.h"

namespace mohreh::match {
namespace {

bool is_blank(char32_t c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

// Combining marks: a few on a letter are writing, a tower of them covers the neighbours' lines.
bool is_mark(char32_t c) {
  return (c >= 0x300 && c <= 0x36F) || (c >= 0x483 && c <= 0x489) || (c >= 0x591 && c <= 0x5BD) ||
         (c >= 0x610 && c <= 0x61A) || (c >= 0x64B && c <= 0x65F) || c == 0x670 ||
         (c >= 0x1AB0 && c <= 0x1AFF) || (c >= 0x1DC0 && c <= 0x1DFF) ||
         (c >= 0x20D0 && c <= 0x20FF) || (c >= 0xFE20 && c <= 0xFE2F);
}

constexpr char32_t kNonJoiner = 0x200C;
constexpr char32_t kJoiner = 0x200D;  // holds emoji together
constexpr int kMostMarks = 3;

bool is_unwanted(char32_t c) {
  return c == kBadByte || c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || c == 0x61C ||
         c == 0x180E || (c >= 0x200B && c <= 0x200F && c != kNonJoiner && c != kJoiner) ||
         (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF ||
         (c >= 0xFFF0 && c <= 0xFFFF) || (c >= 0xE000 && c <= 0xF8FF) ||
         (c >= 0xE0000 && c <= 0xE0FFF) || c >= 0xF0000;
}

}  // namespace

std::string cleaned(std::string_view text, std::size_t longest) {
  std::string result;
  std::size_t count = 0;
  int marks = 0;
  bool blank_due = false;
  for (std::size_t at = 0; at < text.size() && count < longest;) {
    const std::size_t begin = at;
    const char32_t c = take_code_point(text, at);
    if (is_blank(c)) {
      blank_due = count > 0;
      continue;
    }
    if (is_unwanted(c)) continue;
    marks = is_mark(c) ? marks + 1 : 0;
    const bool joins_nothing = (c == kNonJoiner || c == kJoiner) && (count == 0 || blank_due);
    if (marks > kMostMarks || joins_nothing) continue;
    if (blank_due) {
      if (++count == longest) break;
      result += ' ';
      blank_due = false;
    }
    result += text.substr(begin, at - begin);
    ++count;
  }
  // What is left may be joiners and marks alone, which nobody could see.
  for (std::size_t at = 0; at < result.size();) {
    const char32_t c = take_code_point(result, at);
    if (c != kNonJoiner && c != kJoiner && !is_mark(c)) return result;
  }
  return {};
}

}  // namespace mohreh::match
