// What holds in every position: the reader of files relies on it, so it must answer for any bytes.

#include <algorithm>

#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/turn.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

constexpr Reason wrong(std::string_view what) {
  return Reason{what};
}

bool within(SeatSet seats, int count) {
  return seats.minus(SeatSet::first(count)).empty();
}

template <class List>
bool real_cards(const List& list) {
  return list.size() <= List::capacity() && std::all_of(list.begin(), list.end(), exists);
}

bool before_play(const State& state) {
  return state.phase == Phase::first || state.phase == Phase::deal || state.phase == Phase::rings;
}

Reason check_numbers(const State& state) {
  if (state.seats < 2 || state.seats > kMostSeats) return wrong("seats: 2 to 8");
  if (state.phase > Phase::over) return wrong("phase: unknown");
  if (state.options.powers > kAllPowers) return wrong("powers: 0 to 8");
  if (state.active.index < 0 || state.active.index >= state.seats)
    return wrong("active: no such seat");
  if (!real_cards(state.area) || !real_cards(state.shown) || !real_cards(state.peeked) ||
      !real_cards(state.burst)) {
    return wrong("area, shown, peeked, burst: no such card");
  }
  if (std::any_of(state.ring.begin(), state.ring.end(),
                  [](Ring ring) { return static_cast<int>(ring) > kRings; })) {
    return wrong("ring: no such ring");
  }
  for (std::size_t s = state.seats; s < kMostSeats; ++s) {
    if (!state.field[s].empty() || state.ring[s] != Ring::none || !state.dealt[s].empty())
      return wrong("empty seats own something");
  }
  if (state.spare != 0) return wrong("spare: not zero");
  return kNoReason;
}

// Rules §1.2: no card is anywhere oftener than it exists; the deck is the rest.
Reason check_cards(const State& state) {
  for (const std::uint64_t word : state.burnt.words) {
    if (word >> 60U != 0) return wrong("burnt: no such card");
  }
  for (const Pile& field : state.field) {
    for (const std::uint64_t word : field.words) {
      if (word >> 60U != 0) return wrong("field: no such card");
    }
  }
  for (int c = 0; c < kCards; ++c) {
    const auto card = static_cast<Card>(c);
    int seen = state.burnt.count(card);
    for (const Pile& field : state.field) seen += field.count(card);
    seen += static_cast<int>(std::count(state.area.begin(), state.area.end(), card));
    seen += static_cast<int>(std::count(state.shown.begin(), state.shown.end(), card));
    seen += static_cast<int>(std::count(state.peeked.begin(), state.peeked.end(), card));
    if (seen > state.copies()) return wrong("field, burnt, area: more cards than there are");
  }
  return kNoReason;
}

Reason check_area(const State& state) {
  for (std::size_t i = 0; i < state.area.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (kind_of(state.area[i]) == kind_of(state.area[j]))
        return wrong("area: a kind lies there twice");
    }
    if (catches(state.worn(), state.area[i])) return wrong("area: the snake-catcher has the snake");
  }
  if (!state.area.empty() && !state.begun) return wrong("begun: cards lie in the area");
  if ((before_play(state) || state.phase == Phase::bonus || state.phase == Phase::over) &&
      !state.area.empty()) {
    return wrong("area: the turn is over");
  }
  const bool owes = owes_second_card(state.worn()) && state.in_area(Kind::horseshoe) &&
                    state.options.acts(Kind::horseshoe);
  if (state.second_due && !owes) return wrong("second_due: nobody owes a card");
  return kNoReason;
}

// Rules §11.2: who has looked at a card has looked at those above it.
Reason check_peeked(const State& state) {
  if (state.seen_by.size() != state.peeked.size()) return wrong("seen_by: one entry a peeked card");
  const SeatSet all = SeatSet::first(state.seats);
  for (std::size_t i = 0; i < state.seen_by.size(); ++i) {
    const SeatSet seen = state.seen_by[i];
    if (seen.empty() || !within(seen, state.seats)) return wrong("seen_by: no such seat");
    if (i > 0 && !seen.minus(state.seen_by[i - 1]).empty())
      return wrong("seen_by: a card above was not seen");
    if (state.phase == Phase::peek && !seen.has(state.active))
      return wrong("seen_by: the cards above come first");
    if (state.options.astrolabe_public && seen != all)
      return wrong("seen_by: the astrolabe is open");
  }
  if (before_play(state) && !state.peeked.empty()) return wrong("peeked: play has not begun");
  return kNoReason;
}

