#include "engine/games/survive/placing.h"

#include "engine/games/survive/island.h"
#include "engine/games/survive/reasons.h"

namespace mohreh::survive {
namespace {

constexpr int kMostRedeals = 50;

void pass_on(State& state) {
  state.active = left_of(state.active, state.seats);
}

}  // namespace

// Rules §3.5, §11.3.
int boats_per_seat(const State& state) {
  return state.two_colours() ? state.options.boats_for_two_colours : 2;
}

int explorers_placed(const State& state) {
  int placed = 0;
  for (const Hex hex : state.place) placed += hex != Hex::none ? 1 : 0;
  return placed;
}

Explorer next_of(const State& state, Colour colour) {
  std::size_t i = static_cast<std::size_t>(colour) * kTeam;
  while (state.place[i] != Hex::none) ++i;
  return explorer_of(i);
}

// Rules §3.2. A walled-in beach may have the island dealt anew.
void deal_tile(State& state, Ground ground, Reporter& report) {
  state.ground[state.dealt++] = ground;
  if (state.dealt < kTiles) return;
  if (state.options.no_isolated_tiles && state.redeals < kMostRedeals &&
      has_isolated_beach(state)) {
    ++state.redeals;
    state.dealt = 0;
    state.ground = {};
    report.tell(Happened::redeal, state.redeals);
    return;
  }
  report.tell(Happened::dealt);
  state.phase = Phase::choose;
}

void list_choices(const State& state, MoveList<Move>& moves) {
  std::array<std::array<std::uint8_t, kHighestValue + 1>, kColours> left{};
  for (auto c = static_cast<int>(state.active.slot()); c < state.colours(); c += state.seats) {
    left[static_cast<std::size_t>(c)] = values_left(state, static_cast<Colour>(c));
  }
  for (int value = 1; value <= kHighestValue; ++value) {
    for (auto c = static_cast<int>(state.active.slot()); c < state.colours(); c += state.seats) {
      if (left[static_cast<std::size_t>(c)][static_cast<std::size_t>(value)] > 0) {
        // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): colours() is 4 at the most
        moves.push_back(Move::choose(value, static_cast<Colour>(c)));
      }
    }
  }
}

void list_places(const State& state, MoveList<Move>& moves) {
  std::array<std::uint8_t, kPlaces> people{};
  for (const Hex hex : state.place) ++people[index_of(hex)];
  for (const Hex tile : kBoard.hex_of_tile) {
    const int there = people[index_of(tile)];
    if (there == 0 || there < capacity_at_start(state, tile)) {
      moves.push_back(Move::at(MoveKind::place, tile));
    }
  }
}

void list_boat_places(const State& state, MoveList<Move>& moves) {
  for (std::size_t i = 0; i < kHexes; ++i) {
    const Hex hex = hex_of(i);
    if (is_shore(state, hex) && !has(state.boats, hex) && !has(state.serpents, hex)) {
      moves.push_back(Move::at(MoveKind::place_boat, hex));
    }
  }
}

void choose_explorer(State& state, int value, Colour colour, Reporter& report) {
  state.held = static_cast<std::uint8_t>(value);
  state.held_colour = colour;
  state.phase = Phase::place;
  report.tell(Happened::chosen, state.active);
  report.tell_only(state.active, Happened::own_value, value);
}

void place_explorer(State& state, Hex tile, Reporter& report) {
  const Explorer explorer = next_of(state, state.held_colour);
  state.place[index_of(explorer)] = tile;
  state.value[index_of(explorer)] = state.held;
  state.held = 0;
  state.held_colour = Colour::w;
  report.tell(Happened::placed, state.active, explorer, tile);
  pass_on(state);
  state.phase = explorers_placed(state) < state.explorers() ? Phase::choose : Phase::boat;
}

bool place_boat(State& state, Hex hex, Reporter& report) {
  --state.boats_left;
  add(state.boats, hex);
  report.tell(Happened::boat_placed, state.active, hex);
  pass_on(state);
  return kBoats - state.boats_left == boats_per_seat(state) * state.seats;
}

Reason why_not_placing(const State& state, Seat seat, const Move& move) {
  const Hex hex = move.hex();
  switch (move.kind) {
    case MoveKind::choose: {
      if (move.b >= state.colours() || move.a < 1 || move.a > kHighestValue) return kUnknownMove;
      // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): colours() is 4 at the most
      return state.owner(static_cast<Colour>(move.b)) == seat ? kValueUsed : kNotYours;
    }
    case MoveKind::place:
      if (move.a != 0 || (!on_board(hex) && !is_isle(hex))) return kUnknownMove;
      if (is_isle(hex) || !state.is_land(hex)) return kNoLand;
      return state.options.challenge.has(1) && capacity_at_start(state, hex) == 1 ? kTileCrowded
                                                                                  : kTileTaken;
    default:
      if (move.a != 0 || (!on_board(hex) && !is_isle(hex))) return kUnknownMove;
      if (is_isle(hex)) return kBoatShore;
      if (has(state.boats, hex) || has(state.serpents, hex)) return kHexTaken;
      return kBoatShore;
  }
}

}  // namespace mohreh::survive
