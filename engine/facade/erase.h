#pragma once
// Makes the erased table of a game from the concept. Included by the registry alone.

#include <cassert>
#include <new>

#include "engine/core/changed_fields.h"
#include "engine/core/json_fields.h"
#include "engine/core/playout.h"
#include "engine/core/shape.h"
#include "engine/facade/any_game.h"

namespace mohreh {

template <Game G>
struct Erased {
  using State = typename G::State;
  using View = typename G::View;
  using Move = typename G::Move;
  using Options = typename G::Options;

  static_assert(sizeof(State) <= kMaxStateBytes && sizeof(View) <= kMaxViewBytes &&
                sizeof(Options) <= kMaxOptionsBytes);

  static const AnyGame table;
  static const AnyJson json;

  template <class Any, class T>
  static Any any(const T& value) {
    Any erased;
    erased.game = &table;
    new (erased.bytes.data()) T(value);
    return erased;
  }
  static const State& state(const AnyState& any) { return any.as<State>(); }
  static const View& view_of(const AnyView& any) { return any.as<View>(); }
  static Move move(AnyMove any) { return move_from_code<Move>(any.code); }
  static AnyMove any_move(const Move& move) { return {move_code(move)}; }

  static AnyOptions default_options() { return any<AnyOptions>(Options{}); }
  static std::vector<OptionText> describe(const AnyOptions& o) {
    return describe_options(o.as<Options>());
  }
  static std::optional<TextError> set(AnyOptions& o, std::string_view key, std::string_view value) {
    return set_option(o.as<Options>(), key, value);
  }
  // A game whose rules have changed keeps the version in force in its Options.
  static int rules_of(const AnyOptions& o) {
    if constexpr (requires { o.as<Options>().rules; }) {
      return o.as<Options>().rules;
    } else {
      return G::kInfo.rules_version;
    }
  }
  static bool set_rules(AnyOptions& o, int version) {
    if constexpr (requires { o.as<Options>().rules; }) {
      if (version < 1 || version > G::kInfo.rules_version) return false;
      o.as<Options>().rules = static_cast<std::uint8_t>(version);
      return true;
    } else {
      return version == G::kInfo.rules_version;
    }
  }

  static AnyState setup(const AnyOptions& o, int seats) {
    return any<AnyState>(G::setup(o.as<Options>(), seats));
  }
  static Awaited actors(const AnyState& s) { return G::actors(state(s)); }
  static void legal_moves(const AnyState& s, Seat seat, AnyMoveList& out) {
    MoveList<Move> moves;
    G::legal_moves(state(s), seat, moves);
    out.resize(moves.size());
    std::memcpy(static_cast<void*>(out.data()), moves.data(), moves.size() * sizeof(Move));
  }
  static void chance_moves(const AnyState& s, AnyChanceList& out) {
    ChanceList<Move> moves;
    G::chance_moves(state(s), moves);
    out.clear();
    for (const auto& chance : moves) out.push_back({any_move(chance.move), chance.weight});
  }
  static AnyMove sample_chance(const AnyState& s, Rng& rng) {
    return any_move(G::sample_chance(state(s), rng));
  }
  static void apply(AnyState& s, const AnyPly& ply, EventLog* log) {
    assert(ply.by == kChance || G::why_not(state(s), ply.by, move(ply.move)).none());
    G::apply(s.as<State>(), {ply.by, move(ply.move)}, log);
    assert(G::check(state(s)).none());
  }
  static Reason why_not(const AnyState& s, Seat seat, AnyMove m) {
    return G::why_not(state(s), seat, move(m));
  }
  static bool reveals(const AnyState& s, const AnyPly& ply) {
    return G::reveals(state(s), {ply.by, move(ply.move)});
  }
  static Outcome outcome(const AnyState& s) { return G::outcome(state(s)); }
  static Reason check(const AnyState& s) { return G::check(state(s)); }
  static AnyMove turned(AnyMove m, int seats, int by) {
    return any_move(G::turned(move(m), seats, by));
  }
  static int play_out(AnyState& s, Rng& rng, int most) {
    return play_random<G>(s.as<State>(), rng, most);
  }

