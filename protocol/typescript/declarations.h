#pragma once
// The TypeScript made so far: declarations by name, each once, in the order they were asked for.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mohreh::protocol::typescript {

class Declarations {
 public:
  bool has(std::string_view name) const {
    for (const auto& [known, text] : entries_) {
      if (known == name) return true;
    }
    return false;
  }
  // Holds the place, so that a type that is met inside itself or twice is made once.
  std::size_t begin(std::string_view name) {
    entries_.emplace_back(name, "");
    return entries_.size() - 1;
  }
  void finish(std::size_t entry, std::string text) { entries_[entry].second = std::move(text); }
  void add(std::string_view name, std::string text) { finish(begin(name), std::move(text)); }

  std::string text() const {
    std::string all;
    for (const auto& [name, text] : entries_) all += text + "\n";
    return all;
  }

 private:
  std::vector<std::pair<std::string, std::string>> entries_;
};

// "a" | "b"; never when there is none.
template <class Names>
std::string union_of(const Names& names) {
  std::string text;
  for (const auto& name : names) {
    text += (text.empty() ? "\"" : " | \"") + std::string(name) + "\"";
  }
  return text.empty() ? "never" : text;
}

}  // namespace mohreh::protocol::typescript
