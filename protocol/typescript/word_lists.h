#pragma once
// The words of a game (hexes, cards, places) as TypeScript. Long lists occur in many events and
// moves; each is written once and named.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/typescript/declarations.h"

namespace mohreh::protocol::typescript {

class WordLists {
 public:
  explicit WordLists(std::string game) : game_(std::move(game)) {}

  // The name of the list, or "" for a short one.
  template <class Words>
  std::string name_of(const Words& words) {
    constexpr std::size_t kLong = 8;
    if (words.size() <= kLong) return "";
    const std::vector<std::string_view> list(words.begin(), words.end());
    auto at = std::find(lists_.begin(), lists_.end(), list);
    if (at == lists_.end()) at = lists_.insert(at, list);
    return game_ + "Words" + std::to_string(at - lists_.begin());
  }
  template <class Words>
  std::string type_of(const Words& words) {
    const std::string name = name_of(words);
    return name.empty() ? union_of(words) : "(typeof " + name + ")[number]";
  }
  std::string text() {
    std::string all;
    for (const auto& list : lists_) {
      all += "export const " + name_of(list) + " = [";
      for (const auto word : list) all += "\"" + std::string(word) + "\", ";
      all += "] as const;\n";
    }
    return all;
  }

 private:
  std::string game_;
  std::vector<std::vector<std::string_view>> lists_;
};

}  // namespace mohreh::protocol::typescript
