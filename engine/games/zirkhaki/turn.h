#pragma once
// The course of a turn: what is asked next, and how a turn leads to the next one. Rules §3, §4, §8.

#include "engine/games/zirkhaki/events.h"
#include "engine/games/zirkhaki/state.h"

namespace mohreh::zirkhaki {

// turn.cc
// What comes once a card has done all it does: cards due, a second card owed, or the free choice.
void proceed(State& state, Reporter& report);
// The turn is over: the next seat's begins, or the match ends.
void end_turn(State& state, Reporter& report);

// rings.cc
// Whoever begins is known: rings are dealt, or play begins.
void begin_match(State& state, Reporter& report);
// The seat that gets the next ring. Meaningful in the phase deal.
Seat next_to_be_dealt(const State& state);
void deal_ring(State& state, Ring ring, Reporter& report);
void seal_ring(State& state, Seat seat, Ring ring, Reporter& report);

// powers.cc
// What a card of this kind does when it has been placed.
void act(State& state, Kind kind, Reporter& report);
// The answers to what it asked.
void peek(State& state, Card card, Reporter& report);
void shoot(State& state, Seat target, Card card, Reporter& report);
void steal(State& state, Seat target, Card card, Reporter& report);
void play_own(State& state, Card card, Reporter& report);
void show(State& state, Card card, Reporter& report);
void play_burnt(State& state, Card card, Reporter& report);

}  // namespace mohreh::zirkhaki
