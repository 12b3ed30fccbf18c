#pragma once
// Survive: Escape from Atlantis. Bring explorers of secret values off a sinking island, past
// serpents, sharks and whales, to the safe isles before the volcano erupts. The front door of the
// game: the functions of the Game concept. Which file holds which rule is told in README.md; the
// rules themselves are in rules/survive.md.

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/games/survive/moves.h"
#include "engine/games/survive/options.h"
#include "engine/games/survive/state.h"
#include "engine/games/survive/view.h"

namespace mohreh::survive {

struct Survive {
  using Options = survive::Options;
  using State = survive::State;
  using View = survive::View;
  using Move = survive::Move;

  static const GameInfo kInfo;

  // setup.cc, check.cc
  static State setup(const Options& options, int seats);
  static Reason check(const State& state);

  // moves.cc, chance.cc, refusal.cc
  static Awaited actors(const State& state);
  static void legal_moves(const State& state, Seat seat, MoveList<Move>& moves);
  static void chance_moves(const State& state, ChanceList<Move>& moves);
  static Move sample_chance(const State& state, Rng& rng);
  static Reason why_not(const State& state, Seat seat, const Move& move);
  static bool reveals(const State& state, const Ply<Move>& ply);
  static Move turned(const Move& move, int seats, int by);

  // turn.cc, score.cc
  static void apply(State& state, const Ply<Move>& ply, EventLog* log);
  static Outcome outcome(const State& state);

  // view.cc, determinize.cc
  static View view(const State& state, Viewer viewer);
  static State determinize(const View& view, Rng& rng);
  static std::uint64_t info_key(const View& view);
  // True when nobody may look up at `now` what lay open to a seat at `then`.
  static bool remembers_alone(const State& now, const State& then);

  // odds.cc, score.cc
  static Breakdown breakdown(const View& view, Seat seat);
  static Preview preview(const View& view, Seat seat, const Move& move);
  static Odds odds(const View& view, Seat seat);

  // text.cc, drawing.cc
  static std::string move_text(const State& state, const Move& move);
  static std::optional<Move> parse_move(const State& state, std::string_view text);
  static std::string board_text(const View& view, const Scribe& scribe);
};

static_assert(Game<Survive>);

}  // namespace mohreh::survive
