#include "match/view_memory.h"

#include <utility>

#include "engine/core/hash.h"

namespace mohreh::match {

void ViewMemory::write_changes(JsonWriter& out, const AnyView& view) {
  if (fields_.empty()) fields_.resize(kExtras);
  view.game->json->write_view_changes(out, view, fields_, kExtras);
}

bool ViewMemory::changed(std::size_t number, std::string_view text) {
  const std::uint64_t hash = hash_bytes(text.data(), text.size());
  if (fields_.empty()) fields_.resize(kExtras);
  return std::exchange(fields_[number], hash) != hash;
}

}  // namespace mohreh::match
