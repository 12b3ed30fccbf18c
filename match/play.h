#pragma once
// The match itself, without people, time or wires: what was agreed, the journal and the position it
// leads to. Everything that changes it becomes an entry, so the journal alone gives it back.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/facade/any_game.h"
#include "engine/record/record.h"
#include "match/fairness.h"
#include "match/stored.h"

namespace mohreh::match {

class Play {
 public:
  // Precondition: playable(row).
  explicit Play(MatchRow row);

  // Nothing when game, version, options or an entry is not understood any more: such a match cannot
  // go on.
  static std::optional<Play> replay(MatchRow row, std::span<const Entry> entries);

  // Does what further entries of its journal say; false, and stopped there, at one that is not
  // understood.
  bool follow(std::span<const Entry> entries);

  // True when this program knows the game, its version of the rules and the options.
  static bool playable(const MatchRow& row);

  const MatchRow& row() const { return row_; }
  const AnyGame& game() const { return *game_; }
  const AnyState& state() const { return state_; }
  AnyState start() const { return game_->setup(options_, row_.seats); }
  int seats() const { return row_.seats; }
  int plies() const { return plies_; }
  Awaited awaited() const { return game_->actors(state_); }
  const std::vector<Entry>& entries() const { return entries_; }

  // What a seat has sealed.
  std::optional<AnyMove> choice(Seat seat) const;
  SeatSet chosen() const { return chosen_; }
  // True when several are asked at once, so that choices wait for each other.
  bool choose_together() const { return awaited().seats.size() > 1; }

  // What a seat wants played by itself (D3, D4).
  std::optional<AnyMove> follow_up(Seat seat) const { return kept(follow_ups_[seat.slot()]); }
  std::optional<AnyMove> standing(Seat seat) const { return kept(standing_[seat.slot()]); }

  // How often a seat has taken more time.
  int more_times(Seat seat) const { return more_times_[seat.slot()]; }
  bool away(Seat seat) const { return away_.has(seat); }
  SeatSet away() const { return away_; }

  // Adds an entry and does what it says; the events of a ply are appended. Precondition: it is
  // possible here.
  void add(const Entry& entry, std::vector<Event>& events);
  // The next thing chance does. Precondition: chance is awaited.
  Entry draw() const;
  // Chance, and the choices once all are in, until somebody has to be asked or it is over.
  void run(std::vector<Event>& events);

  // A choice that waits for others without an entry of its own: a bot's, which would be made again,
  // or the last one, which becomes a ply at once. `maker` is the kind of that ply.
  void hold(Seat seat, AnyMove move, EntryKind maker);

  // As a file; with the proof of its shuffles when the match is over.
  Record record(bool over) const;

  // Who began: whom chance or the options named.
  std::optional<Seat> first_seat() const { return first_seat_; }

 private:
  static std::optional<AnyMove> kept(std::uint32_t code) {
    return code == kNoMove ? std::nullopt : std::optional(AnyMove{code});
  }
  bool possible(const Entry& entry) const;
  void play_choices(std::vector<Event>& events);
  void note_first_seat(const Entry& entry);

  MatchRow row_;
  const AnyGame* game_ = nullptr;
  AnyOptions options_;
  AnyState state_;
  FairChance chance_;
  std::vector<Entry> entries_;
  int plies_ = 0;
  std::uint32_t draws_ = 0;  // chance plies of our own
  SeatSet chosen_;
  SeatSet away_;
  std::optional<Seat> first_seat_;
  std::array<std::uint32_t, kMaxSeats> choices_{};
  std::array<EntryKind, kMaxSeats> makers_{};
  std::array<std::uint8_t, kMaxSeats> more_times_{};
  std::array<std::uint32_t, kMaxSeats> follow_ups_{};
  std::array<std::uint8_t, kMaxSeats> plies_since_{};  // of the seat, since it said what follows
  std::array<std::uint32_t, kMaxSeats> standing_{};
};

}  // namespace mohreh::match
