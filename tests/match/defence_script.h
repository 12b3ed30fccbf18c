#pragma once
// A way through a match of Survive up to an attack on two seats of which one holds the tile against
// it, and a twin of that way in which it holds another tile instead: everybody else sees the same.

#include <optional>
#include <vector>

#include "tests/match/table_driver.h"

namespace mohreh::match {

struct DefenceScript {
  std::vector<Entry> with_tile;
  std::vector<Entry> without;
  Seat attacker;
  AnyMove attack;  // asks holder and other
  Seat holder;
  Seat other;  // never holds it
};

// Looks for one that begins where the driver's match of three people stands.
std::optional<DefenceScript> find_defence(const TableDriver& driver, Seat holder);

// The match goes on with these plies, and everybody comes back to it.
void play_script(TableDriver& driver, const std::vector<Entry>& plies);

}  // namespace mohreh::match
