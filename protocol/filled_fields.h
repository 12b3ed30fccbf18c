#pragma once
// Fills a described value so that no field has its default, each a little differently. For tests:
// what is lost or mixed up on the way shows.

#include <concepts>
#include <string>
#include <string_view>

#include "protocol/field_kinds.h"
#include "protocol/server_to_client.h"

namespace mohreh::protocol {

class FilledFields {
 public:
  template <class Field>
  void operator()(std::string_view, Field& field) {
    fill(field);
  }

  template <class T>
  void fill(T& value) {
    ++count_;
    if constexpr (std::same_as<T, std::string>) {
      value = "سارا " + std::to_string(count_) + " \"\\\n\x01/";
    } else if constexpr (std::same_as<T, Json>) {
      value.text = R"({"n":[)" + std::to_string(count_) + R"(,null, "\u0633"]})";
    } else if constexpr (std::same_as<T, TableCode>) {
      value.number = kFirstCode + static_cast<std::uint32_t>(count_);
    } else if constexpr (IsId<T>::value) {
      for (auto& byte : value.bytes) byte = static_cast<std::uint8_t>(200 + ++count_);
    } else if constexpr (IsOptional<T>::value) {
      fill(value.emplace());
    } else if constexpr (IsList<T>::value) {
      value.resize(3);
      for (auto& item : value) fill(item);
    } else if constexpr (named_enum<T>) {
      const auto next = static_cast<std::size_t>(value) + 1;
      value = static_cast<T>(next % enum_names(value).size());
    } else if constexpr (described<T>) {
      T::fields(value, *this);
    } else if constexpr (std::same_as<T, bool>) {
      value = !value;
    } else {
      static_assert(std::integral<T>);
      value = static_cast<T>(value + static_cast<T>(1 + count_));
    }
  }

 private:
  int count_ = 0;
};

}  // namespace mohreh::protocol
