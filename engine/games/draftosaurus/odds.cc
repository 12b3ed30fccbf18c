// What the rules can tell somebody before a choice. Everything here is computed from a View.

#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/placement.h"
#include "engine/games/draftosaurus/prospects.h"
#include "engine/games/draftosaurus/quarantine.h"
#include "engine/games/draftosaurus/rows.h"

namespace mohreh::draftosaurus {
namespace {

// The lines that would change, with what they gain or lose.
void add_changes(const Score& before, const Score& after, Preview& preview) {
  for (std::size_t line = 0; line < kLines; ++line) {
    const int change = after.lines[line] - before.lines[line];
    if (change != 0) preview.rows.push_back({kLineNames[line], change});
  }
}

Score score_after_quarantine(const View& view, Seat seat, Place place) {
  BySeat<Zoo> zoos = view.zoo;
  Zoo& zoo = State::at(zoos, seat);
  if (has_quarantined(zoo)) leave_quarantine(zoo, place);
  return score_of(zoos, view.seats, view.side, seat);
}

}  // namespace

Breakdown Draftosaurus::breakdown(const View& view, Seat seat) {
  Breakdown rows;
  const Score score = score_of(view.zoo, view.seats, view.side, seat);
  if (view.options.board == Board::match && view.side == Board::winter) {
    rows.push_back({kSummerRow, State::at(view.earlier, seat)});
  }
  for (std::size_t line = 0; line < kLines; ++line) {
    if (score.has(line)) rows.push_back({kLineNames[line], score.lines[line]});
  }
  return rows;
}

Preview Draftosaurus::preview(const View& view, Seat seat, const Move& move) {
  Preview preview;
  preview.set(MoveFlag::sealed);
  const Score before = score_of(view.zoo, view.seats, view.side, seat);
  switch (move.kind) {
    case MoveKind::choose:
      preview.rows.push_back({kBestRow, prospect_of(view, seat, move.species()).best()});
      break;
    case MoveKind::put:
      add_changes(before, score_with(view, seat, move.species(), move.where()), preview);
      break;
    case MoveKind::place:
      add_changes(before, score_with(view, seat, State::at(view.chosen, seat), move.where()),
                  preview);
      break;
    case MoveKind::leave:
      add_changes(before, score_after_quarantine(view, seat, move.where()), preview);
      break;
    case MoveKind::discard:
    case MoveKind::first:
    case MoveKind::draw:
    case MoveKind::roll:
      break;
  }
  return preview;
}

// Rules §11.5: how likely a dinosaur one has not seen is of each species.
Odds Draftosaurus::odds(const View& view, Seat) {
  Odds odds;
  const Heap unseen = unseen_by(view);
  const int all = count_of(unseen);
  if (!view.counts_unseen() || all == 0) return odds;
  for (std::size_t kind = 0; kind < kSpecies; ++kind) {
    odds.push_back({kSpeciesNames[kind], 0, unseen[kind], static_cast<std::uint32_t>(all)});
  }
  return odds;
}

}  // namespace mohreh::draftosaurus
