// The facts of the game, and how a match begins.

#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/events.h"
#include "engine/games/draftosaurus/reasons.h"
#include "engine/games/draftosaurus/rows.h"
#include "engine/games/draftosaurus/turn.h"

namespace mohreh::draftosaurus {
namespace {

// Every dinosaur is drawn; a turn has a roll and up to two questions to each seat (with two seats
// three); quarantine asks once more. A match is two games.
constexpr int kMostPliesAGame =
    2 * kHandSize * kMostSeats + kTurns * (1 + 2 * kMostSeats) + kMostSeats;

}  // namespace

const GameInfo Draftosaurus::kInfo = {
    .key = "draftosaurus",
    .rules_version = 1,
    .min_seats = 2,
    .max_seats = kMostSeats,
    .usual_seats = 3,
    .longest_list = kLongestList,
    .max_plies = 1 + 2 * kMostPliesAGame,
    .moves = kMoves,
    .events = kEvents,
    .reasons = kReasons,
    .rows = kRows,
    .odds = kSpeciesNames,
};

// Rules §2.
State Draftosaurus::setup(const Options& options, int seats) {
  State state;
  state.options = options;
  state.seats = static_cast<std::uint8_t>(seats);
  begin_game(state, options.board == Board::winter ? Board::winter : Board::summer);
  if (options.first_seat == kChance) {
    state.phase = Phase::first;
  } else {
    state.roller = options.first_seat;
  }
  return state;
}

}  // namespace mohreh::draftosaurus
