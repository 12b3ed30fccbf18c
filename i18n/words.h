#pragma once
// Every visible word, in both languages, as tables made from i18n/<language>/<area>.json.
// For the terminal, the server and the command line; the engine never sees it.

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace mohreh {

enum class Language { en, fa };

struct Phrase {
  std::string_view id;   // area.key
  std::string_view one;  // for the number 1; the same as `other` where no number matters
  std::string_view other;
};

// Sorted by id.
std::span<const Phrase> phrases(Language language);

// Null when there is no such id.
const Phrase* find_phrase(Language language, std::string_view id);

// The phrase for a number; the id itself when there is none, so that a gap is seen and not hidden.
std::string_view phrase(Language language, std::string_view id, int n = 2);

// `text` with each {name} replaced.
std::string fill(std::string_view text,
                 std::span<const std::pair<std::string_view, std::string>> values);

// A whole number in the language's digits.
std::string number_in(Language language, long long number);

}  // namespace mohreh
