// What holds in every position: the reader of files relies on it, so it must answer for any bytes.

#include <algorithm>

#include "engine/games/draftosaurus/boxes.h"
#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/placement.h"
#include "engine/games/draftosaurus/quarantine.h"

namespace mohreh::draftosaurus {
namespace {

constexpr int kMostSummerPoints = 51;
constexpr int kMostTrexes = 10;

constexpr Reason wrong(std::string_view what) {
  return Reason{what};
}

bool is_over(const State& state) {
  return is_all_placed(state.phase);
}
bool is_in_turn(const State& state) {
  return state.phase == Phase::choose || state.phase == Phase::place ||
         state.phase == Phase::discard;
}

Reason check_numbers(const State& state) {
  if (state.seats < 2 || state.seats > kMostSeats) return wrong("seats: 2 to 5");
  if (state.phase > Phase::over) return wrong("phase: unknown");
  if (state.side > Board::winter) return wrong("side: summer or winter");
  if (state.options.board != Board::match && state.side != state.options.board) {
    return wrong("side: not the board that was chosen");
  }
  if (state.turn >= kTurns) return wrong("turn: 0 to 11");
  if (state.roller.index < 0 || state.roller.index >= state.seats) {
    return wrong("roller: no such seat");
  }
  if (state.face > Face::trex) return wrong("face: unknown");
  if (!is_in_turn(state) && state.face != Face::woods) return wrong("face: nobody has rolled");
  if (!state.sealed.minus(SeatSet::first(state.seats)).empty()) {
    return wrong("sealed: no such seat");
  }
  if (!state.released.minus(SeatSet::first(state.seats)).empty()) {
    return wrong("released: no such seat");
  }
  if (!state.released.empty() && (state.phase != Phase::over || state.side != Board::winter)) {
    return wrong("released: nobody leaves quarantine before the end");
  }
  return kNoReason;
}

Reason check_phase(const State& state) {
  const int turn = turn_in_round(state.turn, state.seats);
  if (state.phase == Phase::first &&
      (state.turn != 0 || state.options.first_seat != kChance || state.roller != seat_of(0))) {
    return wrong("phase: the match has begun");
  }
  if (state.phase == Phase::first && state.options.board == Board::match &&
      state.side == Board::winter) {
    return wrong("phase: the match has begun");
  }
  if (state.phase == Phase::deal && turn != 0) return wrong("phase: hands are not empty");
  if (state.phase == Phase::deal ? state.drawn >= kHandSize * state.seats : state.drawn != 0) {
    return wrong("drawn: out of range");
  }
  if (state.phase == Phase::place && state.one_step()) return wrong("phase: one step is played");
  if (state.phase == Phase::discard && state.seats != 2) return wrong("phase: no discards here");
  if (is_over(state) && state.turn != kTurns - 1) return wrong("turn: the game is not over");
  if (state.phase == Phase::quarantine &&
      (state.side != Board::winter || state.options.quarantine != LeavingQuarantine::owner)) {
    return wrong("phase: nobody leaves quarantine");
  }
  const bool winter_follows = state.options.board == Board::match && state.side == Board::summer;
  if (is_scored(state.phase) && (state.phase == Phase::interval) != winter_follows) {
    return wrong("phase: the winter game comes after the summer game of a match");
  }
  return kNoReason;
}

// The dinosaurs of a zoo could have come in this order, as far as the pens are concerned.
Reason check_zoo(const State& state, const Zoo& zoo, std::size_t size) {
  if (zoo.size() != size) return wrong("zoo: not as many dinosaurs as turns");
  const auto* rest = zoo.items.data() + zoo.size();
  if (std::any_of(rest, zoo.items.data() + kZooSize, [](Placed p) { return p != Placed{}; })) {
    return wrong("zoo: something beyond its end");
  }
  Tally tally{Zoo{}};
  for (const Placed dinosaur : zoo) {
    if (!is_known(dinosaur)) return wrong("zoo: unknown dinosaur");
    const Species species = species_of(dinosaur);
    const Place place = place_of(dinosaur);
    if (!pen_refuses(tally, state.side, state.options.prairie_capacity, species, place).none()) {
      return wrong("zoo: against the rules of a pen");
    }
    tally.add(species, place);
  }
  return kNoReason;
}

Reason check_zoos(const State& state) {
  std::size_t size = state.turn;
  if (state.phase == Phase::discard || is_over(state)) ++size;
  for (std::size_t s = 0; s < kMostSeats; ++s) {
    const Reason reason = check_zoo(state, state.zoo[s], s < state.seats ? size : 0);
    if (!reason.none()) return reason;
  }
  const SeatSet waiting = seats_in_quarantine(state);
  if (state.phase == Phase::over && !waiting.empty()) return wrong("zoo: quarantine is not empty");
  if (state.phase == Phase::quarantine && waiting.empty()) return wrong("phase: nobody is waiting");
  return kNoReason;
}

int expected_hand(const State& state, int seat) {
  if (state.phase == Phase::first || is_over(state)) return 0;
  if (state.phase == Phase::deal) {
    const int order = (seat - state.roller.index + state.seats) % state.seats;
    return std::clamp(state.drawn - order * kHandSize, 0, kHandSize);
  }
  const bool taken = state.phase == Phase::place || state.phase == Phase::discard;
  return hand_size_at(state.turn, state.seats) - (taken ? 1 : 0);
}

bool within(const Heap& heap, int most) {
  return std::all_of(heap.begin(), heap.end(), [most](int count) { return count <= most; });
}

// Rules §2.1: no dinosaur is lost, none comes from elsewhere.
Reason check_dinosaurs(const State& state) {
  const int most = per_species(state.seats);
  std::array<int, kSpecies> seen{};
  const auto count = [&](const Heap& heap) {
    for (std::size_t kind = 0; kind < kSpecies; ++kind) seen[kind] += heap[kind];
    return within(heap, most);
  };
  if (!count(state.bag)) return wrong("bag: too many dinosaurs");
  const BoxSizes boxes = box_sizes(state);
  for (const Box& box : state.box) {
    if (!count(box.open) || !count(box.hidden) || count_of(box.open) != boxes.open ||
        count_of(box.hidden) != boxes.hidden) {
      return wrong("box: not as many dinosaurs as turns");
    }
  }
  for (int s = 0; s < kMostSeats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    const int expected = s < state.seats ? expected_hand(state, s) : 0;
    if (!count(state.hand[at]) || count_of(state.hand[at]) != expected) {
      return wrong("hand: not as many dinosaurs as there must be");
    }
    for (const Placed dinosaur : state.zoo[at]) ++seen[index_of(species_of(dinosaur))];
    if (state.phase == Phase::place && s < state.seats) {
      if (index_of(state.chosen[at]) >= kSpecies) return wrong("chosen: unknown species");
      ++seen[index_of(state.chosen[at])];
    }
  }
  if (std::any_of(seen.begin(), seen.end(), [most](int n) { return n != most; })) {
    return wrong("dinosaurs: not as many of each species as there are");
  }
  return kNoReason;
}

// What a seat has sealed would be legal.
Reason check_seal(const State& state, Seat seat) {
  const Species species = State::at(state.chosen, seat);
  const Place place = State::at(state.place, seat);
  if (index_of(species) >= kSpecies || index_of(place) >= kPlaces) {
    return wrong("chosen, place: unknown");
  }
  State open = state;
  open.sealed = state.sealed.without(seat);
  Move move;
  switch (state.phase) {
    case Phase::choose:
      move = state.one_step() ? Move::put(species, place) : Move::choose(species);
      break;
    case Phase::place:
      move = Move::place(place);
      break;
    case Phase::discard:
      move = Move::discard(species);
      break;
    default:
      move = Move::leave(place);
      break;
  }
  if (!Draftosaurus::why_not(open, seat, move).none()) return wrong("chosen, place: not legal");
  const bool has_place = state.phase == Phase::place || state.phase == Phase::quarantine ||
                         (state.phase == Phase::choose && state.one_step());
  if (!has_place && place != Place{}) return wrong("place: not asked for");
  if (state.phase == Phase::quarantine && species != Species{})
    return wrong("chosen: not asked for");
  return kNoReason;
}

Reason check_seals(const State& state) {
  const bool asking = is_in_turn(state) || state.phase == Phase::quarantine;
  if (!asking && !state.sealed.empty()) return wrong("sealed: nothing is asked");
  if (asking && Draftosaurus::actors(state).nobody()) return wrong("sealed: nobody is awaited");
  for (int s = 0; s < kMostSeats; ++s) {
    const Seat seat = seat_of(s);
    if (state.sealed.has(seat)) {
      if (const Reason reason = check_seal(state, seat); !reason.none()) return reason;
      continue;
    }
    const bool open = state.phase == Phase::place && s < state.seats;
    if (State::at(state.place, seat) != Place{} ||
        (!open && State::at(state.chosen, seat) != Species{})) {
      return wrong("chosen, place: not sealed");
    }
  }
  return kNoReason;
}

// Rules §9.4: only the winter game of a match has a game before it.
Reason check_earlier(const State& state) {
  const bool second = state.options.board == Board::match && state.side == Board::winter;
  int trexes = 0;
  for (std::size_t s = 0; s < kMostSeats; ++s) {
    const bool may = second && s < state.seats;
    if (state.earlier[s] > (may ? kMostSummerPoints : 0) ||
        state.earlier_trex[s] > (may ? kMostTrexes : 0)) {
      return wrong("earlier: no such result");
    }
    trexes += state.earlier_trex[s];
  }
  return trexes > per_species(state.seats) ? wrong("earlier_trex: more than there are") : kNoReason;
}

}  // namespace

Reason Draftosaurus::check(const State& state) {
  for (const auto& part :
       {check_numbers, check_phase, check_zoos, check_dinosaurs, check_seals, check_earlier}) {
    if (const Reason reason = part(state); !reason.none()) return reason;
  }
  return kNoReason;
}

}  // namespace mohreh::draftosaurus
