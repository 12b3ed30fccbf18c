// The facts of the game, and how a match begins.

#include "engine/games/zirkhaki/events.h"
#include "engine/games/zirkhaki/reasons.h"
#include "engine/games/zirkhaki/turn.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {

namespace {

constexpr int kMostCards = 2 * kCards;
// In a turn every kind acts once at the most: a shot, a theft, two own cards, three burnt cards
// turned up and one of them played, three cards looked at; then the area is collected with a bonus
// of twice its ten kinds.
constexpr int kMostPliesPerTurn = 1 + 1 + 2 + 4 + 3 + 1 + 2 * kKinds;
// Who begins, the rings and their choice; revealing takes two plies a card, and there is no turn
// without a card.
constexpr int kMostPlies = 1 + 2 * kRings + kMostCards * (2 + kMostPliesPerTurn);

constexpr std::array<std::string_view, kKinds + 6> kRows = {
    "astrolabe", "pistol", "dagger", "carpet",    "snake", "horseshoe", "coin",     "chest",
    "key",       "map",    "gain",   "goldsmith", "bonus", "if_burnt",  "own_loss", "victim_loss"};
constexpr std::array<std::string_view, 3> kOdds = {"burn", "helps", "no_gain"};

}  // namespace

const GameInfo Zirkhaki::kInfo = {
    .key = "zirkhaki",
    .rules_version = 1,
    .min_seats = 2,
    .max_seats = kMostSeats,
    .usual_seats = 2,
    .longest_list = kLongestList,
    .max_plies = kMostPlies,
    .moves = kMoves,
    .events = kEvents,
    .reasons = kReasons,
    .rows = kRows,
    .odds = kOdds,
};

// Rules §2.
State Zirkhaki::setup(const Options& options, int seats) {
  State state;
  state.options = options;
  state.seats = static_cast<std::uint8_t>(seats);
  state.burnt = Pile::lowest(state.copies());
  if (options.first_seat != kChance) {
    state.active = options.first_seat;
    Reporter silent(nullptr);
    begin_match(state, silent);
  }
  return state;
}

}  // namespace mohreh::zirkhaki
