#pragma once
// How wide the terminal is.

#include <sys/ioctl.h>

#include <cstddef>

namespace mohreh {

// Columns of the terminal behind a file descriptor; 80 where nobody knows.
inline std::size_t terminal_width(int descriptor) {
  winsize size{};
  const bool known = ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : 80;
}

}  // namespace mohreh
