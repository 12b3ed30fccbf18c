#pragma once
// Who writes boards for people: supplies words, digits, names and inks, and knows how wide a text
// stands. The engine asks it and so knows no language and no terminal. The plain scribe of goldens
// answers with the ids themselves.

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/seat.h"

namespace mohreh {

enum class Ink { plain, strong, faint, good, bad, warm, own };

class Scribe {
 public:
  Scribe() = default;
  Scribe(const Scribe&) = delete;
  Scribe& operator=(const Scribe&) = delete;
  virtual ~Scribe() = default;

  // A word of the game's own area: word("furnace").
  virtual std::string word(std::string_view id) const { return std::string(id); }
  virtual std::string number(int n) const { return std::to_string(n); }
  virtual std::string seat_name(Seat seat) const { return "seat " + std::to_string(seat.index); }
  virtual std::string paint(Ink, std::string_view text) const { return std::string(text); }
};

// Columns a text takes in a terminal: code points, less the marks and joiners that take none.
std::size_t columns(std::string_view utf8);

// `text` followed by blanks up to `width` columns; painted text keeps its width.
std::string padded(const Scribe& scribe, Ink ink, std::string_view text, std::size_t width);

}  // namespace mohreh
