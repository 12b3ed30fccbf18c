// The table drawn with letters, for terminals and playthroughs: each zoo as it is printed, the left
// bank, the right bank, and the river below.

#include <algorithm>

#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh::draftosaurus {
namespace {

constexpr std::size_t kPenWidth = 26;
constexpr std::size_t kBankWidth = 62;

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

// Who lives at a spot, in the order of coming.
std::string pen_text(const View& view, Seat seat, int spot, const Scribe& scribe) {
  const Zoo& zoo = State::at(view.zoo, seat);
  const Tally tally(zoo);
  if (view.side == Board::winter && spot == 5 && tally.size(spot) > 0) {
    return pyramid_text(tally, scribe);
  }
  std::string text;
  for (const Placed dinosaur : zoo) {
    if (spot_of(place_of(dinosaur)) != spot) continue;
    if (!text.empty()) text += " ";
    text += scribe.word(kSpeciesNames[index_of(species_of(dinosaur))]);
  }
  return text.empty() ? "–" : text;
}

std::string pen_cell(const View& view, Seat seat, int spot, const Scribe& scribe) {
  return padded(scribe, Ink::faint, scribe.word(pen_word(view.side, spot)), kPenWidth) +
         pen_text(view, seat, spot, scribe);
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
  for (int row = 0; row < 3; ++row) {
    const std::string left = pen_cell(view, seat, row, scribe);
    // Painted text is longer than it looks; count the columns of the plain pieces.
    const std::size_t width = std::max(kPenWidth, columns(scribe.word(pen_word(view.side, row)))) +
                              columns(pen_text(view, seat, row, scribe));
    text += "    " + left + std::string(width < kBankWidth ? kBankWidth - width : 1, ' ') + "≈ " +
            pen_cell(view, seat, row + 3, scribe) + "\n";
  }
  return text + "    " + padded(scribe, Ink::faint, scribe.word("river"), kPenWidth) +
         pen_text(view, seat, kRiverSpot, scribe) + "\n";
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
