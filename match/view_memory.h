#pragma once
// What a viewer was told last, as fingerprints, so that only what changed is sent again: 8 bytes a
// field instead of the text.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json_writer.h"

namespace mohreh::match {

class ViewMemory {
 public:
  void forget() { fields_.clear(); }
  bool knows_nothing() const { return fields_.empty(); }

  // Writes, as an object, those fields of the JSON object `view` that differ from the last call;
  // all of them after forget(). Precondition: the same fields in the same order each time.
  void write_changes(JsonWriter& out, std::string_view view);

  // The same as a text of its own.
  std::string changes(std::string_view view);

  // True when `text` differs from what was noted under this number (few and small) before.
  bool changed(std::size_t number, std::string_view text);

 private:
  bool note(std::size_t at, std::string_view text);

  static constexpr std::size_t kExtras = 3;
  std::vector<std::uint64_t> fields_;  // extras first
};

}  // namespace mohreh::match
