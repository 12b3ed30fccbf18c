// How rings come to the seats that wear them. Rules §2.5. What they do there is in rings.h.

#include "engine/games/zirkhaki/rings.h"

#include "engine/games/zirkhaki/turn.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

bool chooses_rings(const State& state) {
  return rings_each(state.seats) > 1;
}

void begin_play(State& state, Reporter& report) {
  state.phase = Phase::choice;
  report.tell(Happened::turn, {state.active.index});
}

void open_rings(State& state, Reporter& report) {
  for (int s = 0; s < state.seats; ++s) {
    report.tell(Happened::ring, {s, number_of(State::at(state.ring, seat_of(s)))});
  }
  state.dealt = {};
  begin_play(state, report);
}

}  // namespace

void begin_match(State& state, Reporter& report) {
  if (state.options.with_rings()) {
    state.phase = Phase::deal;
  } else {
    begin_play(state, report);
  }
}

// One ring each in turn, from the seat that will begin.
Seat next_to_be_dealt(const State& state) {
  int dealt = 0;
  for (int s = 0; s < state.seats; ++s) {
    const auto seat = static_cast<std::size_t>(s);
    dealt += chooses_rings(state) ? state.dealt[seat].size() : state.ring[seat] != Ring::none;
  }
  return left_of(state.active, state.seats, dealt);
}

void deal_ring(State& state, Ring ring, Reporter& report) {
  const Seat seat = next_to_be_dealt(state);
  const bool last_seat = left_of(seat, state.seats) == state.active;
  if (!chooses_rings(state)) {  // two copies of the cards: one ring each, open at once
    State::at(state.ring, seat) = ring;
    report.tell(Happened::ring, {seat.index, number_of(ring)});
    if (last_seat) begin_play(state, report);
    return;
  }
  RingSet& dealt = State::at(state.dealt, seat);
  dealt = dealt.with(ring);
  report.tell(Happened::ring_dealt, {seat.index});
  report.tell_only(seat, Happened::own_ring, {number_of(ring)});
  if (last_seat && dealt.size() == rings_each(state.seats)) state.phase = Phase::rings;
}

void seal_ring(State& state, Seat seat, Ring ring, Reporter& report) {
  State::at(state.ring, seat) = ring;
  report.tell(Happened::sealed, {seat.index});
  report.tell_only(seat, Happened::own_choice, {number_of(ring)});
  if (Zirkhaki::actors(state).nobody()) open_rings(state, report);
}

}  // namespace mohreh::zirkhaki
