#pragma once
// Names and lines that people type, made safe to show to others: no control characters, nothing
// that turns the direction of the text around it, no long runs of blanks, not too long.

#include <cstddef>
#include <string>
#include <string_view>

namespace mohreh::match {

inline constexpr std::size_t kLongestName = 24;
inline constexpr std::size_t kLongestTitle = 60;
inline constexpr std::size_t kLongestLine = 300;

// At most `longest` code points of it; empty when nothing is left. The zero-width non-joiner stays,
// Persian needs it.
std::string cleaned(std::string_view text, std::size_t longest);

}  // namespace mohreh::match
