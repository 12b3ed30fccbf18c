// The table drawn with letters, for terminals and playthroughs: each zoo pen by pen, the left bank,
// the right bank, and the river. Of others' zoos only pens with somebody in them are listed.

#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh::draftosaurus {
namespace {

constexpr std::size_t kPenWidth = 26;
constexpr std::size_t kLineWidth = 80;

// The words of the pens of a board, by spot.
std::string_view pen_word(Board side, int spot) {
  if (side == Board::summer) return kPlaceWords[static_cast<std::size_t>(spot)];
  return spot == 5 ? "pen_pyramid" : kPlaceWords[static_cast<std::size_t>(spot + kPens)];
}

std::string_view phase_word(const View& view) {
  switch (view.phase) {
    case Phase::first:
    case Phase::deal:
      return "phase_deal";
    case Phase::roll:
      return "phase_roll";
    case Phase::choose:
      return "phase_choose";
    case Phase::place:
      return "phase_place";
    case Phase::discard:
      return "phase_discard";
    case Phase::quarantine:
      return "phase_quarantine";
    case Phase::interval:
      return "phase_count";
    case Phase::over:
      break;
  }
  return "phase_over";
}

std::string heap_text(const Heap& heap, const Scribe& scribe) {
  std::string text;
  for (std::size_t kind = 0; kind < kSpecies; ++kind) {
    if (heap[kind] == 0) continue;
    if (!text.empty()) text += "  ";
    text += scribe.word(kSpeciesNames[kind]);
    if (heap[kind] > 1) text += " ×" + scribe.number(heap[kind]);
  }
  return text.empty() ? "–" : text;
}

// The pyramid from the bottom row to the top; a dash for a free cell.
std::string pyramid_text(const Tally& zoo, const Scribe& scribe) {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) {
    if (cell == 3 || cell == 5) text += " /";
    if (cell > 0) text += " ";
    const unsigned inside = zoo.in_cell(cell);
    text += inside == 0 ? "–" : scribe.word(kSpeciesNames[inside - 1]);
  }
  return text;
}

// Who lives at a spot, in the order of coming; in lines under each other where there are many.
std::string pen_text(const View& view, Seat seat, int spot, std::size_t indent,
                     const Scribe& scribe) {
  const Zoo& zoo = State::at(view.zoo, seat);
  const Tally tally(zoo);
  if (view.side == Board::winter && spot == 5 && tally.size(spot) > 0) {
    return pyramid_text(tally, scribe);
  }
  std::string text;
  std::size_t column = indent;
  for (const Placed dinosaur : zoo) {
    if (spot_of(place_of(dinosaur)) != spot) continue;
    const std::string word = scribe.word(kSpeciesNames[index_of(species_of(dinosaur))]);
    if (column > indent && column + 1 + columns(word) > kLineWidth) {
      text += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      text += " ";
      ++column;
    }
    text += word;
    column += columns(word);
  }
  return text;
}

// One pen, or nothing where nobody lives and the viewer need not place anybody.
std::string pen_line(const View& view, Seat seat, int spot, const Scribe& scribe) {
  const std::string start = spot >= 3 && spot < kPens ? "  ≈ " : "    ";
  const std::string residents = pen_text(view, seat, spot, 4 + kPenWidth, scribe);
  if (residents.empty() && seat != view.viewer) return {};
  const std::string_view name = spot == kRiverSpot ? "river" : pen_word(view.side, spot);
  return start + padded(scribe, Ink::faint, scribe.word(name), kPenWidth) +
         (residents.empty() ? "–" : residents) + "\n";
}

std::string seat_lines(const View& view, Seat seat, const Scribe& scribe) {
  const int points =
      score_of(view.zoo, view.seats, view.side, seat).total() + State::at(view.earlier, seat);
  std::string text = seat == view.roller && view.phase != Phase::over
                         ? scribe.paint(Ink::warm, "⚄ ")
                         : std::string("  ");
  text += scribe.paint(seat == view.viewer ? Ink::own : Ink::strong, scribe.seat_name(seat));
  text += "   " + scribe.word("points") + " " + scribe.number(points);
  if (view.sealed.has(seat)) text += "   [#]";
  if (view.phase == Phase::place) {
    text += "   ▸ " + scribe.word(kSpeciesNames[index_of(State::at(view.chosen, seat))]);
  }
  if (view.hand_known.has(seat) && State::at(view.hand_size, seat) > 0) {
    text += "   " + scribe.word("hand") + ": " + heap_text(State::at(view.hand, seat), scribe);
  }
  text += "\n";
  for (int spot = 0; spot < kPens; ++spot) text += pen_line(view, seat, spot, scribe);
  return text + pen_line(view, seat, kRiverSpot, scribe);
}

}  // namespace

std::string Draftosaurus::board_text(const View& view, const Scribe& scribe) {
  std::string text = scribe.paint(
      Ink::strong, scribe.word(enum_names(view.side)[static_cast<std::size_t>(view.side)]));
  text += "   " + scribe.word("round") + " " + scribe.number(round_of(view.turn, view.seats));
  text += "   " + scribe.word("turn") + " " +
          scribe.number(turn_in_round(view.turn, view.seats) + 1) + "/" +
          scribe.number(turns_a_round(view.seats));
  text += "   " + scribe.word(phase_word(view)) + "\n";
  text += scribe.word("bag") + " " + scribe.number(view.bag_left);
  if (view.face_known()) {
    text += "   " + scribe.word("die") + ": " +
            scribe.paint(Ink::warm, scribe.word(kFaceWords[static_cast<std::size_t>(view.face)])) +
            " (" + scribe.seat_name(view.roller) + ")";
  }
  text += "\n";
  if (view.counts_unseen()) {
    text += scribe.word("unseen") + ": " + heap_text(unseen_by(view), scribe) + "\n";
  }
  for (int s = 0; s < view.seats; ++s) text += seat_lines(view, seat_of(s), scribe);
  return text;
}

}  // namespace mohreh::draftosaurus
