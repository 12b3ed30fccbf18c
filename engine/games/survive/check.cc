// What holds in every position: the reader of files relies on it, so it must answer for any bytes.

#include <algorithm>

#include "engine/games/survive/arrival.h"
#include "engine/games/survive/check_pieces.h"
#include "engine/games/survive/creatures.h"
#include "engine/games/survive/defence.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/placing.h"
#include "engine/games/survive/stall.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

// Rules §3: the order of placing tells whose turn it is.
Reason check_setup(const State& state) {
  const bool hand = state.phase == Phase::place;
  if (!hand && (state.held != 0 || state.held_colour != Colour::w)) return wrong("held: not now");
  if (!state.setting_up()) return kNoReason;
  const int placed = explorers_placed(state);
  if (state.sharks_left != kSharks || state.whales_left != kWhales ||
      state.boats_left + state.boats.size() != kBoats ||
      !std::equal(state.serpents.begin(), state.serpents.end(), kSerpentStarts.begin(),
                  kSerpentStarts.end())) {
    return wrong("boats, serpents, sharks, whales: not as at the start");
  }
  const auto boats = static_cast<int>(state.boats.size());
  if (state.phase < Phase::choose && placed > 0) return wrong("place: before the deal");
  if (state.phase != Phase::boat && boats > 0) return wrong("boats: before the explorers");
  if ((state.phase == Phase::boat) != (placed == state.explorers())) {
    return wrong("phase: not as placed");
  }
  if (boats >= boats_per_seat(state) * state.seats) return wrong("boats: all are placed");
  if (state.phase != Phase::first &&
      state.active != left_of(state.first, state.seats, placed + boats)) {
    return wrong("active: not as placed");
  }
  for (int s = 0; s < state.seats; ++s) {
    int own = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(state.explorers()); ++i) {
      own += state.place[i] != Hex::none && state.owner(explorer_of(i)) == seat_of(s) ? 1 : 0;
    }
    const int turn = (s - state.first.index + state.seats) % state.seats;
    if (own != placed / state.seats + (turn < placed % state.seats ? 1 : 0)) {
      return wrong("place: not in turn");
    }
  }
  for (const Hex hex : state.place) {
    if (hex == Hex::none) continue;
    if (!on_board(hex) || !state.is_land(hex)) return wrong("place: not on land");
    if (explorers_at(state, hex) > capacity_at_start(state, hex)) return wrong("place: crowded");
  }
  for (const Hex hex : state.boats) {
    if (!is_shore(state, hex) || has(state.serpents, hex)) return wrong("boats: not on the shore");
  }
  if (hand) {
    if (static_cast<int>(state.held_colour) >= state.colours() ||
        state.owner(state.held_colour) != state.active || state.held == 0 ||
        values_left(state, state.held_colour)[state.held] == 0) {
      return wrong("held: no such explorer");
    }
  }
  return kNoReason;
}

Reason check_turn(const State& state) {
  if (state.swum.count > kPoints) return wrong("swum: too many");
  if (state.swum.size() > static_cast<std::size_t>(kPoints - state.points)) {
    return wrong("swum: more than moves made");
  }
  for (std::size_t i = 0; i < state.swum.size(); ++i) {
    const Explorer explorer = state.swum[i];
    if (index_of(explorer) >= static_cast<std::size_t>(state.explorers()) ||
        state.owner(explorer) != state.active ||
        std::count(state.swum.begin(), state.swum.end(), explorer) != 1) {
      return wrong("swum: not the active seat's");
    }
  }
  const bool watched = state.options.challenge.has(2) && !state.setting_up();
  if (!watched && state.best + state.idle + state.outside != 0) return wrong("idle: not watched");
  if (watched && (state.idle > most_idle_turns(state) ||
                  (state.idle == most_idle_turns(state) && state.phase != Phase::over))) {
    return wrong("idle: too long");
  }
  if (state.setting_up() &&
      (state.points != 0 || !state.swum.empty() || state.played || state.fresh != Back::none)) {
    return wrong("points, swum, played, fresh: before the first turn");
  }
  const bool ends_empty = state.options.early_stop || state.options.challenge.has(2);
  if (!state.setting_up() && state.phase != Phase::over && ends_empty && !anybody_outside(state)) {
    return wrong("phase: nobody is left outside the isles");
  }
  return kNoReason;
}

// What only some phases need is put away in all others.
Reason check_put_away(const State& state) {
  const Phase phase = state.phase;
  const bool tool = phase == Phase::set_down || phase == Phase::defence;
  const bool turning = phase == Phase::back || phase == Phase::pick;
  if (!tool && state.tool != Back::none) return wrong("tool: not now");
  if (phase != Phase::set_down && phase != Phase::pick && phase != Phase::defence &&
      state.who != Explorer::none) {
    return wrong("who: not now");
  }
  if (!tool && phase != Phase::creature && state.creature != Creature::none) {
    return wrong("creature: not now");
  }
  if (turning != (state.sunk != Ground::sea)) return wrong("sunk: not as the phase says");
  if (!tool && !turning && state.spot != Hex::none) return wrong("spot: not now");
  if (phase == Phase::defence) return kNoReason;
  if (!state.asked.empty() || state.answers != BySeat<Answer>{}) return wrong("asked: not now");
  return kNoReason;
}

