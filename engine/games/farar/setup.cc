// The facts of the game, and how a match begins.

#include "engine/games/farar/events.h"
#include "engine/games/farar/farar.h"
#include "engine/games/farar/money.h"
#include "engine/games/farar/reasons.h"
#include "engine/games/farar/round.h"

namespace mohreh::farar {

namespace {

constexpr int kMostRounds = 1000;
// A bet a seat, and for each coal at most the coal and the choice after it.
constexpr int kMostPliesPerRound = kMostSeats + 2 * kCoals;

constexpr std::array<std::string_view, 8> kRows = {"purse",   "stake",    "if_won",   "if_highest",
                                                   "if_lost", kChanceRow, "if_devil", "devil_fine"};
constexpr std::array<std::string_view, 3> kOdds = {"devil", "cover", "reach"};

}  // namespace

const GameInfo Farar::kInfo = {
    .key = "farar",
    .rules_version = 1,
    .min_seats = 2,
    .max_seats = kMostSeats,
    .usual_seats = 4,
    .longest_list = kLongestList,
    .max_plies = 1 + kMostRounds * kMostPliesPerRound,
    .moves = kMoves,
    .events = kEvents,
    .reasons = kReasons,
    .rows = kRows,
    .odds = kOdds,
};

// Rules §2.
State Farar::setup(const Options& options, int seats) {
  State state;
  state.options = options;
  state.seats = static_cast<std::uint8_t>(seats);
  for (std::size_t s = 0; s < state.seats; ++s) state.wealth[s] = kStartWealth;
  state.counted = state.wealth;
  if (options.first_seat != kChance) {
    state.start = options.first_seat;
    Reporter silent(nullptr);
    begin_round(state, silent);
  }
  return state;
}

}  // namespace mohreh::farar
