#pragma once
// The interface of a game: a type with static functions over plain values. No virtual calls, no
// heap, no clock, no random numbers of its own. Search is a template over this concept; everything
// else uses the erased table of facade/any_game.h, which is made from it.
//
// What a game promises beyond the signatures is written beside each line and proven for every
// registered game by tests/laws.

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/event.h"
#include "engine/core/fields.h"
#include "engine/core/json_writer.h"
#include "engine/core/moves.h"
#include "engine/core/outcome.h"
#include "engine/core/plain.h"
#include "engine/core/reason.h"
#include "engine/core/rng.h"
#include "engine/core/rows.h"
#include "engine/core/scribe.h"
#include "engine/core/seat.h"

namespace mohreh {

// The facts of a game that no option changes.
struct GameInfo {
  std::string_view key;  // folder, command line, files
  // Raised when any replay would come out differently; the game's Options then have a member
  // `rules`, the version in force, and older ones from 1 on stay playable by it.
  int rules_version = 1;
  int min_seats = 2;
  int max_seats = kMaxSeats;
  int usual_seats = 2;                        // what a table has when nobody says otherwise
  int longest_list = 0;                       // no move list is longer
  int max_plies = 0;                          // no match is longer
  std::span<const MoveSpec> moves;            // by kind, words <key>.move_<kind>
  std::span<const EventSpec> events;          // words <key>.log_<event>
  std::span<const std::string_view> reasons;  // words <key>.why.<reason>
  std::span<const std::string_view> rows;     // words <key>.row_<row>
  std::span<const std::string_view> odds;     // words <key>.odds_<row>
};

template <class G>
concept Game =
    plain<typename G::Options> && plain<typename G::State> && plain<typename G::View> &&
    plain<typename G::Move> && sizeof(typename G::Move) == 4 && described<typename G::Options> &&
    described<typename G::State> && described<typename G::View> && described<typename G::Move> &&
    requires(const typename G::Options& options, int seats, const typename G::State& state,
             typename G::State& mutable_state, Seat seat, const typename G::Move& move,
             const Ply<typename G::Move>& ply, MoveList<typename G::Move>& moves,
             ChanceList<typename G::Move>& chances, Rng& rng, EventLog* log, Viewer viewer,
             const typename G::View& view, std::string_view text, const Scribe& scribe) {
      { G::kInfo } -> std::convertible_to<const GameInfo&>;
      { move.a } -> std::convertible_to<std::uint8_t>;
      { move.b } -> std::convertible_to<std::uint16_t>;
      { static_cast<std::uint8_t>(move.kind) };
      { options.first_seat } -> std::convertible_to<Seat>;

      // The state before any chance. Precondition: min_seats <= seats <= max_seats.
      { G::setup(options, seats) } -> std::same_as<typename G::State>;
      // Who is awaited; nobody when the match is over. A seat that has sealed leaves the set.
      { G::actors(state) } -> std::same_as<Awaited>;
      // Sorted by code, none twice, never empty for an awaited seat; depends on the seat's view
      // alone. Fills the list from its start.
      { G::legal_moves(state, seat, moves) } -> std::same_as<void>;
      // What chance may do, sorted by code, with whole weights. One card or coal a ply.
      { G::chance_moves(state, chances) } -> std::same_as<void>;
      // One of them by its weight, without listing.
      { G::sample_chance(state, rng) } -> std::same_as<typename G::Move>;
      // The only function that changes a State. Precondition: the ply is legal.
      { G::apply(mutable_state, ply, log) } -> std::same_as<void>;
      // Total over every four bytes; none exactly for legal moves; depends on the seat's view
      // alone.
      { G::why_not(state, seat, move) } -> std::same_as<Reason>;
      // Where taking back must end: a draw, a flip, a roll, a seal, another seat's turn.
      { G::reveals(state, ply) } -> std::same_as<bool>;
      // Precondition: nobody is awaited.
      { G::outcome(state) } -> std::same_as<Outcome>;

      // Rows that add up to a seat's total, as far as the viewer may know it; none when it may not.
      { G::breakdown(view, seat) } -> std::same_as<Breakdown>;
      // What a legal move would bring and cost. Where that takes long to tell, a game has its flags
      // apart, as `flags(view, seat, move)`: they are wanted of every move.
      { G::preview(view, seat, move) } -> std::same_as<Preview>;
      // The chances a person at that seat would ask for now.
      { G::odds(view, seat) } -> std::same_as<Odds>;

      // Built up from what the viewer may know; unknown fields are zero.
      { G::view(state, viewer) } -> std::same_as<typename G::View>;
      // A world that fits the view: its view is that view again.
      { G::determinize(view, rng) } -> std::same_as<typename G::State>;
      { G::info_key(view) } -> std::same_as<std::uint64_t>;

      // One spelling a move, without a language: "stake 100".
      { G::move_text(state, move) } -> std::same_as<std::string>;
      { G::parse_move(state, text) } -> std::same_as<std::optional<typename G::Move>>;
      { G::board_text(view, scribe) } -> std::same_as<std::string>;

      // The invariants, over any bytes a file may have led to.
      { G::check(state) } -> std::same_as<Reason>;
      // The same move at a table turned by `by` seats.
      { G::turned(move, seats, seats) } -> std::same_as<typename G::Move>;
    };

}  // namespace mohreh
