// The table drawn with letters, for terminals and playthroughs.

#include <algorithm>

#include "engine/games/zirkhaki/score.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh::zirkhaki {
namespace {

constexpr std::size_t kNameWidth = 14;
constexpr std::size_t kPointsWidth = 8;
constexpr std::size_t kCardsWidth = 8;
constexpr std::size_t kRingWidth = 18;

std::string kind_word(Kind kind, const Scribe& scribe) {
  return scribe.word(name_of(kind));
}

std::string card_text(Card card, const Scribe& scribe) {
  return kind_word(kind_of(card), scribe) + " " + scribe.number(value_of(card));
}

std::string phase_id(Phase phase) {
  switch (phase) {
    case Phase::first:
    case Phase::deal:
    case Phase::rings:
      return "phase_rings";
    case Phase::choice:
    case Phase::draw:
      return "phase_reveal";
    case Phase::over:
      return "phase_end";
    default:
      return "phase_power";
  }
}

std::string head_line(const View& view, const Scribe& scribe) {
  if (view.phase == Phase::first) return scribe.paint(Ink::strong, scribe.word("title")) + "\n";
  std::string line = scribe.paint(Ink::strong, scribe.word(phase_id(view.phase)));
  if (view.in_turn()) line += "   " + scribe.seat_name(view.active);
  if (view.due > 0) {
    line += "   " + scribe.paint(Ink::bad, scribe.word("forced") + " " + scribe.number(view.due));
  }
  return line + "\n";
}

std::string deck_line(const View& view, const Scribe& scribe) {
  std::string line = scribe.paint(Ink::warm, scribe.word("deck")) + " " +
                     scribe.number(view.deck_left) + "   " +
                     scribe.paint(Ink::warm, scribe.word("burnt_pile")) + " " +
                     scribe.number(view.burnt_left) + "\n";
  if (!view.counts_known || view.deck_left == 0) return line;
  line += " ";
  for (int k = 0; k < kKinds; ++k) {
    const int count = view.counts[static_cast<std::size_t>(k)];
    line += " " + scribe.paint(count == 0 ? Ink::faint : Ink::plain,
                               kind_word(kind_at(k), scribe) + "×" + scribe.number(count));
  }
  return line + "\n";
}

std::string stack_text(const Pile& pile, Kind kind, Ink top, const Scribe& scribe) {
  const Pile::Values values = pile.values(kind);
  std::string text =
      kind_word(kind, scribe) + " " + scribe.paint(top, scribe.number(values[values.size() - 1]));
  for (std::size_t i = values.size() - 1; i-- > 0;) text += "," + scribe.number(values[i]);
  return text;
}

std::string pile_text(const Pile& pile, Ink top, const Scribe& scribe) {
  std::string text;
  for (int k = 0; k < kKinds; ++k) {
    if (!pile.has(kind_at(k))) continue;
    text += (text.empty() ? "" : "  ") + stack_text(pile, kind_at(k), top, scribe);
  }
  return text.empty() ? "–" : text;
}

template <class Cards>
std::string cards_line(std::string_view id, const Cards& cards, Ink ink, const Scribe& scribe) {
  std::string line = scribe.paint(ink, scribe.word(id)) + ":";
  if (cards.empty()) line += " –";
  for (const Card card : cards) line += " [" + card_text(card, scribe) + "]";
  return line + "\n";
}

std::string ring_text(const View& view, Seat seat, const Scribe& scribe) {
  const Ring ring = State::at(view.ring, seat);
  if (ring != Ring::none) return scribe.word(kRingWords[static_cast<std::size_t>(ring)]);
  return view.chosen.has(seat) ? "[#]" : "–";
}

std::string seat_line(const View& view, Seat seat, const Scribe& scribe) {
  const Pile& field = State::at(view.field, seat);
  const bool plays = view.in_turn() && seat == view.active;
  std::string line = plays ? scribe.paint(Ink::warm, "▶ ") : "  ";
  line += padded(scribe, seat == view.viewer ? Ink::own : Ink::plain, scribe.seat_name(seat),
                 kNameWidth);
  line += padded(scribe, Ink::strong, scribe.number(points_of(field, State::at(view.ring, seat))),
                 kPointsWidth);
  line += padded(scribe, Ink::plain, scribe.number(field.size()), kCardsWidth);
  if (view.options.with_rings())
    line += padded(scribe, Ink::plain, ring_text(view, seat, scribe), kRingWidth);
  return line + pile_text(field, Ink::strong, scribe) + "\n";
}

std::string seat_heading(const View& view, const Scribe& scribe) {
  std::string line = "  " + padded(scribe, Ink::faint, "", kNameWidth) +
                     padded(scribe, Ink::faint, scribe.word("points"), kPointsWidth) +
                     padded(scribe, Ink::faint, scribe.word("cards"), kCardsWidth);
  if (view.options.with_rings())
    line += padded(scribe, Ink::faint, scribe.word("ring"), kRingWidth);
  return line + scribe.paint(Ink::faint, scribe.word("field")) + "\n";
}

}  // namespace

std::string Zirkhaki::board_text(const View& view, const Scribe& scribe) {
  std::string text = head_line(view, scribe) + deck_line(view, scribe);
  const bool open =
      view.options.burnt_pile_open || view.options.discard_browsable || view.phase == Phase::map;
  if (view.burnt_known && open && view.burnt_left > 0)
    text += "  " + pile_text(view.burnt, Ink::plain, scribe) + "\n";
  if (view.in_turn()) text += cards_line("area", view.area, Ink::warm, scribe);
  if (!view.shown.empty()) text += cards_line("map", view.shown, Ink::warm, scribe);
  if (!view.peeked.empty()) text += cards_line("peek", view.peeked, Ink::good, scribe);
  if (!view.dealt.empty()) {
    text += scribe.paint(Ink::warm, scribe.word("ring")) + ":";
    for (const Ring ring : view.dealt.list())
      text += " [" + scribe.word(kRingWords[static_cast<std::size_t>(ring)]) + "]";
    text += "\n";
  }
  text += seat_heading(view, scribe);
  for (int s = 0; s < view.seats; ++s) text += seat_line(view, seat_of(s), scribe);
  return text;
}

}  // namespace mohreh::zirkhaki
