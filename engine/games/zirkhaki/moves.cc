#include "engine/games/zirkhaki/moves.h"

#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/turn.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

// Rules §2.5: those with two rings in hand and none chosen.
SeatSet still_to_choose(const State& state) {
  SeatSet seats;
  for (int s = 0; s < state.seats; ++s) {
    if (State::at(state.ring, seat_of(s)) == Ring::none) seats = seats.with(seat_of(s));
  }
  return seats;
}

// Rules §4.1, §4.2, §4.5.
void list_choice(const State& state, MoveList<Move>& moves) {
  const bool deck_empty = state.deck_empty();
  if (!deck_empty) moves.push_back(Move::reveal());
  const bool due = cards_due(state.options, state.area) > 0;
  if (state.begun && (deck_empty || !due)) moves.push_back(Move::collect());
}

void list_tops(const Pile& field, MoveKind kind, MoveList<Move>& moves) {
  for (int k = 0; k < kKinds; ++k) {
    if (field.has(kind_at(k))) moves.push_back(Move::with_card(kind, field.top(kind_at(k))));
  }
}

// Rules §5.2, §5.3.
void list_targets(const State& state, MoveKind kind, MoveList<Move>& moves) {
  for (int s = 0; s < state.seats; ++s) {
    const Seat seat = seat_of(s);
    const Pile& field = State::at(state.field, seat);
    if (seat == state.active || field.empty()) continue;
    for (int k = 0; k < kKinds; ++k) {
      if (!field.has(kind_at(k))) continue;
      if (kind == MoveKind::steal && !may_steal_kind(state, kind_at(k))) continue;
      moves.push_back(Move::at_field(kind, seat, field.top(kind_at(k))));
    }
  }
}

// Rules §5.9: one of those shown; §7.6: any burnt card.
void list_burnt(const State& state, MoveList<Move>& moves) {
  Pile open = reads_whole_pile(state.worn()) ? state.burnt : Pile{};
  for (const Card card : state.shown) open.add(card);
  for (int card = 0; card < kCards; ++card) {
    if (open.has(static_cast<Card>(card)))
      moves.push_back(Move::with_card(MoveKind::play_burnt, static_cast<Card>(card)));
  }
}

// The deck without the cards whose place is known: what chance draws from.
Pile unknown_deck(const State& state) {
  Pile deck = state.deck();
  for (const Card card : state.peeked) deck.remove(card);
  return deck;
}

RingSet rings_left(const State& state) {
  RingSet gone;
  for (const RingSet dealt : state.dealt) gone = gone.with(dealt);
  for (const Ring ring : state.ring) {
    if (ring != Ring::none) gone = gone.with(ring);
  }
  return kAllRings.without(gone);
}

// Where chance draws a card now, and what that is called.
struct Draw {
  Pile from;
  MoveKind kind;
};

Draw draw_of(const State& state) {
  switch (state.phase) {
    case Phase::draw:
      return {unknown_deck(state), MoveKind::card};
    case Phase::peek:
      return {unknown_deck(state), MoveKind::peek};
    case Phase::show:
      return {state.burnt, MoveKind::show};
    default:
      return {state.burnt, MoveKind::bonus};
  }
}

}  // namespace

Awaited Zirkhaki::actors(const State& state) {
  switch (state.phase) {
    case Phase::first:
    case Phase::deal:
    case Phase::draw:
    case Phase::peek:
    case Phase::show:
    case Phase::bonus:
      return {SeatSet{}, true};
    case Phase::rings:
      return {still_to_choose(state), false};
    case Phase::choice:
    case Phase::pistol:
    case Phase::dagger:
    case Phase::horseshoe:
    case Phase::map:
      return {SeatSet::only(state.active), false};
    case Phase::over:
      break;
  }
  return {};
}

void Zirkhaki::legal_moves(const State& state, Seat seat, MoveList<Move>& moves) {
  moves.clear();
  if (state.phase == Phase::rings) {
    if (!still_to_choose(state).has(seat)) return;
    const RingSet dealt = State::at(state.dealt, seat);
    for (int i = 0; i < dealt.size(); ++i)
      moves.push_back(Move::with_ring(MoveKind::wear, dealt.nth(i)));
    return;
  }
  if (seat != state.active) return;
  switch (state.phase) {
    case Phase::choice:
      list_choice(state, moves);
      break;
    case Phase::pistol:
      list_targets(state, MoveKind::shoot, moves);
      break;
    case Phase::dagger:
      list_targets(state, MoveKind::steal, moves);
      break;
    case Phase::horseshoe:
      list_tops(state.own_field(), MoveKind::play_own, moves);
      break;
    case Phase::map:
      list_burnt(state, moves);
      break;
    default:
      break;
  }
}

void Zirkhaki::chance_moves(const State& state, ChanceList<Move>& moves) {
  moves.clear();
  if (!actors(state).chance) return;
  if (state.phase == Phase::first) {
    for (int s = 0; s < state.seats; ++s) moves.push_back({Move::first(seat_of(s)), 1});
    return;
  }
  if (state.phase == Phase::deal) {
    const RingSet left = rings_left(state);
    for (int i = 0; i < left.size(); ++i)
      moves.push_back({Move::with_ring(MoveKind::ring, left.nth(i)), 1});
    return;
  }
  const Draw draw = draw_of(state);
  for (int c = 0; c < kCards; ++c) {
    const auto card = static_cast<Card>(c);
    if (!draw.from.has(card)) continue;
    moves.push_back(
        {Move::with_card(draw.kind, card), static_cast<std::uint32_t>(draw.from.count(card))});
  }
}

Move Zirkhaki::sample_chance(const State& state, Rng& rng) {
  if (state.phase == Phase::first)
    return Move::first(seat_of(static_cast<int>(rng.below(state.seats))));
  if (state.phase == Phase::deal) {
    const RingSet left = rings_left(state);
    const auto n = rng.below(static_cast<std::uint32_t>(left.size()));
    return Move::with_ring(MoveKind::ring, left.nth(static_cast<int>(n)));
  }
  const Draw draw = draw_of(state);
  const auto n = rng.below(static_cast<std::uint32_t>(draw.from.size()));
  return Move::with_card(draw.kind, draw.from.nth(static_cast<int>(n)));
}

// Answers to a power can be taken back as long as nothing new is seen and nobody else is asked.
bool Zirkhaki::reveals(const State& state, const Ply<Move>& ply) {
  switch (ply.move.kind) {
    case MoveKind::shoot:
    case MoveKind::steal:
    case MoveKind::play_own:
    case MoveKind::play_burnt: {
      State after = state;
      apply(after, ply, nullptr);
      const bool same_seat = actors(after) == Awaited{SeatSet::only(ply.by), false};
      return !same_seat || !after.begun || !(after.seen_by == state.seen_by);
    }
    default:
      return true;
  }
}

Move Zirkhaki::turned(const Move& move, int seats, int by) {
  switch (move.kind) {
    case MoveKind::first:
    case MoveKind::shoot:
    case MoveKind::steal: {
      Move turned = move;
      turned.a = static_cast<std::uint8_t>(left_of(seat_of(move.a), seats, by).index);
      return turned;
    }
    default:
      return move;
  }
}

}  // namespace mohreh::zirkhaki
