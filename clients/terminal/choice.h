#pragma once
// What a typed line means at a terminal table.

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/facade/any_game.h"

namespace mohreh {

enum class ChoiceKind { move, refused, unknown, help, board, odds, log, take_back, quit };

struct Choice {
  ChoiceKind kind = ChoiceKind::unknown;
  AnyMove move;   // of a move
  Reason reason;  // of a refusal
};

// A number picks from `moves` (counted from 1, in Latin or Persian digits); ? b o l u q ask; else
// it is a move as records write it.
Choice read_choice(std::string_view line, const AnyState& state, Seat seat,
                   const AnyMoveList& moves);

// Which moves of a long list to print: all of a short one, else some from end to end.
std::vector<std::size_t> moves_to_show(std::size_t count);

}  // namespace mohreh
