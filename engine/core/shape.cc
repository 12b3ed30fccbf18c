#include "engine/core/shape.h"

#include <algorithm>

namespace mohreh {

namespace {

bool has_key(const Shape& object, std::string_view key) {
  return std::find(object.words.begin(), object.words.end(), key) != object.words.end();
}

void merge_fields(Shape& into, const Shape& other) {
  for (std::size_t i = 0; i < into.words.size(); ++i) {
    if (!has_key(other, into.words[i])) into.parts[i].sometimes = true;
  }
  for (std::size_t j = 0; j < other.words.size(); ++j) {
    const auto at = std::find(into.words.begin(), into.words.end(), other.words[j]);
    if (at == into.words.end()) {
      into.words.push_back(other.words[j]);
      into.parts.push_back(other.parts[j]);
      into.parts.back().sometimes = true;
    } else {
      merge_shape(into.parts[static_cast<std::size_t>(at - into.words.begin())], other.parts[j]);
    }
  }
}

}  // namespace

void merge_shape(Shape& into, const Shape& other) {
  into.nullable = into.nullable || other.nullable;
  into.sometimes = into.sometimes || other.sometimes;
  if (into.kind != other.kind) return;
  if (into.kind == Shape::Kind::object) {
    merge_fields(into, other);
  } else if (into.kind == Shape::Kind::list && !other.parts.empty()) {
    if (into.parts.empty()) {
      into.parts = other.parts;
    } else {
      merge_shape(into.parts[0], other.parts[0]);
    }
  }
}

}  // namespace mohreh
