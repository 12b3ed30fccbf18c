#include "engine/games/survive/backs.h"

#include <algorithm>

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/reasons.h"

namespace mohreh::survive {
namespace {

template <std::size_t N>
void swallow(Hexes<N>& hexes, Hex hex) {
  while (has(hexes, hex)) drop(hexes, hex);
}

// Rules §7.4: the freed hex and the sea beside it; land and isles are spared.
void whirl(State& state, Reporter& report) {
  HexSet hexes = neighbour_set(state.spot) & sea_of(state);
  hexes.add(state.spot);
  int lost = 0;
  hexes.each([&](Hex hex) {
    lost += lose_swimmers(state, hex);
    if (has(state.boats, hex)) lost += lose_boat(state, hex);
    swallow(state.serpents, hex);
    swallow(state.sharks, hex);
    swallow(state.whales, hex);
  });
  report.tell(Happened::whirlpool, lost, state.spot);
}

void surface(State& state, Back back, std::uint8_t& supply, Reporter& report) {
  if (supply == 0) {  // cannot happen with the usual pieces
    report.tell(Happened::no_supply, back);
    return;
  }
  --supply;
  const Creature creature = back == Back::shark ? Creature::shark : Creature::whale;
  put_on(state, creature, state.spot);
  report.tell(Happened::appears, back, state.spot);
  arrive(state, state.spot, arrival_of(creature), report);
}

// Rules §7.3: those in the water board at once; of more than three the active seat picks.
void launch(State& state, Reporter& report) {
  if (state.boats_left == 0) {
    report.tell(Happened::no_supply, Back::boat);
    return;
  }
  --state.boats_left;
  add(state.boats, state.spot);
  report.tell(Happened::appears, Back::boat, state.spot);
  if (explorers_at(state, state.spot) > kRoom) {
    state.phase = Phase::pick;
    return;
  }
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.place[i] != state.spot) continue;
    state.aboard[i] = true;
    report.tell(Happened::picked, explorer_of(i), state.spot);
  }
}

}  // namespace

Backs unseen_backs(const State& state, Ground ground) {
  const std::size_t g = slot_of(ground);
  Backs unseen = kAllTiles[g];
  for (std::size_t b = 0; b < kBacks; ++b) {
    int seen = state.open[g][b];
    for (const TileCounts& hand : state.hand) seen += hand[g][b];
    unseen[b] = static_cast<std::uint8_t>(unseen[b] - seen);
  }
  return unseen;
}

TileCounts backs_left(const State& state) {
  TileCounts left{};
  for (std::size_t g = 0; g < kGrounds; ++g) left[g] = unseen_backs(state, ground_of(g));
  return left;
}

void sink_tile(State& state, Hex tile, Reporter& report) {
  state.spot = tile;
  state.sunk = state.ground_at(tile);
  state.ground[kBoard.tile[index_of(tile)]] = Ground::sea;
  state.phase = Phase::back;
  report.tell(Happened::sunk, state.active, state.sunk, tile);
  if (const int fallen = explorers_at(state, tile); fallen > 0) {
    report.tell(Happened::fell, fallen, tile);
  }
}

Reason why_not_sink(const State& state, Hex tile) {
  if (!on_board(tile)) return is_isle(tile) ? kNoLand : kUnknownMove;
  const Ground ground = state.ground_at(tile);
  if (ground == Ground::sea) return kNoLand;
  const Ground due = due_ground(state);
  if (ground != due) return due == Ground::beach ? kBeachFirst : kForestFirst;
  return kInland;
}

void turn_over(State& state, Back back, Reporter& report) {
  const std::size_t g = slot_of(state.sunk);
  const auto b = static_cast<std::size_t>(back);
  if (is_kept(back)) {
    ++state.hand[state.active.slot()][g][b];
    state.fresh = back;
    report.tell(Happened::kept, state.active, state.sunk);
    report.tell_only(state.active, Happened::own_tile, back);
    return;
  }
  ++state.open[g][b];
  switch (back) {
    case Back::shark:
      surface(state, back, state.sharks_left, report);
      break;
    case Back::whale:
      surface(state, back, state.whales_left, report);
      break;
    case Back::boat:
      launch(state, report);
      break;
    case Back::whirlpool:
      whirl(state, report);
      break;
    default:  // Rules §7.5, §12.2, §12.4
      report.tell(Happened::volcano);
      if (state.options.challenge.has(2) || state.options.challenge.has(4)) {
        whirl(state, report);
      } else {
        state.phase = Phase::over;
      }
      break;
  }
}

namespace {

// Picks rise, so that three of them mean one crew: first the active seat's explorers, then those of
// the seats to its left, each by name.
int order_of(const State& state, std::size_t i) {
  const Seat seat = state.owner(explorer_of(i));
  const int turn = (seat.index - state.active.index + state.seats) % state.seats;
  return turn * kExplorers + static_cast<int>(i);
}

}  // namespace

int picks_left(const State& state) {
  return state.phase == Phase::pick ? kRoom - passengers_at(state, state.spot) : 0;
}

PlainList<Explorer, kExplorers> waiting_for_boat(const State& state) {
  PlainList<Explorer, kExplorers> waiting;
  if (state.phase != Phase::pick) return waiting;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.place[i] == state.spot && !state.aboard[i]) waiting.push_back(explorer_of(i));
  }
  std::sort(waiting.items.begin(), waiting.items.begin() + waiting.count,
            [&state](Explorer a, Explorer b) {
              return order_of(state, index_of(a)) < order_of(state, index_of(b));
            });
  return waiting;
}

void list_picks(const State& state, MoveList<Move>& moves) {
  const int last = state.who == Explorer::none ? -1 : order_of(state, index_of(state.who));
  const auto may_follow = [&state](std::size_t i, int after) {
    return state.place[i] == state.spot && !state.aboard[i] && order_of(state, i) > after;
  };
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (!may_follow(i, last)) continue;
    int later = 0;
    for (std::size_t j = 0; j < kExplorers; ++j) later += may_follow(j, order_of(state, i)) ? 1 : 0;
    // Enough must be left for the picks to come.
    if (later >= picks_left(state) - 1) moves.push_back(Move::of(MoveKind::pick, explorer_of(i)));
  }
}

bool pick(State& state, Explorer explorer, Reporter& report) {
  state.aboard[index_of(explorer)] = true;
  state.who = explorer;
  report.tell(Happened::picked, explorer, state.spot);
  return picks_left(state) > 0;
}

}  // namespace mohreh::survive
