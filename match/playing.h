#pragma once
// A match at a table: the play itself and everything around it that is not written down, because it
// is made anew after a restart: drafts, clocks, thoughts of bots, votes, what viewers were told.

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "match/clock.h"
#include "match/draft.h"
#include "match/play.h"
#include "match/ports.h"
#include "match/view_memory.h"

namespace mohreh::match {

// A bot that was asked for a move of a seat.
struct Thinking {
  Thought thought;
  std::int64_t due_ms = 0;      // it moves no sooner, so that its haste betrays nothing
  std::optional<AnyMove> move;  // what it has decided
  EntryKind maker = EntryKind::bot;
  bool active = false;
};

struct Playing {
  explicit Playing(Play its_play) : play(std::move(its_play)) {}

  Play play;
  bool over = false;
  bool aborted = false;
  std::unique_ptr<Draft> draft;
  SeatClocks clocks;
  std::array<Thinking, kMaxSeats> thinking{};
  std::array<std::uint8_t, kMaxSeats> time_outs{};  // in a row
  SeatSet stand_ins;  // seats that ran out of time and wait for the stand-in's choice
  SeatSet agree_end;
  SeatSet agree_pause;
  std::int64_t waits_since_ms = 0;

  // What happened since the last updates.
  std::vector<Event> events;
  std::vector<Event> events_of_draft;  // its own seat knows them already
  std::vector<Event> events_staged;    // only the draft's seat may know them
  Seat drafted_by = kSpectator;
  SeatSet stood_in;

  // What each viewer was told; seats, then the spectators.
  std::array<ViewMemory, kMaxSeats + 1> told;
  std::size_t saved_entries = 0;
  std::size_t timed_entries = 0;  // their seats' clocks were set anew

  ViewMemory& told_to(Seat viewer) {
    return told[viewer == kSpectator ? kMaxSeats : viewer.slot()];
  }
  // The position that a seat sees: with its own draft on top.
  const AnyState& shown_to(Seat viewer) const {
    return draft != nullptr && draft->seat() == viewer ? draft->state() : play.state();
  }
  int staged_by(Seat viewer) const {
    return draft != nullptr && draft->seat() == viewer ? static_cast<int>(draft->moves().size())
                                                       : 0;
  }
};

}  // namespace mohreh::match
