#pragma once
// How much each of two seats has put back into the box so far. Rules §4.2, §11.4.

#include "engine/games/draftosaurus/state.h"

namespace mohreh::draftosaurus {

struct BoxSizes {
  int open;
  int hidden;
};

// Works on a State and on a View alike.
template <class Table>
BoxSizes box_sizes(const Table& table) {
  if (table.seats != 2) return {0, 0};
  const int discards = is_all_placed(table.phase) ? kTurns : table.turn;
  if (table.options.two_player_discard == Discards::open) return {discards, 0};
  // Only the first discard of a round comes out of a hand the other seat never held.
  const int hidden = (discards + 2) / 3;
  return {discards - hidden, hidden};
}

}  // namespace mohreh::draftosaurus
