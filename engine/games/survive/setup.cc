// The facts of the game, and how a match begins.

#include "engine/games/survive/events.h"
#include "engine/games/survive/reasons.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {

namespace {

// The longest match is one of challenge 2: at most 40 leave, and before each of them and after the
// last somebody comes nearer at most 8 times; fifty rounds at the most without
// either end it. A turn has at most
// 19 plies, defence windows included; the set-up is a deal with 50 redeals, explorers and boats.
constexpr int kMostTurns = (kExplorers + (kExplorers + 1) * 8 + 1) * kMostIdleRounds * kMostSeats;
constexpr int kMostPlies = 1 + 51 * kTiles + 2 * kExplorers + kBoats + kMostTurns * 19;

constexpr std::array<std::string_view, 13> kRows = {
    "value_1",  "value_2",     "value_3",    "value_4", "value_5",   "value_6",  "saved",
    "lost_own", "lost_others", "boats_lost", "spilled", "in_danger", "saved_now"};
constexpr std::array<std::string_view, 6> kOddsRows = {"shark",     "whale",   "boat",
                                                       "whirlpool", "volcano", "kept"};

}  // namespace

const GameInfo Survive::kInfo = {
    .key = "survive",
    .rules_version = 2,
    .min_seats = 2,
    .max_seats = kMostSeats,
    .usual_seats = 4,
    .longest_list = kLongestList,
    .max_plies = kMostPlies,
    .moves = kMoves,
    .events = kEvents,
    .reasons = kReasons,
    .rows = kRows,
    .odds = kOddsRows,
};

// Rules §3.1, §3.3.
State Survive::setup(const Options& options, int seats) {
  State state;
  state.options = options;
  state.seats = static_cast<std::uint8_t>(seats);
  state.place.fill(Hex::none);
  for (const Hex hex : kSerpentStarts) add(state.serpents, hex);
  if (options.first_seat != kChance) {
    state.first = state.active = seat_of(options.first_seat.index % seats);
    state.phase = Phase::deal;
  }
  return state;
}

}  // namespace mohreh::survive
