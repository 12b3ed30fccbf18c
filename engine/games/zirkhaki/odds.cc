// What the rules can tell somebody before a choice. Everything here is computed from a View.

#include <algorithm>

#include "engine/games/zirkhaki/score.h"
#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

// Points the active seat gains with the first `count` cards of the area.
int gain_of(const View& view, std::size_t count) {
  Pile after = view.own_field();
  for (std::size_t i = 0; i < count; ++i) after.add(view.area[i]);
  return points_of(after, view.worn()) - points_of(view.own_field(), view.worn());
}

// Points a burn would cost: what the area is worth now, less what the carpet saves.
int points_at_risk(const View& view) {
  return gain_of(view, view.area.size()) - gain_of(view, saved_by_carpet(view.options, view.area));
}

// Points a field loses with this card.
int loss_of(Pile field, Card card, Ring ring) {
  if (!field.has(card)) return 0;
  const int before = points_of(field, ring);
  field.remove(card);
  return before - points_of(field, ring);
}

void add_row(Preview& preview, std::string_view key, int points) {
  if (points != 0) preview.rows.push_back({key, points});
}

void preview_collect(const View& view, Preview& preview) {
  preview.rows.push_back({"gain", gain_of(view, view.area.size())});
  if (!has_chest_and_key(view.options, view.area, view.area.size())) return;
  const int cards = bonus_cards(view.worn(), static_cast<int>(view.area.size()));
  preview.rows.push_back({"bonus", std::min<int>(cards, view.burnt_left)});
}

// A card that is placed by choice burns for certain, or not at all.
void preview_placing(const View& view, Card card, Preview& preview) {
  if (!would_burn(view.area, kind_of(card))) return;
  preview.set(MoveFlag::burns);
  add_row(preview, "if_burnt", -points_at_risk(view));
}

void preview_shot(const View& view, const Move& move, Preview& preview) {
  const Card card = move.field_card();
  const Seat target = move.field_seat();
  add_row(preview, "victim_loss",
          -loss_of(State::at(view.field, target), card, State::at(view.ring, target)));
  if (!keeps_what_is_shot(view.worn())) return;
  Pile after = view.own_field();
  after.add(card);
  add_row(preview, "gain",
          points_of(after, view.worn()) - points_of(view.own_field(), view.worn()));
}

// Cards of the deck that would be worth more than what the active seat has, placed and collected.
std::uint32_t helping_cards(const View& view, const Pile& deck) {
  int cards = 0;
  for (int c = 0; c < kCards; ++c) {
    const auto card = static_cast<Card>(c);
    const bool better = value_of(card) > top_value(view.own_field(), kind_of(card));
    if (better && !would_burn(view.area, kind_of(card))) cards += deck.count(card);
  }
  return static_cast<std::uint32_t>(cards);
}

std::uint32_t burning_cards(const View& view) {
  std::uint32_t cards = 0;
  for (int k = 0; k < kKinds; ++k) {
    if (would_burn(view.area, kind_at(k))) cards += view.counts[static_cast<std::size_t>(k)];
  }
  return cards;
}

}  // namespace

Breakdown Zirkhaki::breakdown(const View& view, Seat seat) {
  Breakdown rows;
  if (seat.index < 0 || seat.index >= view.seats) return rows;
  const Pile& field = State::at(view.field, seat);
  for (int k = 0; k < kKinds; ++k) {
    const int points = top_value(field, kind_at(k));
    if (points > 0) rows.push_back({kKindNames[static_cast<std::size_t>(k)], points});
  }
  const int coins = goldsmith_points(field, State::at(view.ring, seat));
  if (coins > 0) rows.push_back({"goldsmith", coins});
  return rows;
}

Preview Zirkhaki::preview(const View& view, Seat, const Move& move) {
  Preview preview;
  switch (move.kind) {
    case MoveKind::wear:
      preview.set(MoveFlag::sealed);
      break;
    case MoveKind::collect:
      preview_collect(view, preview);
      break;
    case MoveKind::reveal:
      if (!view.peeked.empty()) {
        preview_placing(view, view.peeked[0], preview);
      } else {
        add_row(preview, "if_burnt", -points_at_risk(view));
      }
      break;
    case MoveKind::shoot:
      preview_shot(view, move, preview);
      break;
    case MoveKind::steal:
      add_row(preview, "victim_loss",
              -loss_of(State::at(view.field, move.field_seat()), move.field_card(),
                       State::at(view.ring, move.field_seat())));
      preview_placing(view, move.field_card(), preview);
      break;
    case MoveKind::play_own:
      add_row(preview, "own_loss", -loss_of(view.own_field(), move.card(), view.worn()));
      preview_placing(view, move.card(), preview);
      break;
    case MoveKind::play_burnt:
      preview_placing(view, move.card(), preview);
      break;
    default:
      break;
  }
  return preview;
}

// The chances of the next card of the deck, for the seat whose turn it is.
Odds Zirkhaki::odds(const View& view, Seat) {
  Odds odds;
  if (!view.in_turn() || view.deck_left == 0) return odds;
  Pile next;  // what the next card may be
  std::uint32_t all = view.deck_left;
  if (!view.peeked.empty()) {
    next.add(view.peeked[0]);
    all = 1;
    odds.push_back({"burn", 0, would_burn(view.area, kind_of(view.peeked[0])) ? 1U : 0U, 1});
  } else if (view.counts_known) {
    odds.push_back({"burn", 0, burning_cards(view), all});
    if (!view.burnt_known) return odds;
    next = view.deck();
  } else {
    return odds;
  }
  const std::uint32_t helping = helping_cards(view, next);
  odds.push_back({"helps", 0, helping, all});
  odds.push_back({"no_gain", 0, all - helping - odds[0].numerator, all});
  return odds;
}

}  // namespace mohreh::zirkhaki
