#include "engine/games/survive/movement.h"

#include <algorithm>
#include <array>

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/fleet.h"

namespace mohreh::survive {
namespace {

bool has_swum(const State& state, Explorer explorer) {
  return std::find(state.swum.begin(), state.swum.end(), explorer) != state.swum.end();
}

// Rules §5.2: each explorer one swim move a turn; by the host's choice one in all.
bool may_swim(const State& state, Explorer explorer) {
  if (state.options.swim_limit == SwimLimit::one_swimmer) return state.swum.empty();
  return !has_swum(state, explorer);
}

// What a hex is to somebody who moves.
enum class Footing : std::uint8_t { water, land, boat, full_boat };

// The board and the active seat's explorers as step 2 needs them, gathered once.
struct Scene {
  std::array<Footing, kPlaces> footing{};
  FixedList<Explorer, 20> on_land;
  FixedList<Explorer, 20> in_boat;
  FixedList<Explorer, 20> in_water;
};

void gather(const State& state, const Fleet& fleet, Scene& scene) {
  for (std::size_t t = 0; t < kTiles; ++t) {
    scene.footing[index_of(kBoard.hex_of_tile[t])] =
        state.ground[t] == Ground::sea ? Footing::water : Footing::land;
  }
  for (const Hex hex : state.boats) {
    scene.footing[index_of(hex)] = fleet.has_room(hex) ? Footing::boat : Footing::full_boat;
  }
  for (auto colour = static_cast<int>(state.active.slot()); colour < state.colours();
       colour += state.seats) {
    const auto first = static_cast<std::size_t>(colour) * kTeam;
    for (std::size_t i = first; i < first + kTeam; ++i) {
      const Hex hex = state.place[i];
      if (!on_board(hex)) continue;
      if (state.aboard[i]) {
        scene.in_boat.push_back(explorer_of(i));
      } else if (scene.footing[index_of(hex)] == Footing::land) {
        scene.on_land.push_back(explorer_of(i));
      } else {
        scene.in_water.push_back(explorer_of(i));
      }
    }
  }
}

// Where the next move is written; `keep` says whether it counts. Writing first and counting then
// spares a branch that nothing could foresee. The list has room for one move more than there are.
class Pen {
 public:
  explicit Pen(Move* at) : at_(at) {}
  void write(const Move& move, bool keep = true) {
    *at_ = move;
    at_ += keep ? 1 : 0;
  }
  void write_all(const Move* from, const Move* to) { at_ = std::copy(from, to, at_); }
  const Move* end() const { return at_; }

