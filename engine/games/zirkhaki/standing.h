#pragma once
// What the cards on the table come to, for whoever may know what a view holds: what burns, what is
// saved, what the fields are worth. It follows from the view, so that it is written but not held.

#include <cstdint>

#include "engine/core/plain_list.h"
#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

struct View;

struct Standing {
  bool second_asked = false;        // the own card to pick is the trickster's second
  std::uint8_t guarded = 0;         // the first so many of the area, which a carpet saves
  PlainList<Kind, 2> linked;        // kinds of the area that act together
  PlainList<Kind, kKinds> burning;  // kinds of which a card would burn the turn
  BySeat<std::uint8_t> points{};
};

Standing standing_in(const View& view);

}  // namespace mohreh::zirkhaki
