#include "engine/games/draftosaurus/turn.h"

#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/events.h"
#include "engine/games/draftosaurus/quarantine.h"
#include "engine/games/draftosaurus/result.h"

namespace mohreh::draftosaurus {
namespace {

int number(Species species) {
  return static_cast<int>(species);
}
int number(Place place) {
  return static_cast<int>(place);
}

// Opens the next question to all seats.
void ask(State& state, Phase phase) {
  state.phase = phase;
  state.sealed = SeatSet{};
}

// Rules §3.1: hands are filled seat after seat, from the holder of the die. The zoos of a summer
// game stay on the table until the first dinosaur of the winter game is drawn (Rules §9.4).
void draw(State& state, Species species, Reporter& report) {
  if (state.phase == Phase::interval) {
    keep_for_match(state);
    begin_game(state, Board::winter);
    report.tell(Happened::game, {static_cast<int>(Board::winter)});
  }
  const Seat seat = state.drawer();
  take_from(state.bag, species);
  add_to(State::at(state.hand, seat), species);
  report.tell_only(seat, Happened::drawn, {number(species)});
  if (++state.drawn < kHandSize * state.seats) return;
  state.drawn = 0;
  state.phase = Phase::roll;
  report.tell(Happened::dealt, {round_of(state.turn, state.seats)});
}

// Rules §3.2.
void roll(State& state, Face face, Reporter& report) {
  state.face = face;
  ask(state, Phase::choose);
  report.tell(Happened::roll, {state.roller.index, static_cast<int>(face)});
}

// Rules §9.4: the winter game of a match, or the end.
void end_game(State& state, Reporter& report) {
  report_scores(state, report);
  if (state.options.board == Board::match && state.side == Board::summer) {
    ask(state, Phase::interval);
    return;
  }
  ask(state, Phase::over);
  if (decided_by_trexes(state)) report.tell(Happened::tie_trex);
}

void leave(State& state, Seat seat, Place place, Reporter& report) {
  Zoo& zoo = State::at(state.zoo, seat);
  report.tell(Happened::leave, {seat.index, number(quarantined_in(zoo)), number(place)});
  leave_quarantine(zoo, place);
  state.released = state.released.with(seat);
}

// Rules §8.5, §9.1: quarantined dinosaurs move out, by their owners' choice or by themselves.
void end_placing(State& state, Reporter& report) {
  const SeatSet waiting = seats_in_quarantine(state);
  if (!waiting.empty() && state.options.quarantine == LeavingQuarantine::owner) {
    ask(state, Phase::quarantine);
    return;
  }
  for (int s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(s);
    if (waiting.has(seat)) leave(state, seat, best_after_quarantine(state, seat), report);
  }
  end_game(state, report);
}

// Rules §3.5, §4.3: what is left of the hands goes to the left; two players swap.
void pass_hands(State& state, Reporter& report) {
  const Heap last = state.hand[state.seats - 1U];
  for (std::size_t s = state.seats - 1U; s > 0; --s) state.hand[s] = state.hand[s - 1];
  state.hand[0] = last;
  report.tell(state.seats == 2 ? Happened::swap : Happened::pass);
}

// Rules §3.6: the die goes on after every turn, also from round to round.
void end_turn(State& state, Reporter& report) {
  state.sealed = SeatSet{};
  state.face = Face::woods;
  state.roller = seat_of(state.roller.index + 1 == state.seats ? 0 : state.roller.index + 1);
  ++state.turn;
  if (turn_in_round(state.turn, state.seats) != 0) {
    pass_hands(state, report);
    state.phase = Phase::roll;
    return;
  }
  report.tell(Happened::round, {round_of(state.turn - 1, state.seats)});
  if (state.turn < kTurns) {
    state.phase = Phase::deal;
    return;
  }
  state.turn = kTurns - 1;
  end_placing(state, report);
}

// Rules §3.4: everybody's dinosaur goes where its owner has sealed.
void place_all(State& state, Reporter& report) {
  for (int s = 0; s < state.seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    const Species species = state.chosen[at];
    const Place place = state.place[at];
    state.zoo[at].push_back(placed(species, place));
    if (place == Place::river) {
      report.tell(Happened::river, {s, number(species)});
    } else {
      report.tell(Happened::place, {s, number(species), number(place)});
    }
  }
  state.chosen = {};
  state.place = {};
  if (state.seats == 2) {
    ask(state, Phase::discard);
  } else {
    end_turn(state, report);
  }
}

// Rules §3.4: all choices leave the hands at the same moment.
void take_chosen(State& state) {
  for (std::size_t s = 0; s < state.seats; ++s) take_from(state.hand[s], state.chosen[s]);
}

void show_choices(State& state, Reporter& report) {
  take_chosen(state);
  for (int s = 0; s < state.seats; ++s) {
    report.tell(Happened::show, {s, number(state.chosen[static_cast<std::size_t>(s)])});
  }
  ask(state, Phase::place);
}

// Rules §4.2, §11.4: a discard is open to the other seat when it is shown, or when it came out of
// a hand that seat has held; only the first turn of a round is played with a hand it never saw.
void put_away(State& state, Reporter& report) {
  take_chosen(state);
  const bool shown = state.options.two_player_discard == Discards::open;
  const bool deduced = turn_in_round(state.turn, state.seats) > 0;
  for (int s = 0; s < state.seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    Box& box = state.box[at];
    add_to(shown || deduced ? box.open : box.hidden, state.chosen[at]);
    if (shown) {
      report.tell(Happened::discard, {s, number(state.chosen[at])});
    } else {
      report.tell(Happened::discard_hidden, {s});
    }
  }
  state.chosen = {};
  end_turn(state, report);
}

void all_leave(State& state, Reporter& report) {
  for (int s = 0; s < state.seats; ++s) {
    if (state.sealed.has(seat_of(s))) {
      leave(state, seat_of(s), state.place[static_cast<std::size_t>(s)], report);
    }
  }
  state.place = {};
  end_game(state, report);
}

// True when this was the last seal that was waited for.
bool seal(State& state, Seat seat, Reporter& report) {
  state.sealed = state.sealed.with(seat);
  report.tell(Happened::sealed, {seat.index});
  return Draftosaurus::actors(state).nobody();
}

void seal_species(State& state, Seat seat, Species species, Reporter& report) {
  State::at(state.chosen, seat) = species;
  report.tell_only(seat, Happened::own_choice, {number(species)});
}

void seal_place(State& state, Seat seat, Species species, Place place, Reporter& report) {
  State::at(state.place, seat) = place;
  report.tell_only(seat, Happened::own_place, {number(species), number(place)});
}

}  // namespace

void begin_game(State& state, Board side) {
  state.side = side;
  state.phase = Phase::deal;
  state.turn = 0;
  state.drawn = 0;
  state.face = Face::woods;
  state.sealed = SeatSet{};
  state.bag = full_bag(state.seats);
  state.zoo = {};
  state.hand = {};
  state.box = {};
}

void Draftosaurus::apply(State& state, const Ply<Move>& ply, EventLog* log) {
  Reporter report(log);
  const Move move = ply.move;
  switch (move.kind) {
    case MoveKind::first:  // Rules §2.3
      state.roller = seat_of(move.a);
      state.phase = Phase::deal;
      report.tell(Happened::first, {move.a});
      break;
    case MoveKind::draw:
      draw(state, move.species(), report);
      break;
    case MoveKind::roll:
      roll(state, move.face(), report);
      break;
    case MoveKind::choose:
      seal_species(state, ply.by, move.species(), report);
      if (seal(state, ply.by, report)) show_choices(state, report);
      break;
    case MoveKind::put:  // Rules §3.7
      State::at(state.chosen, ply.by) = move.species();
      seal_place(state, ply.by, move.species(), move.where(), report);
      if (seal(state, ply.by, report)) {
        take_chosen(state);
        place_all(state, report);
      }
      break;
    case MoveKind::place:
      seal_place(state, ply.by, State::at(state.chosen, ply.by), move.where(), report);
      if (seal(state, ply.by, report)) place_all(state, report);
      break;
    case MoveKind::discard:
      seal_species(state, ply.by, move.species(), report);
      if (seal(state, ply.by, report)) put_away(state, report);
      break;
    case MoveKind::leave:
      seal_place(state, ply.by, quarantined_in(State::at(state.zoo, ply.by)), move.where(), report);
      if (seal(state, ply.by, report)) all_leave(state, report);
      break;
  }
}

}  // namespace mohreh::draftosaurus
