#pragma once
// Which fields of a described value differ from the last time, by a fingerprint of 8 bytes each, so
// that only those are written again. A fingerprint covers exactly what write_json shows: what a
// viewer may not know cannot make a field look new.

#include <cstdint>
#include <vector>

#include "engine/core/hash.h"
#include "engine/core/json_fields.h"

namespace mohreh {

template <class T>
std::uint64_t fingerprint(const T& value);

namespace detail {

struct FieldHasher {
  std::uint64_t hash = 0;

  template <class T>
  void operator()(std::string_view, const T& value) {
    hash = mix_hash(hash, fingerprint(value));
  }
};

// Shown as a whole, so that its bytes are what is shown.
template <class T>
struct IsOpen : std::bool_constant<plain<T> && !described<T> && !IsPerSeat<T>::value &&
                                   !IsIfKnown<T>::value> {};
template <class T, std::size_t N>
struct IsOpen<std::array<T, N>> : IsOpen<T> {};
template <class T, std::size_t N>
struct IsOpen<PlainList<T, N>> : IsOpen<T> {};

}  // namespace detail

template <class T>
std::uint64_t fingerprint(const T& value) {
  std::uint64_t hash = 1;
  if constexpr (detail::IsPerSeat<T>::value) {
    for (int s = 0; s < value.count; ++s) {
      const bool known = value.known.has(seat_of(s));
      hash = mix_hash(hash, known ? fingerprint(value.entries[s]) : 0);
    }
    return hash;
  } else if constexpr (detail::IsIfKnown<T>::value) {
    return value.known ? fingerprint(value.value) : 0;
  } else if constexpr (detail::IsOpen<T>::value) {
    return hash_bytes(&value, sizeof value);
  } else if constexpr (detail::IsArray<T>::value || detail::IsPlainList<T>::value) {
    for (const auto& item : value) hash = mix_hash(hash, fingerprint(item));
    return mix_hash(hash, value.size());
  } else {
    static_assert(described<T>);
    detail::FieldHasher hasher;
    T::fields(value, hasher);
    return hasher.hash;
  }
}

// Writes the fields that differ from those noted in `told` from `first` on, into an object that is
// open already, and notes them; all of them where nothing is noted yet. Precondition: the same
// fields in the same order each time.
struct ChangedFieldWriter {
  JsonWriter& out;
  std::vector<std::uint64_t>& told;
  std::size_t next;

  template <class T>
  void operator()(std::string_view name, const T& value) {
    const std::uint64_t now = fingerprint(value);
    const std::size_t at = next++;
    const bool is_new = at >= told.size();
    if (is_new) told.resize(at + 1);
    if (!is_new && told[at] == now) return;
    told[at] = now;
    out.key(name);
    write_json(out, value);
  }
};

}  // namespace mohreh