// Rules §2.5: no ring twice; two to choose from, or one.
Reason check_rings(const State& state) {
  RingSet gone;
  int count = 0;
  int worn = 0;
  int pairs = 0;
  const int each = rings_each(state.seats);
  for (int s = 0; s < state.seats; ++s) {
    const Ring ring = State::at(state.ring, seat_of(s));
    const RingSet dealt = State::at(state.dealt, seat_of(s));
    if (dealt.size() > each) return wrong("dealt: too many rings");
    const bool chosen = state.phase == Phase::rings && ring != Ring::none;
    if (chosen && !dealt.has(ring)) return wrong("ring: it was not dealt");
    if (ring != Ring::none && !chosen) {
      gone = gone.with(ring);
      ++count;
    }
    gone = gone.with(dealt);
    count += dealt.size();
    worn += ring != Ring::none ? 1 : 0;
    pairs += dealt.size() == each ? 1 : 0;
  }
  if (gone.size() != count) return wrong("ring, dealt: a ring is there twice");
  const bool none = count == 0;
  if (!state.options.with_rings()) {
    if (state.phase == Phase::deal || state.phase == Phase::rings)
      return wrong("phase: there are no rings");
    return none ? kNoReason : wrong("ring: there are no rings");
  }
  switch (state.phase) {
    case Phase::first:
      return none ? kNoReason : wrong("ring: not yet dealt");
    case Phase::deal:
      break;
    case Phase::rings:
      if (each != 2 || pairs != state.seats) return wrong("dealt: two rings a seat");
      return worn < state.seats ? kNoReason : wrong("phase: all have chosen");
    default:
      return worn == state.seats && count == state.seats ? kNoReason
                                                         : wrong("ring: one ring a seat");
  }
  // While rings are dealt, the first seats to get one are ahead by one.
  if (count >= each * state.seats) return wrong("phase: all rings are dealt");
  for (int i = 0; i < state.seats; ++i) {
    const Seat seat = left_of(state.active, state.seats, i);
    const int has = each == 2 ? State::at(state.dealt, seat).size()
                              : static_cast<int>(State::at(state.ring, seat) != Ring::none);
    const int should = count / state.seats + (i < count % state.seats ? 1 : 0);
    if (has != should || (each == 2 && worn > 0)) return wrong("dealt: not in turn");
  }
  return kNoReason;
}

// A power that waits for an answer was placed last, acts and has something to act on.
Reason check_power(const State& state) {
  const auto last = [&state](Kind kind) {
    return placed_last(state, kind) && state.options.acts(kind);
  };
  bool possible = true;
  const auto shown = static_cast<int>(state.shown.size());
  const auto peeked = static_cast<int>(state.peeked.size());
  const bool whole_pile = reads_whole_pile(state.worn());
  switch (state.phase) {
    case Phase::peek:
      possible = last(Kind::astrolabe) && peeked < cards_to_peek(state);
      break;
    case Phase::pistol:
      possible = last(Kind::pistol) && can_shoot(state);
      break;
    case Phase::dagger:
      possible = last(Kind::dagger) && can_steal(state);
      break;
    case Phase::horseshoe:
      possible = !state.own_field().empty() && (last(Kind::horseshoe) || state.second_due) &&
                 (!last(Kind::horseshoe) || state.second_due == owes_second_card(state.worn()));
      break;
    case Phase::show:
      possible = last(Kind::map) && !whole_pile && shown < cards_to_show(state);
      break;
    case Phase::map:
      possible = last(Kind::map) && (whole_pile ? shown == 0 && !state.burnt.empty()
                                                : shown > 0 && shown == cards_to_show(state));
      break;
    default:
      break;
  }
  if (!possible) return wrong("phase: no such power waits");
  if (shown > 0 && state.phase != Phase::show && state.phase != Phase::map)
    return wrong("shown: no map waits");
  return kNoReason;
}

Reason check_phase(const State& state) {
  const int left = state.deck_left();
  if (state.phase == Phase::bonus
          ? state.bonus_due == 0 || state.bonus_due > state.burnt.size() || !state.begun
          : state.bonus_due != 0) {
    return wrong("bonus_due: not so many");
  }
  if (state.phase == Phase::draw && (left == 0 || !state.peeked.empty()))
    return wrong("phase: no unknown card to draw");
  const bool free = state.phase == Phase::choice || state.phase == Phase::draw;
  if (free && !state.begun && left == 0) return wrong("phase: the deck is empty");
  if (free && state.begun && state.area.empty() && state.worn() != Ring::snake_catcher)
    return wrong("area: a card was revealed");
  // Rules §7.7: the free choice comes after the second card, unless a snake demands cards first.
  const bool due = cards_due(state.options, state.area) > 0 && left > 0;
  if (free && state.second_due && !due) return wrong("second_due: the card is owed first");
  const bool turn_is_over =
      state.phase == Phase::bonus || state.phase == Phase::over || (free && !state.begun);
  if (!state.burst.empty() && !turn_is_over) return wrong("burst: a card was placed since");
  if (before_play(state) && state.begun) return wrong("begun: play has not begun");
  if (before_play(state) && left == 0) return wrong("phase: the deck is empty");
  if (state.phase == Phase::over && (left != 0 || state.begun))
    return wrong("phase: the match is not over");
  return kNoReason;
}

}  // namespace

Reason Zirkhaki::check(const State& state) {
  for (const auto& part : {check_numbers, check_cards, check_area, check_peeked, check_rings,
                           check_power, check_phase}) {
    if (const Reason reason = part(state); !reason.none()) return reason;
  }
  return kNoReason;
}

}  // namespace mohreh::zirkhaki
