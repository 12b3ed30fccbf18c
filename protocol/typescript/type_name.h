#pragma once
// What a type is called in the sources, without its namespace: types of the page have the same
// names, and nobody keeps a list of them.

#include <string_view>

namespace mohreh::protocol::typescript {

template <class T>
constexpr std::string_view signature() {
  return __PRETTY_FUNCTION__;
}

// GCC: "… [with T = mohreh::protocol::Pace; …]"; Clang: "… [T = mohreh::protocol::Pace]".
template <class T>
constexpr std::string_view type_name() {
  std::string_view name = signature<T>();
  name.remove_prefix(name.find("T = ") + 4);
  name = name.substr(0, name.find_first_of(";]"));
  return name.substr(name.rfind(':') + 1);
}

}  // namespace mohreh::protocol::typescript
