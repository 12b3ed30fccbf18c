#pragma once
// Any game behind one table of function pointers, its values as bytes. Made from the Game concept
// by a template, so it has no rules of its own. Server, match, record, terminal, WebAssembly and
// the laws use this; search uses the concept itself.
//
// AnyState, AnyView and AnyOptions are values: copy them freely, compare them with ==. Each knows
// its game. The bytes beyond what the game uses are zero.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/options.h"
#include "engine/core/text_error.h"

namespace mohreh {

struct AnyGame;
struct Shape;

inline constexpr std::size_t kMaxStateBytes = 512;
inline constexpr std::size_t kMaxViewBytes = 768;
inline constexpr std::size_t kMaxOptionsBytes = 64;

template <std::size_t N>
struct AnyBytes {
  const AnyGame* game = nullptr;
  alignas(8) std::array<std::byte, N> bytes{};

  template <class T>
  const T& as() const {
    return *reinterpret_cast<const T*>(bytes.data());
  }
  template <class T>
  T& as() {
    return *reinterpret_cast<T*>(bytes.data());
  }

  friend bool operator==(const AnyBytes&, const AnyBytes&) = default;
};

struct AnyState : AnyBytes<kMaxStateBytes> {};
struct AnyView : AnyBytes<kMaxViewBytes> {};
struct AnyOptions : AnyBytes<kMaxOptionsBytes> {};

// A move as its code.
struct AnyMove {
  std::uint32_t code = 0;

  friend constexpr bool operator==(AnyMove, AnyMove) = default;
  friend constexpr auto operator<=>(AnyMove, AnyMove) = default;
};

using AnyPly = Ply<AnyMove>;
using AnyMoveList = MoveList<AnyMove>;
using AnyChanceList = ChanceList<AnyMove>;

struct AnyGame {
  const GameInfo* info;
  std::size_t state_bytes;

  // Options.
  AnyOptions (*default_options)();
  std::vector<OptionText> (*describe_options)(const AnyOptions&);
  std::optional<TextError> (*set_option)(AnyOptions&, std::string_view key, std::string_view value);
  // Which version of the rules is in force. No option sets it: records of older versions are
  // played by the rules of their time. False when that version is not known here.
  int (*rules_of)(const AnyOptions&);
  bool (*set_rules)(AnyOptions&, int version);

  // Playing; the promises are those of the concept.
  AnyState (*setup)(const AnyOptions&, int seats);
  Awaited (*actors)(const AnyState&);
  void (*legal_moves)(const AnyState&, Seat, AnyMoveList&);
  void (*chance_moves)(const AnyState&, AnyChanceList&);
  AnyMove (*sample_chance)(const AnyState&, Rng&);
  void (*apply)(AnyState&, const AnyPly&, EventLog*);
  Reason (*why_not)(const AnyState&, Seat, AnyMove);
  bool (*reveals)(const AnyState&, const AnyPly&);
  Outcome (*outcome)(const AnyState&);
  Reason (*check)(const AnyState&);
  AnyMove (*turned)(AnyMove, int seats, int by);
  // Plays random moves until nobody is awaited or `most` plies are made; how many were made.
  int (*play_random)(AnyState&, Rng&, int most);

  // What viewers know.
  AnyView (*view)(const AnyState&, Viewer);
  AnyState (*determinize)(const AnyView&, Rng&);
  std::uint64_t (*info_key)(const AnyView&);
  Breakdown (*breakdown)(const AnyView&, Seat);
  Preview (*preview)(const AnyView&, Seat, AnyMove);
  std::uint8_t (*flags)(const AnyView&, Seat, AnyMove);  // those of the preview, for every move
  Odds (*odds)(const AnyView&, Seat);

  // Words and files.
  std::string (*move_text)(const AnyState&, AnyMove);
  std::optional<AnyMove> (*parse_move)(const AnyState&, std::string_view);
  std::string (*board_text)(const AnyView&, const Scribe&);
  const struct AnyJson*
      json;  // 30 functions in all, and no more: what else a game can do is its own
};

// The JSON side of a game, apart so that the table above stays a table of rules.
struct AnyJson {
  void (*write_state)(JsonWriter&, const AnyState&);
  // Reads fields on top of `state`; what the text leaves out stays as it was. Does not check().
  std::optional<TextError> (*read_state)(std::string_view json, AnyState& state);
  void (*write_view)(JsonWriter&, const AnyView&);
  // As an object, those fields of write_view that differ from what is noted in `told` from `first`
  // on; notes them.
  void (*write_view_changes)(JsonWriter&, const AnyView&, std::vector<std::uint64_t>& told,
                             std::size_t first);
  void (*write_move)(JsonWriter&, AnyMove);
  // As whom a seat looks back from `now` at `then`, an earlier position of the same match: as
  // itself, or as a spectator where the rules want it to remember by itself.
  Seat (*looks_back_as)(const AnyState& now, const AnyState& then, Seat seat);
  // What write_view writes of this view, as kinds of fields: types are made from it.
  Shape (*view_shape)(const AnyView&);
};

// Applies a ply that comes from outside: refuses what is not legal, chance plies that cannot
// happen included, and then leaves the state as it was.
Reason try_apply(AnyState& state, const AnyPly& ply, EventLog* log);

// One even choice of the lowest awaited seat, or one chance move by its weight. `moves` is left
// with the seat's legal moves. Precondition: somebody is awaited.
AnyPly random_ply(const AnyState& state, Rng& rng, AnyMoveList& moves);

// None when a match may be set up so, else what is wrong, in words.
std::optional<std::string> setup_problem(const AnyGame& game, const AnyOptions& options, int seats);

// Reads key=value,key=value; empty text leaves the defaults. Under the newest rules, or under those
// of a version.
Parsed<AnyOptions> parse_options(const AnyGame& game, std::string_view text);
Parsed<AnyOptions> parse_options(const AnyGame& game, std::string_view text, int rules_version);

// The options that differ from the defaults, as key=value,key=value, without the rules' version.
std::string options_text(const AnyOptions& options);

// The events addressed to a viewer: {"key":"coal","name":1,"n":50}.
void write_event(JsonWriter& out, const GameInfo& info, const Event& event);

}  // namespace mohreh