Reason check_set_down(const State& state) {
  constexpr Back kFirst = Back::move_serpent;
  const Creature moved =
      state.tool >= kFirst && state.tool <= Back::move_whale
          ? static_cast<Creature>(static_cast<int>(state.tool) - static_cast<int>(kFirst))
          : Creature::none;
  if (state.tool < Back::dolphin || state.tool > Back::move_whale || !state.played ||
      state.creature != moved) {
    return wrong("tool: no such tile is played");
  }
  if (state.tool == Back::dolphin) {
    if (state.spot != Hex::none ||
        index_of(state.who) >= static_cast<std::size_t>(state.explorers()) ||
        state.owner(state.who) != state.active || !state.is_sea(state.at(state.who)) ||
        state.is_aboard(state.who)) {
      return wrong("who: no swimmer of the active seat");
    }
    return kNoReason;
  }
  if (state.who != Explorer::none || !on_board(state.spot)) return wrong("spot: nothing to move");
  const Dens dens = dens_of(state, moved);
  const bool there = state.tool == Back::wind
                         ? has(state.boats, state.spot)
                         : std::find(dens.begin(), dens.end(), state.spot) != dens.end();
  return there ? kNoReason : wrong("spot: nothing to move");
}

Reason check_turned_tile(const State& state) {
  if (!on_board(state.spot) || kBoard.tile[index_of(state.spot)] == kTiles ||
      state.is_land(state.spot) || has(state.serpents, state.spot) ||
      has(state.sharks, state.spot) || has(state.whales, state.spot) ||
      has(state.boats, state.spot) != (state.phase == Phase::pick)) {
    return wrong("spot: no tile has just gone there");
  }
  if (state.phase == Phase::back) return kNoReason;
  const int aboard = passengers_at(state, state.spot);
  if (aboard >= kRoom || explorers_at(state, state.spot) <= kRoom ||
      (aboard == 0) != (state.who == Explorer::none)) {
    return wrong("spot: nobody to pick");
  }
  if (state.who != Explorer::none &&
      (state.at(state.who) != state.spot || !state.is_aboard(state.who))) {
    return wrong("who: did not board");
  }
  return kNoReason;
}

Reason check_defence(const State& state) {
  const Dens dens = dens_of(state, state.creature);
  if (defence_against(state.creature) == Back::none || !on_board(state.spot) ||
      std::find(dens.begin(), dens.end(), state.spot) == dens.end()) {
    return wrong("spot: no creature hunts there");
  }
  const bool by_tile = state.tool != Back::none;
  if (by_tile && (state.tool != Back::move_shark || state.creature != Creature::shark)) {
    return wrong("tool: cannot lead to a defence");
  }
  if (state.who != Explorer::none) return wrong("who: not now");
  if (!state.is_sea(state.spot) || state.asked != concerned(state, state.creature, state.spot)) {
    return wrong("asked: not those concerned");
  }
  for (std::size_t s = 0; s < state.seats; ++s) {
    const Answer answer = state.answers[s];
    if (answer == Answer::none) continue;
    if (!state.asked.has(seat_of(static_cast<int>(s)))) return wrong("answers: not asked");
    if (answer == Answer::let) continue;
    const auto g = static_cast<std::size_t>(answer) - static_cast<std::size_t>(Answer::beach);
    if (state.hand[s][g][static_cast<std::size_t>(defence_against(state.creature))] == 0) {
      return wrong("answers: no such tile is kept");
    }
  }
  return kNoReason;
}

Reason check_phase(const State& state) {
  switch (state.phase) {
    case Phase::tile:
      if (kept_tiles(state, state.active) == 0) return wrong("phase: no tile to play");
      if (state.played || state.points != kPoints) return wrong("points: not yet");
      return kNoReason;
    case Phase::set_down:
      return state.points == kPoints ? check_set_down(state) : wrong("points: not yet");
    case Phase::move:
      return state.points > 0 ? kNoReason : wrong("points: none are left");
    case Phase::sink:
      return tiles_left(state) > 0 ? kNoReason : wrong("ground: no tile is left");
    case Phase::back:
    case Phase::pick:
      return check_turned_tile(state);
    case Phase::creature:
      return dens_of(state, state.creature).count > 0 ? kNoReason
                                                      : wrong("creature: none on the board");
    case Phase::defence:
      return check_defence(state);
    default:
      return kNoReason;
  }
}

// Whoever is awaited has a choice.
Reason check_choices(const State& state) {
  const Awaited awaited = Survive::actors(state);
  if (awaited.nobody()) return state.phase == Phase::over ? kNoReason : wrong("phase: nobody acts");
  if (awaited.chance) return kNoReason;
  MoveList<Move> moves;
  Survive::legal_moves(state, awaited.seats.lowest(), moves);
  return moves.empty() ? wrong("phase: nothing can be chosen") : kNoReason;
}

}  // namespace

Reason Survive::check(const State& state) {
  for (const auto& part :
       {check_pieces, check_setup, check_turn, check_put_away, check_phase, check_choices}) {
    if (const Reason reason = part(state); !reason.none()) return reason;
  }
  return kNoReason;
}

}  // namespace mohreh::survive
