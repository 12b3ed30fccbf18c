#pragma once
// A match as what was agreed and what happened. docs/record.md describes the text.
// A Record is always legal: the reader refuses a ply that the rules refuse.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text_error.h"
#include "engine/facade/any_game.h"
#include "engine/record/shuffle.h"

namespace mohreh {

// Something a test case claims after a number of plies.
struct Expectation {
  std::size_t after_plies = 0;
  int line = 0;
  std::string text;  // without the word "expect"
};

struct Record {
  const AnyGame* game = nullptr;
  int seats = 0;
  AnyOptions options;
  std::string title;
  std::array<std::string, kMaxSeats> names;
  std::optional<AnyState> position;  // where it starts, if not at the set-up
  std::optional<Shuffle> shuffle;    // how chance was drawn, where that can be checked
  std::vector<AnyPly> plies;
  std::vector<Expectation> expectations;

  AnyState start() const { return position ? *position : game->setup(options, seats); }
  // The state after the first `plies` plies. Precondition: there are that many.
  AnyState state_after(std::size_t plies) const;
};

inline constexpr int kRecordFormat = 1;
inline constexpr std::size_t kMaxRecordBytes = std::size_t{4} << 20U;
inline constexpr std::size_t kMaxLineBytes = 65'536;

Parsed<Record> read_record(std::string_view text);

// A record as far as it is good.
struct RecordStart {
  Record record;
  std::optional<TextError> stopped;  // where and why, when that is not its end
};

// An error where not even the header is good.
Parsed<RecordStart> read_record_start(std::string_view text);

std::string write_record(const Record& record);

// "seat 1: draw" or "chance: coal 50", in the state before the ply.
std::string ply_text(const AnyState& state, const AnyPly& ply);

}  // namespace mohreh
