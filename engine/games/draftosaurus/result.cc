#include "engine/games/draftosaurus/result.h"

#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/draftosaurus/score.h"

namespace mohreh::draftosaurus {
namespace {

int points_of(const State& state, int seat) {
  return score_of(state.zoo, state.seats, state.side, seat_of(seat)).total();
}

// Rules §9.3, §9.4: T-Rexes break ties, unless the host lets a tied match be shared.
bool trexes_break_ties(const Options& options) {
  return options.board != Board::match || options.match_tie == MatchTie::fewest_trex;
}

}  // namespace

void report_scores(const State& state, Reporter& report) {
  for (int s = 0; s < state.seats; ++s) report.tell(Happened::score, {s, points_of(state, s)});
}

void keep_for_match(State& state) {
  for (int s = 0; s < state.seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    state.earlier[at] = static_cast<std::uint8_t>(points_of(state, s));
    state.earlier_trex[at] = static_cast<std::uint8_t>(trexes_in(state.zoo[at]));
  }
}

bool decided_by_trexes(const State& state) {
  const Outcome outcome = Draftosaurus::outcome(state);
  const Outcome by_points = ranked_by_points(state.seats, outcome.points);
  return outcome.winners() != by_points.winners();
}

Outcome Draftosaurus::outcome(const State& state) {
  std::array<std::int32_t, kMaxSeats> points{};
  // Sorts as points first, then few T-Rexes.
  std::array<std::int32_t, kMaxSeats> standing{};
  constexpr int kMoreThanTrexes = 32;
  for (int s = 0; s < state.seats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    points[at] = points_of(state, s) + state.earlier[at];
    const int trexes = trexes_in(state.zoo[at]) + state.earlier_trex[at];
    standing[at] = points[at] * kMoreThanTrexes - (trexes_break_ties(state.options) ? trexes : 0);
  }
  Outcome outcome = ranked_by_points(state.seats, standing);
  outcome.points = points;
  return outcome;
}

}  // namespace mohreh::draftosaurus