  static AnyView view(const AnyState& s, Viewer viewer) {
    return any<AnyView>(G::view(state(s), viewer));
  }
  static AnyState determinize(const AnyView& v, Rng& rng) {
    return any<AnyState>(G::determinize(view_of(v), rng));
  }
  static std::uint64_t info_key(const AnyView& v) { return G::info_key(view_of(v)); }
  static Breakdown breakdown(const AnyView& v, Seat seat) { return G::breakdown(view_of(v), seat); }
  static Preview preview(const AnyView& v, Seat seat, AnyMove m) {
    return G::preview(view_of(v), seat, move(m));
  }
  static std::uint8_t flags(const AnyView& v, Seat seat, AnyMove m) {
    if constexpr (requires { G::flags(view_of(v), seat, move(m)); }) {
      return G::flags(view_of(v), seat, move(m));
    } else {
      return G::preview(view_of(v), seat, move(m)).flags;
    }
  }
  static Odds odds(const AnyView& v, Seat seat) { return G::odds(view_of(v), seat); }

  static std::string move_text(const AnyState& s, AnyMove m) {
    return G::move_text(state(s), move(m));
  }
  static std::optional<AnyMove> parse_move(const AnyState& s, std::string_view text) {
    const auto parsed = G::parse_move(state(s), text);
    return parsed ? std::optional(any_move(*parsed)) : std::nullopt;
  }
  static std::string board_text(const AnyView& v, const Scribe& scribe) {
    return G::board_text(view_of(v), scribe);
  }

  static void write_state(JsonWriter& out, const AnyState& s) { write_json(out, state(s)); }
  static std::optional<TextError> read_state(std::string_view text, AnyState& s) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    return read_json(document->root(), s.as<State>());
  }
  static void write_view(JsonWriter& out, const AnyView& v) { write_json(out, view_of(v)); }
  static void write_view_changes(JsonWriter& out, const AnyView& v,
                                 std::vector<std::uint64_t>& told, std::size_t first) {
    out.begin_object();
    ChangedFieldWriter writer{out, told, first};
    G::View::fields(view_of(v), writer);
    out.end_object();
  }
  static void write_move(JsonWriter& out, AnyMove m) { write_json(out, move(m)); }
  static Seat looks_back_as(const AnyState& now, const AnyState& then, Seat seat) {
    if constexpr (requires { G::remembers_alone(state(now), state(then)); }) {
      if (G::remembers_alone(state(now), state(then))) return kSpectator;
    }
    return seat;
  }
  static Shape view_shape(const AnyView& v) { return shape_of(view_of(v)); }
};

template <Game G>
const AnyJson Erased<G>::json = {
    .write_state = &write_state,
    .read_state = &read_state,
    .write_view = &write_view,
    .write_view_changes = &write_view_changes,
    .write_move = &write_move,
    .looks_back_as = &looks_back_as,
    .view_shape = &view_shape,
};

template <Game G>
const AnyGame Erased<G>::table = {
    .info = &G::kInfo,
    .state_bytes = sizeof(State),
    .default_options = &default_options,
    .describe_options = &describe,
    .set_option = &set,
    .rules_of = &rules_of,
    .set_rules = &set_rules,
    .setup = &setup,
    .actors = &actors,
    .legal_moves = &legal_moves,
    .chance_moves = &chance_moves,
    .sample_chance = &sample_chance,
    .apply = &apply,
    .why_not = &why_not,
    .reveals = &reveals,
    .outcome = &outcome,
    .check = &check,
    .turned = &turned,
    .play_random = &play_out,
    .view = &view,
    .determinize = &determinize,
    .info_key = &info_key,
    .breakdown = &breakdown,
    .preview = &preview,
    .flags = &flags,
    .odds = &odds,
    .move_text = &move_text,
    .parse_move = &parse_move,
    .board_text = &board_text,
    .json = &json,
};

}  // namespace mohreh
