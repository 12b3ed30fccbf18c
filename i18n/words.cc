#include "i18n/words.h"

#include <algorithm>

namespace mohreh {

const Phrase* find_phrase(Language language, std::string_view id) {
  const auto table = phrases(language);
  const auto* found = std::lower_bound(
      table.data(), table.data() + table.size(), id,
      [](const Phrase& phrase, std::string_view wanted) { return phrase.id < wanted; });
  return found != table.data() + table.size() && found->id == id ? found : nullptr;
}

std::string_view phrase(Language language, std::string_view id, int n) {
  const Phrase* found = find_phrase(language, id);
  if (found == nullptr) return id;
  return n == 1 ? found->one : found->other;
}

std::string fill(std::string_view text,
                 std::span<const std::pair<std::string_view, std::string>> values) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    out += text.substr(0, open);
    if (open == std::string_view::npos) break;
    text.remove_prefix(open);
    const std::size_t close = text.find('}');
    if (close == std::string_view::npos) {
      out += text;
      break;
    }
    const std::string_view name = text.substr(1, close - 1);
    const auto found = std::find_if(values.begin(), values.end(),
                                    [name](const auto& value) { return value.first == name; });
    out += found != values.end() ? std::string_view(found->second) : text.substr(0, close + 1);
    text.remove_prefix(close + 1);
  }
  return out;
}

std::string number_in(Language language, long long number) {
  std::string latin = std::to_string(number);
  if (language == Language::en) return latin;
  std::string persian;
  for (const char c : latin) {
    if (c >= '0' && c <= '9') {
      persian += '\xDB';  // U+06F0 … U+06F9
      persian += static_cast<char>('\xB0' + (c - '0'));
    } else {
      persian += c;
    }
  }
  return persian;
}

}  // namespace mohreh
