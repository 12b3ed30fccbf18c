#pragma once
// Lines that fit a terminal: broken between words, never inside one, and measured by the columns
// they take (Persian marks and joiners and colours take none).

#include <cstddef>
#include <string>
#include <string_view>

namespace mohreh {

// Every line that is wider is broken at its blanks; what follows stands a little further in. A word
// that is wider than a line stays whole.
std::string wrapped(std::string_view text, std::size_t width);

// Columns that a text with colours takes.
std::size_t painted_columns(std::string_view text);

}  // namespace mohreh
