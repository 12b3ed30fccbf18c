// What the kinds do when they are placed, and what the active seat's answers do. Rules §5.

#include "engine/games/zirkhaki/area.h"
#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/turn.h"

namespace mohreh::zirkhaki {
namespace {

void lapse(State& state, Kind kind, Reporter& report) {
  report.tell(Happened::fizzle, {number_of(kind)});
  proceed(state, report);
}

// The active seat sees the card at `place` of the deck from now on; with an open astrolabe all do.
// Rules §5.1, §11.2.
void let_see(State& state, std::size_t place, Reporter& report) {
  const bool open = state.options.astrolabe_public;
  const SeatSet seen = open ? SeatSet::first(state.seats) : state.seen_by[place].with(state.active);
  state.seen_by[place] = seen;
  const int card = number_of(state.peeked[place]);
  const int nth = static_cast<int>(place) + 1;
  if (open) {
    report.tell(Happened::peeked, {card, nth});
  } else {
    report.tell_only(state.active, Happened::peeked, {card, nth});
  }
}

void look_on(State& state, Reporter& report) {
  if (static_cast<int>(state.peeked.size()) < cards_to_peek(state)) {
    state.phase = Phase::peek;
  } else {
    proceed(state, report);
  }
}

// Rules §5.1: cards that were looked at before still lie there; the others are seen one by one.
void look(State& state, Reporter& report) {
  const int cards = cards_to_peek(state);
  if (cards == 0) {
    lapse(state, Kind::astrolabe, report);
    return;
  }
  report.tell(Happened::peek, {state.active.index, cards});
  for (int i = 0; i < cards && i < static_cast<int>(state.peeked.size()); ++i) {
    let_see(state, static_cast<std::size_t>(i), report);
  }
  look_on(state, report);
}

// Rules §5.5.
void demand_two(State& state, Reporter& report) {
  report.tell(Happened::snake, {cards_due(state.options, state.area)});
  proceed(state, report);
}

// Rules §5.6, §7.7.
void ask_for_own_card(State& state, Reporter& report) {
  if (state.own_field().empty()) {
    lapse(state, Kind::horseshoe, report);
    return;
  }
  state.second_due = owes_second_card(state.worn());
  state.phase = Phase::horseshoe;
}

// Rules §5.9, §7.6.
void open_burnt_pile(State& state, Reporter& report) {
  if (state.burnt.empty()) {
    lapse(state, Kind::map, report);
  } else if (reads_whole_pile(state.worn())) {
    report.tell(Happened::pile_opened, {state.active.index, state.burnt.size()});
    state.phase = Phase::map;
  } else {
    state.phase = Phase::show;
  }
}

void aim(State& state, Phase phase, bool has_target, Kind kind, Reporter& report) {
  if (has_target) {
    state.phase = phase;
  } else {
    lapse(state, kind, report);
  }
}

bool acts_when_placed(Kind kind) {
  return kind != Kind::carpet && kind != Kind::coin && kind != Kind::chest && kind != Kind::key;
}

}  // namespace

void act(State& state, Kind kind, Reporter& report) {
  if (!acts_when_placed(kind)) {
    proceed(state, report);
    return;
  }
  if (!state.options.acts(kind)) {  // Rules §10.2
    report.tell(Happened::no_power, {number_of(kind)});
    proceed(state, report);
    return;
  }
  switch (kind) {
    case Kind::astrolabe:
      look(state, report);
      break;
    case Kind::pistol:
      aim(state, Phase::pistol, can_shoot(state), kind, report);
      break;
    case Kind::dagger:
      aim(state, Phase::dagger, can_steal(state), kind, report);
      break;
    case Kind::snake:
      demand_two(state, report);
      break;
    case Kind::horseshoe:
      ask_for_own_card(state, report);
      break;
    case Kind::map:
      open_burnt_pile(state, report);
      break;
    case Kind::carpet:
    case Kind::coin:
    case Kind::chest:
    case Kind::key:
      break;
  }
}

void peek(State& state, Card card, Reporter& report) {
  state.peeked.push_back(card);
  state.seen_by.push_back(SeatSet{});
  let_see(state, state.peeked.size() - 1, report);
  look_on(state, report);
}

// Rules §5.2: the card does nothing on its way; §7.2: the mugger keeps it.
void shoot(State& state, Seat target, Card card, Reporter& report) {
  State::at(state.field, target).remove(card);
  if (keeps_what_is_shot(state.worn())) {
    state.own_field().add(card);
    report.tell(Happened::mugged, {state.active.index, target.index, number_of(card)});
  } else {
    state.burnt.add(card);
    report.tell(Happened::shot, {target.index, number_of(card)});
  }
  proceed(state, report);
}

// Rules §5.3.
void steal(State& state, Seat target, Card card, Reporter& report) {
  State::at(state.field, target).remove(card);
  report.tell(Happened::stolen, {state.active.index, target.index, number_of(card)});
  place(state, card, report);
}

// Rules §5.6; §7.7: only the card played right after the horseshoe leaves another one owed.
void play_own(State& state, Card card, Reporter& report) {
  if (!placed_last(state, Kind::horseshoe)) state.second_due = false;
  state.own_field().remove(card);
  report.tell(Happened::own, {state.active.index, number_of(card)});
  place(state, card, report);
}

void show(State& state, Card card, Reporter& report) {
  state.burnt.remove(card);
  state.shown.push_back(card);
  report.tell(Happened::shown, {number_of(card)});
  if (static_cast<int>(state.shown.size()) == cards_to_show(state)) state.phase = Phase::map;
}

// Rules §5.9: the others go back.
void play_burnt(State& state, Card card, Reporter& report) {
  for (const Card back : state.shown) state.burnt.add(back);
  state.shown.clear();
  state.burnt.remove(card);
  report.tell(Happened::dug, {state.active.index, number_of(card)});
  place(state, card, report);
}

}  // namespace mohreh::zirkhaki
