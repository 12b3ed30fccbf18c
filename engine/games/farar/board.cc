// The table drawn with letters, for terminals and playthroughs.

#include <algorithm>

#include "engine/games/farar/farar.h"
#include "engine/games/farar/standing.h"

namespace mohreh::farar {
namespace {

constexpr std::size_t kNameWidth = 14;
constexpr std::size_t kTrackWidth = 19;
constexpr std::size_t kSumWidth = 10;

std::string figure_text(const View& view, Seat seat, const Scribe& scribe) {
  const TrackNumbers& track = view.options.track_numbers;
  const int position = State::at(view.position, seat);
  const int below = position / 2;
  if (position == 0) return "≤ " + scribe.number(track.at(0));
  if (position == 2 * (track.count - 1)) return "≥ " + scribe.number(track.at(below));
  if (position % 2 == 0) return scribe.number(track.at(below));
  return scribe.number(track.at(below)) + " … " + scribe.number(track.at(below + 1));
}

std::string wealth_text(const View& view, Seat seat, const Scribe& scribe) {
  return view.wealth_known.has(seat) ? scribe.number(State::at(view.wealth, seat)) : "?";
}

// The stake of a seat and whether the best haul that is kept covers it.
std::string stake_cell(const View& view, const Standing& standing, Seat seat,
                       const Scribe& scribe) {
  if (!view.bettors.has(seat) || view.phase == Phase::over) {
    return padded(scribe, Ink::faint, "–", kSumWidth);
  }
  if (!view.stake_known.has(seat)) {
    return padded(scribe, Ink::faint, view.staked.has(seat) ? "[#]" : "…", kSumWidth);
  }
  const int stake = State::at(view.stake, seat);
  const bool covered = standing.covered.has(seat);
  const bool waits = !view.staked.has(seat);
  if (waits) return padded(scribe, Ink::faint, "…", kSumWidth);
  return padded(scribe, covered ? Ink::good : Ink::plain,
                scribe.number(stake) + (covered ? " ✓" : ""), kSumWidth);
}

std::string haul_text(const View& view, Seat seat, const Scribe& scribe) {
  if (view.burnt.has(seat)) return scribe.paint(Ink::bad, scribe.word("burnt"));
  const Haul& haul = State::at(view.haul, seat);
  if (count_of(haul) == 0) return scribe.paint(Ink::faint, "–");
  std::string coals;
  for (std::size_t kind = kValues; kind-- > 0;) {
    for (int i = 0; i < haul[kind]; ++i) {
      if (!coals.empty()) coals += '+';
      coals += scribe.number(kValueOf[kind]);
    }
  }
  return scribe.paint(Ink::strong, scribe.number(value_of(haul))) + " = " + coals;
}

std::string phase_id(Phase phase) {
  switch (phase) {
    case Phase::first:
    case Phase::betting:
      return "phase_bet";
    case Phase::coal:
    case Phase::decision:
      return "phase_draw";
    case Phase::over:
      break;
  }
  return "phase_over";
}

std::string furnace_line(const View& view, const Scribe& scribe) {
  std::string line = scribe.paint(Ink::warm, scribe.word("furnace")) + " " +
                     scribe.number(view.coals_left) + "/" + scribe.number(kCoals);
  if (!view.furnace_known) return line + "\n";
  line += "   " + scribe.paint(Ink::bad, scribe.word("devil") + " " + "×" +
                                             scribe.number(devils_in(view.furnace)));
  for (std::size_t kind = kValues; kind-- > 0;) {
    line += "  " + scribe.number(kValueOf[kind]) + "×" + scribe.number(view.furnace[kind]);
  }
  return line + "\n";
}

std::string seat_line(const View& view, const Standing& standing, Seat seat, const Scribe& scribe) {
  const bool draws = view.drawing() && seat == view.drawer();
  std::string line = draws ? scribe.paint(Ink::warm, "▶ ") : "  ";
  line += padded(scribe, seat == view.viewer ? Ink::own : Ink::plain, scribe.seat_name(seat),
                 kNameWidth);
  line += padded(scribe, Ink::plain, figure_text(view, seat, scribe), kTrackWidth);
  line += padded(scribe, Ink::plain, wealth_text(view, seat, scribe), kSumWidth);
  line += stake_cell(view, standing, seat, scribe);
  line += haul_text(view, seat, scribe);
  if (view.pact.has(seat)) line += "  " + scribe.paint(Ink::bad, "⸸ " + scribe.word("pact_holder"));
  return line + "\n";
}

}  // namespace

std::string Farar::board_text(const View& view, const Scribe& scribe) {
  std::string text =
      scribe.paint(Ink::strong, scribe.word("round") + " " + scribe.number(view.round)) + "   " +
      scribe.word(phase_id(view.phase)) + "\n";
  text += furnace_line(view, scribe);
  text += "  " + padded(scribe, Ink::faint, "", kNameWidth) +
          padded(scribe, Ink::faint, scribe.word("track"), kTrackWidth) +
          padded(scribe, Ink::faint, scribe.word("wealth"), kSumWidth) +
          padded(scribe, Ink::faint, scribe.word("stake"), kSumWidth) +
          scribe.paint(Ink::faint, scribe.word("haul")) + "\n";
  const Standing standing = standing_in(view);
  for (int s = 0; s < view.seats; ++s) text += seat_line(view, standing, seat_of(s), scribe);
  if (view.drawing()) {
    text += scribe.word("best_haul") + " " + scribe.number(standing.best) + "\n";
  }
  return text;
}

}  // namespace mohreh::farar
