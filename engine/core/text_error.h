#pragma once
// The result of reading text from outside: a value, or where and why reading failed.
// Lines and columns count from 1, columns in bytes. The engine throws nothing.

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace mohreh {

struct TextError {
  int line = 1;
  int column = 1;
  std::string reason;

  // "3:14: no option is called 'tempo'"
  std::string message() const {
    return std::to_string(line) + ":" + std::to_string(column) + ": " + reason;
  }
};

// The line and column of `offset` in `text`, as an error.
inline TextError error_at(std::string_view text, std::size_t offset, std::string reason) {
  TextError error{1, 1, std::move(reason)};
  for (std::size_t i = 0; i < offset && i < text.size(); ++i) {
    if (text[i] == '\n') {
      ++error.line;
      error.column = 1;
    } else {
      ++error.column;
    }
  }
  return error;
}

template <class T>
class Parsed {
 public:
  Parsed(T value) : content_(std::move(value)) {}          // NOLINT(google-explicit-constructor)
  Parsed(TextError error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&content_); }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  // Precondition: reading failed.
  const TextError& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, TextError> content_;
};

}  // namespace mohreh
