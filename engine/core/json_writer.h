#pragma once
// Writes JSON into a string, commas and quotes included. The caller keeps the nesting right.

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/words.h"

namespace mohreh {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void begin_object() { open('{'); }
  void end_object() { close('}'); }
  void begin_array() { open('['); }
  void end_array() { close(']'); }

  void key(std::string_view name);

  void value(std::string_view text);
  void value(const char* text) { value(std::string_view(text)); }
  void value(bool truth) { raw(truth ? "true" : "false"); }
  void value(double number);  // ten significant digits
  void null() { raw("null"); }
  template <std::integral T>
  void value(T number) {
    separate();
    append_number(out_, number);
    fresh_ = false;
  }
  // A value that is JSON already.
  void raw(std::string_view json) {
    separate();
    out_ += json;
    fresh_ = false;
  }

  template <class T>
  void field(std::string_view name, const T& content) {
    key(name);
    value(content);
  }

 private:
  void separate() {
    if (!fresh_) out_ += ',';
  }
  void open(char bracket) {
    separate();
    out_ += bracket;
    fresh_ = true;
  }
  void close(char bracket) {
    out_ += bracket;
    fresh_ = false;
  }
  void quoted(std::string_view text);
  void escape(char c);

  std::string& out_;
  bool fresh_ = true;  // nothing stands before the next value that needs a comma
};

}  // namespace mohreh
