#pragma once
// Farar az Atash: bet in secret on the best haul of the round, then pull coals past nine devils.
// The front door of the game: the functions of the Game concept. Which file holds which rule is
// told in README.md; the rules themselves are in rules/farar.md.

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/games/farar/moves.h"
#include "engine/games/farar/options.h"
#include "engine/games/farar/state.h"
#include "engine/games/farar/view.h"

namespace mohreh::farar {

struct Farar {
  using Options = farar::Options;
  using State = farar::State;
  using View = farar::View;
  using Move = farar::Move;

  static const GameInfo kInfo;

  // setup.cc, check.cc
  static State setup(const Options& options, int seats);
  static Reason check(const State& state);

  // moves.cc
  static Awaited actors(const State& state);
  static void legal_moves(const State& state, Seat seat, MoveList<Move>& moves);
  static void chance_moves(const State& state, ChanceList<Move>& moves);
  static Move sample_chance(const State& state, Rng& rng);
  static Reason why_not(const State& state, Seat seat, const Move& move);
  static bool reveals(const State& state, const Ply<Move>& ply);
  static Move turned(const Move& move, int seats, int by);

  // round.cc
  static void apply(State& state, const Ply<Move>& ply, EventLog* log);
  static Outcome outcome(const State& state);

  // view.cc, determinize.cc
  static View view(const State& state, Viewer viewer);
  static State determinize(const View& view, Rng& rng);
  static std::uint64_t info_key(const View& view);

  // odds.cc
  static Breakdown breakdown(const View& view, Seat seat);
  static Preview preview(const View& view, Seat seat, const Move& move);
  static std::uint8_t flags(const View& view, Seat seat, const Move& move);
  static Odds odds(const View& view, Seat seat);

  // text.cc, board.cc
  static std::string move_text(const State& state, const Move& move);
  static std::optional<Move> parse_move(const State& state, std::string_view text);
  static std::string board_text(const View& view, const Scribe& scribe);
};

static_assert(Game<Farar>);

}  // namespace mohreh::farar