 private:
  Move* at_;
};

void list_from_land(const State& state, const Scene& scene, Pen& pen) {
  std::array<Move, 121> boards;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::array<Move, 121> waters;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  Pen boarding(boards.data());
  Pen entering(waters.data());
  for (const Explorer explorer : scene.on_land) {
    const bool swims = may_swim(state, explorer);
    for (const Hex hex : neighbours(state.at(explorer))) {
      const Footing footing = scene.footing[index_of(hex)];
      pen.write(Move::to(MoveKind::walk, explorer, hex), footing == Footing::land);
      boarding.write(Move::to(MoveKind::board, explorer, hex), footing == Footing::boat);
      entering.write(Move::to(MoveKind::enter_water, explorer, hex),
                     swims && footing != Footing::land);
    }
  }
  pen.write_all(boards.data(), boarding.end());
  pen.write_all(waters.data(), entering.end());
}

void list_from_boats(const State& state, const Scene& scene, Pen& pen) {
  for (const Explorer explorer : scene.in_boat) {
    for (const Hex hex : neighbours(state.at(explorer))) {
      pen.write(Move::to(MoveKind::hop, explorer, hex),
                scene.footing[index_of(hex)] == Footing::boat);
    }
  }
  for (const Explorer explorer : scene.in_boat) {
    pen.write(Move::of(MoveKind::jump, explorer), may_swim(state, explorer));
  }
}

void list_from_water(const State& state, const Scene& scene, Pen& pen) {
  for (const Explorer explorer : scene.in_water) {
    if (!may_swim(state, explorer)) continue;
    for (const Hex hex : neighbours(state.at(explorer))) {
      pen.write(Move::to(MoveKind::swim, explorer, hex),
                scene.footing[index_of(hex)] != Footing::land);
    }
  }
  for (const Explorer explorer : scene.in_water) {
    const bool boat = scene.footing[index_of(state.at(explorer))] == Footing::boat;
    pen.write(Move::of(MoveKind::climb, explorer), boat && may_swim(state, explorer));
  }
}

// From a boat it is no swim move, from the water it is. Names rise through both.
void list_landings(const State& state, const Scene& scene, Pen& pen) {
  const Explorer* aboard = scene.in_boat.begin();
  const Explorer* swimmer = scene.in_water.begin();
  while (aboard != scene.in_boat.end() || swimmer != scene.in_water.end()) {
    const bool from_boat =
        swimmer == scene.in_water.end() || (aboard != scene.in_boat.end() && *aboard < *swimmer);
    const Explorer explorer = from_boat ? *aboard++ : *swimmer++;
    pen.write(Move::of(MoveKind::land, explorer), isle_beside(state.at(explorer)) != Hex::none &&
                                                      (from_boat || may_swim(state, explorer)));
  }
}

void list_sailings(const State& state, const Fleet& fleet, const Scene& scene, Pen& pen) {
  for (const Hex from : state.boats) {
    if (!fleet.is_empty(from) && !fleet.controls(from, state.active)) continue;
    for (const Hex hex : neighbours(from)) {
      pen.write(Move::to(MoveKind::sail, from, hex),
                scene.footing[index_of(hex)] == Footing::water);
    }
  }
}

void step_to(State& state, Explorer explorer, Hex hex, bool aboard) {
  state.place[index_of(explorer)] = hex;
  state.aboard[index_of(explorer)] = aboard;
}

}  // namespace

void list_movements(const State& state, MoveList<Move>& moves) {
  const Fleet fleet(state);
  Scene scene;
  gather(state, fleet, scene);
  Pen pen(moves.data());
  list_from_land(state, scene, pen);
  list_from_boats(state, scene, pen);
  list_from_water(state, scene, pen);
  list_landings(state, scene, pen);
  list_sailings(state, fleet, scene, pen);
  pen.write(Move::plain(MoveKind::end_moves));
  moves.resize(static_cast<std::size_t>(pen.end() - moves.data()));
}

void sail(State& state, Hex from, Hex to, Reporter& report) {
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.place[i] == from && state.aboard[i]) state.place[i] = to;
  }
  drop(state.boats, from);
  add(state.boats, to);
  arrive(state, to, Arrival::boat, report);
}

void make_movement(State& state, const Move& move, Reporter& report) {
  --state.points;
  const Explorer explorer = move.explorer();
  const Seat seat = state.active;
  if (move.kind == MoveKind::sail) {
    report.tell(Happened::sailed, seat, move.from(), move.hex());
    sail(state, move.from(), move.hex(), report);
    return;
  }
  const Hex from = state.at(explorer);
  if (is_swim(move.kind) || (move.kind == MoveKind::land && !state.is_aboard(explorer))) {
    state.swum.push_back(explorer);
  }
  switch (move.kind) {
    case MoveKind::walk:
      step_to(state, explorer, move.hex(), false);
      report.tell(Happened::walked, seat, explorer, move.hex());
      return;
    case MoveKind::board:
    case MoveKind::hop:
      step_to(state, explorer, move.hex(), true);
      report.tell(Happened::boarded, seat, explorer, move.hex());
      break;
    case MoveKind::climb:
      step_to(state, explorer, from, true);
      report.tell(Happened::boarded, seat, explorer, from);
      break;
    case MoveKind::enter_water:
      step_to(state, explorer, move.hex(), false);
      report.tell(Happened::entered, seat, explorer, move.hex());
      break;
    case MoveKind::jump:
      step_to(state, explorer, from, false);
      report.tell(Happened::entered, seat, explorer, from);
      break;
    case MoveKind::swim:
      step_to(state, explorer, move.hex(), false);
      report.tell(Happened::swam, seat, explorer, move.hex());
      break;
    default:
      step_to(state, explorer, isle_beside(from), false);
      report.tell(Happened::saved, seat, explorer, isle_beside(from));
      return;
  }
  const bool stays = move.kind == MoveKind::climb || move.kind == MoveKind::jump;
  arrive(state, stays ? from : move.hex(), Arrival::explorer, report);
}

}  // namespace mohreh::survive
