#pragma once
// What a viewer was told last, as fingerprints, so that only what changed is sent again: 8 bytes a
// field instead of the text.

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/facade/any_game.h"

namespace mohreh::match {

class ViewMemory {
 public:
  void forget() { fields_.clear(); }
  bool knows_nothing() const { return fields_.empty(); }

  // Writes, as an object, those fields of the view that differ from the last call; all of them
  // after forget(). Precondition: views of one match.
  void write_changes(JsonWriter& out, const AnyView& view);

  // True when `text` differs from what was noted under this number (below three) before.
  bool changed(std::size_t number, std::string_view text);

 private:
  static constexpr std::size_t kExtras = 3;
  std::vector<std::uint64_t> fields_;  // extras first
};

}  // namespace mohreh::match
