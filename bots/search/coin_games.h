#pragma once
// Three tiny games with known answers, for testing searches.
//
//   secret  A coin is tossed and seat 0 alone sees it. It flees, and wins two times in five, or
//           dares, and seat 1 must call the coin: right wins for seat 1, wrong for seat 0. Daring
//           is worth 1/2, as seat 1 cannot know the coin. Who searches as if it could, flees.
//   sealed  Both seats seal a side of a coin; seat 0 wins when they differ. Nothing is better than
//           1/2, unless somebody sees what was sealed.
//   three   Seat 0 names seat 1 or seat 2 its rival, then seat 1 lets the rival win or seat 0. With
//           seat 1 as the rival it will never be seat 0; with seat 2 all is the same to seat 1, so
//           it is seat 0 now and then. Who takes the others for one enemy sees no difference.

#include "engine/core/game.h"
#include "engine/core/hash.h"

namespace mohreh::search {

enum class CoinGame : std::uint8_t { secret, sealed, three };

struct Coins {
  struct Options {
    CoinGame game = CoinGame::secret;
    Seat first_seat;

    template <class Self, class Visitor>
    static void fields(Self&, Visitor&) {}
  };

  enum class Step : std::uint8_t { toss, first, second, flight, over };

  // The view has the same shape: what the viewer does not know is zero.
  struct State {
    Options options;
    std::uint8_t seats = 2;
    Step step = Step::toss;
    std::uint8_t coin = 0;
    std::uint8_t first = 0;  // what seat 0 chose
    std::uint8_t second = 0;
    SeatSet sealed;
    Seat winner;
    Seat viewer;

    template <class Self, class Visitor>
    static void fields(Self&, Visitor&) {}
  };
  using View = State;

  struct Move {
    std::uint16_t b = 0;
    std::uint8_t a = 0;
    std::uint8_t kind = 0;

    template <class Self, class Visitor>
    static void fields(Self&, Visitor&) {}
    friend bool operator==(const Move&, const Move&) = default;
  };

  static constexpr GameInfo kInfo{.key = "coins",
                                  .max_seats = 3,
                                  .longest_list = 2,
                                  .max_plies = 3,
                                  .moves = {},
                                  .events = {},
                                  .reasons = {},
                                  .rows = {},
                                  .odds = {}};

  static constexpr std::uint8_t kFlee = 0;
  static constexpr std::uint8_t kDare = 1;

  static State setup(const Options& options, int seats) {
    State state;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    if (options.game != CoinGame::secret) state.step = Step::first;
    return state;
  }

  static Awaited actors(const State& state) {
    if (state.step == Step::over) return {};
    if (state.step == Step::toss || state.step == Step::flight) return {{}, true};
    if (state.options.game == CoinGame::sealed) {
      return {SeatSet::first(2).minus(state.sealed), false};
    }
    return {SeatSet::only(seat_of(state.step == Step::first ? 0 : 1)), false};
  }

  static void legal_moves(const State&, Seat, MoveList<Move>& moves) {
    moves.clear();
    moves.push_back({0, 0, 0});
    moves.push_back({0, 1, 0});
  }
  static void chance_moves(const State& state, ChanceList<Move>& moves) {
    const bool fleeing = state.step == Step::flight;
    moves.clear();
    moves.push_back({{0, 0, 0}, fleeing ? 2U : 1U});
    moves.push_back({{0, 1, 0}, fleeing ? 3U : 1U});
  }
  static Move sample_chance(const State& state, Rng& rng) {
    const bool second = state.step == Step::flight ? rng.below(5) >= 2 : rng.below(2) == 1;
    return {0, static_cast<std::uint8_t>(second ? 1 : 0), 0};
  }

  static void apply(State& state, const Ply<Move>& ply, EventLog*) {
    const std::uint8_t choice = ply.move.a;
    if (ply.by == kChance) {
      if (state.step == Step::flight) return end(state, choice);
      state.coin = choice;
      state.step = Step::first;
      return;
    }
    (ply.by == seat_of(0) ? state.first : state.second) = choice;
    state.sealed = state.sealed.with(ply.by);
    switch (state.options.game) {
      case CoinGame::secret:
        if (ply.by == seat_of(1)) return end(state, choice == state.coin ? 1 : 0);
        state.step = choice == kDare ? Step::second : Step::flight;
        return;
      case CoinGame::sealed:
        if (state.sealed == SeatSet::first(2)) end(state, state.first != state.second ? 0 : 1);
        return;
      case CoinGame::three:
        if (ply.by == seat_of(1)) return end(state, choice == 1 ? 0 : state.first + 1);
        state.step = Step::second;
        return;
    }
  }

  static View view(const State& state, Viewer viewer) {
    View view = state;
    view.viewer = viewer.seat;
    if (viewer.seat != seat_of(0)) view.coin = 0;
    if (state.options.game == CoinGame::sealed && state.step != Step::over) {
      if (viewer.seat != seat_of(0)) view.first = 0;
      if (viewer.seat != seat_of(1)) view.second = 0;
    }
    return view;
  }
  static State determinize(const View& view, Rng& rng) {
    State state = view;
    state.viewer = {};
    const auto guess = static_cast<std::uint8_t>(rng.below(2));
    if (view.options.game == CoinGame::secret && view.viewer != seat_of(0)) state.coin = guess;
    if (view.options.game == CoinGame::sealed) {
      if (view.viewer != seat_of(0) && view.sealed.has(seat_of(0))) state.first = guess;
      if (view.viewer != seat_of(1) && view.sealed.has(seat_of(1))) state.second = guess;
    }
    return state;
  }
  static std::uint64_t info_key(const View& view) { return hash_value(view); }

  static Outcome outcome(const State& state) {
    Outcome outcome{state.seats, {}, {2, 2, 2}};
    outcome.ranks[state.winner.slot()] = 1;
    outcome.points[state.winner.slot()] = 10;
    return outcome;
  }

  static Reason why_not(const State&, Seat, const Move&) { return kNoReason; }
  static bool reveals(const State&, const Ply<Move>&) { return true; }
  static Breakdown breakdown(const View&, Seat) { return {}; }
  static Preview preview(const View&, Seat, const Move&) { return {}; }
  static Odds odds(const View&, Seat) { return {}; }
  static std::string move_text(const State&, const Move&) { return {}; }
  static std::optional<Move> parse_move(const State&, std::string_view) { return {}; }
  static std::string board_text(const View&, const Scribe&) { return {}; }
  static Reason check(const State&) { return kNoReason; }
  static Move turned(const Move& move, int, int) { return move; }

 private:
  static void end(State& state, int winner) {
    state.winner = seat_of(winner);
    state.step = Step::over;
  }
};

static_assert(Game<Coins>);

}  // namespace mohreh::search
