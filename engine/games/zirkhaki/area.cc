#include "engine/games/zirkhaki/area.h"

#include <algorithm>

#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/turn.h"

namespace mohreh::zirkhaki {
namespace {

// Rules §6.3: chest and key bring cards from the burnt pile, as many as there are.
void win_bonus(State& state, int collected, Reporter& report) {
  const int due = std::min(bonus_cards(state.worn(), collected), state.burnt.size());
  if (due == 0) {
    report.tell(Happened::no_bonus, {state.active.index});
    end_turn(state, report);
    return;
  }
  report.tell(Happened::bonus, {state.active.index, due});
  state.bonus_due = static_cast<std::uint8_t>(due);
  state.phase = Phase::bonus;
}

// Rules §5.4: a carpet that lies first saves nothing, which is told as well.
void tell_of_carpet(const State& state, std::size_t saved, Reporter& report) {
  if (saved > 0) {
    report.tell(Happened::carpet, {static_cast<int>(saved)});
  } else if (state.in_area(Kind::carpet) && state.options.acts(Kind::carpet)) {
    report.tell(Happened::carpet_first);
  }
}

// Rules §4.4: a second card of a kind ends the turn, whatever was still to be done.
void burn(State& state, Card card, Reporter& report) {
  const std::size_t saved = saved_by_carpet(state.options, state.area);
  tell_of_carpet(state, saved, report);
  for (std::size_t i = 0; i < state.area.size(); ++i) {
    (i < saved ? state.own_field() : state.burnt).add(state.area[i]);
  }
  state.burnt.add(card);
  state.burst.push_back(card);
  const int lost = static_cast<int>(state.area.size() - saved) + 1;
  report.tell(Happened::burn, {state.active.index, number_of(kind_of(card)), lost});
  const bool bonus =
      state.options.bonus_on_protected_bust && has_chest_and_key(state.options, state.area, saved);
  state.area.clear();
  state.second_due = false;
  if (bonus) {  // Rules §10.5
    win_bonus(state, static_cast<int>(saved), report);
  } else {
    end_turn(state, report);
  }
}

}  // namespace

// Rules §4.3.
void place(State& state, Card card, Reporter& report) {
  state.begun = true;
  state.burst.clear();
  if (catches(state.worn(), card)) {  // Rules §7.1
    state.own_field().add(card);
    report.tell(Happened::caught, {state.active.index, number_of(card)});
    proceed(state, report);
    return;
  }
  if (would_burn(state.area, kind_of(card))) {
    burn(state, card, report);
    return;
  }
  state.area.push_back(card);
  act(state, kind_of(card), report);
}

// Rules §6.1, §6.2.
void collect(State& state, Reporter& report) {
  const std::size_t count = state.area.size();
  report.tell(Happened::collect, {state.active.index, static_cast<int>(count)});
  const bool bonus = has_chest_and_key(state.options, state.area, count);
  for (const Card card : state.area) state.own_field().add(card);
  state.area.clear();
  if (bonus) {
    win_bonus(state, static_cast<int>(count), report);
  } else {
    end_turn(state, report);
  }
}

void take_bonus(State& state, Card card, Reporter& report) {
  state.burnt.remove(card);
  state.own_field().add(card);
  report.tell(Happened::bonus_card, {state.active.index, number_of(card)});
  if (--state.bonus_due == 0) end_turn(state, report);
}

}  // namespace mohreh::zirkhaki
