#pragma once
// Text from outside is UTF-8 and holds nothing that could steer a terminal.

#include <cstddef>
#include <string_view>

namespace mohreh {

// The code point that starts at `at`; `at` moves behind it. Precondition: at < utf8.size(). A byte
// that starts none counts as a code point of its own, kBadByte.
inline constexpr char32_t kBadByte = 0xFFFFFFFF;
char32_t take_code_point(std::string_view utf8, std::size_t& at);

// The offset of the first byte that is not UTF-8 or begins a control character other than a tab;
// npos when there is none.
std::size_t find_unprintable(std::string_view text);

}  // namespace mohreh
