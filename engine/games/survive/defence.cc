#include "engine/games/survive/defence.h"

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/fleet.h"

namespace mohreh::survive {

SeatSet concerned(const State& state, Creature creature, Hex hex) {
  SeatSet seats;
  if (creature == Creature::shark) {
    for (int i = 0; i < state.explorers(); ++i) {
      const Explorer explorer = explorer_of(static_cast<std::size_t>(i));
      if (state.at(explorer) == hex && !state.is_aboard(explorer)) {
        seats = seats.with(state.owner(explorer));
      }
    }
  } else if (creature == Creature::whale && has(state.boats, hex)) {
    const Fleet fleet(state);
    for (int s = 0; s < state.seats; ++s) {
      if (fleet.controls(hex, seat_of(s))) seats = seats.with(seat_of(s));
    }
  }
  return seats.without(state.active);  // never in one's own turn
}

SeatSet still_to_answer(const State& state) {
  SeatSet seats = state.asked;
  for (int s = 0; s < state.seats; ++s) {
    if (state.answers[static_cast<std::size_t>(s)] != Answer::none) {
      seats = seats.without(seat_of(s));
    }
  }
  return seats;
}

void list_answers(const State& state, Seat seat, MoveList<Move>& moves) {
  moves.push_back(Move::plain(MoveKind::let));
  const auto back = static_cast<std::size_t>(defence_against(state.creature));
  for (std::size_t g = 0; g < kGrounds; ++g) {
    if (state.hand[seat.slot()][g][back] > 0) {
      moves.push_back(Move::of(MoveKind::defend, ground_of(g)));
    }
  }
}

void seal_answer(State& state, Seat seat, Answer answer, Reporter& report) {
  state.answers[seat.slot()] = answer;
  report.tell(Happened::answered, seat);
}

void settle_defence(State& state, Reporter& report) {
  const Hex hex = state.spot;
  for (int steps = 1; steps < state.seats; ++steps) {
    const Seat seat = left_of(state.active, state.seats, steps);
    const Answer answer = state.answers[seat.slot()];
    if (answer < Answer::beach) continue;
    const auto g = static_cast<std::size_t>(answer) - static_cast<std::size_t>(Answer::beach);
    const auto back = static_cast<std::size_t>(defence_against(state.creature));
    --state.hand[seat.slot()][g][back];
    ++state.open[g][back];
    take_off(state, state.creature, hex);
    report.tell(Happened::defended, seat, state.creature, hex);
    return;  // Rules §9.5: nothing else strikes there for this move
  }
  arrive(state, hex, arrival_of(state.creature), report);
}

}  // namespace mohreh::survive
