#pragma once
// The host's choices. A game's Options is a plain struct whose `fields` visits each choice with its
// key, its member and its domain: what values there are, how they read and how they are written.
// Keys and values match [a-z0-9_]+, lists are joined with '+', and a whole set of choices is
// written key=value,key=value.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fields.h"
#include "engine/core/seat.h"
#include "engine/core/text_error.h"
#include "engine/core/words.h"

namespace mohreh {

// yes or no; the member is a bool.
struct YesNo {
  static constexpr std::string_view type() { return "yes_no"; }
  static std::string values() { return "yes, no"; }
  static bool parse(std::string_view text, bool& value) {
    value = text == "yes";
    return value || text == "no";
  }
  static void print(std::string& out, bool value) { out += value ? "yes" : "no"; }
};

// One of a few numbers.
template <std::size_t N>
struct OneOf {
  std::array<int, N> numbers;

  static constexpr std::string_view type() { return "choice"; }
  std::string values() const {
    std::string text;
    for (const int number : numbers) {
      if (!text.empty()) text += ", ";
      append_number(text, number);
    }
    return text;
  }
  template <class T>
  bool parse(std::string_view text, T& value) const {
    for (const int number : numbers) {
      if (parse_number(text) == number) {
        value = static_cast<T>(number);
        return true;
      }
    }
    return false;
  }
  template <class T>
  void print(std::string& out, T value) const {
    append_number(out, value);
  }
};

// One of the names of an enumeration; the member is the enumeration.
template <named_enum E>
struct OneOfNames {
  static constexpr std::string_view type() { return "choice"; }
  static std::string values() {
    std::string text;
    for (const auto& name : enum_names(E{})) text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
  }
  static bool parse(std::string_view text, E& value) {
    const auto& names = enum_names(value);
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == text) {
        value = static_cast<E>(i);
        return true;
      }
    }
    return false;
  }
  static void print(std::string& out, E value) { out += name_of(value); }
};

// Any number from low to high.
struct Between {
  int low;
  int high;

  static constexpr std::string_view type() { return "number"; }
  std::string values() const { return std::to_string(low) + "…" + std::to_string(high); }
  template <class T>
  bool parse(std::string_view text, T& value) const {
    const auto number = parse_number(text);
    if (!number || *number < low || *number > high) return false;
    value = static_cast<T>(*number);
    return true;
  }
  template <class T>
  void print(std::string& out, T value) const {
    append_number(out, value);
  }
};

// Who begins: a seat, or kChance for "random". Every game has it under the key first_seat.
struct FirstSeat {
  static constexpr std::string_view type() { return "seat"; }
  static std::string values() { return "random, 0, 1, … (a seat's number)"; }
  static bool parse(std::string_view text, Seat& value) {
    const auto number = parse_number(text);
    if (text != "random" && (!number || *number < 0 || *number >= kMaxSeats)) return false;
    value = number ? seat_of(*number) : kChance;
    return true;
  }
  static void print(std::string& out, Seat value) {
    if (value == kChance) {
      out += "random";
    } else {
      append_number(out, static_cast<int>(value.index));
    }
  }
};

// One option as people read it.
struct OptionText {
  std::string_view key;
  std::string_view type;  // yes_no, choice, number, seat, list
  std::string values;     // what may be written
  std::string value;      // what is chosen
  std::string default_value;
};

template <class Options>
std::vector<OptionText> describe_options(const Options& chosen) {
  std::vector<OptionText> rows;
  const Options defaults;
  auto list = [&rows](std::string_view key, const auto& member, const auto& domain) {
    OptionText row{key, domain.type(), domain.values(), {}, {}};
    domain.print(row.value, member);
    rows.push_back(std::move(row));
  };
  Options::fields(chosen, list);
  std::size_t at = 0;
  auto add_default = [&rows, &at](std::string_view, const auto& member, const auto& domain) {
    domain.print(rows[at++].default_value, member);
  };
  Options::fields(defaults, add_default);
  return rows;
}

// Sets one option from text; the error's column counts within `key=value`.
template <class Options>
std::optional<TextError> set_option(Options& options, std::string_view key,
                                    std::string_view value) {
  bool known = false;
  std::optional<TextError> error;
  auto set = [&](std::string_view name, auto& member, const auto& domain) {
    if (name != key) return;
    known = true;
    if (!domain.parse(value, member)) {
      error = TextError{1, static_cast<int>(key.size()) + 2,
                        "'" + std::string(value) + "' is no value of " + std::string(key) + " (" +
                            domain.values() + ")"};
    }
  };
  Options::fields(options, set);
  if (!known) error = TextError{1, 1, "no option is called '" + std::string(key) + "'"};
  return error;
}

}  // namespace mohreh
