#pragma once
// A table in the terminal: people type at some seats, players choose at the others. Reads lines
// and writes text; whoever calls it decides what they are connected to.

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "bots/players/player.h"
#include "clients/terminal/voice.h"
#include "engine/record/record.h"

namespace mohreh {

struct TableSetting {
  std::vector<std::unique_ptr<Player>> players;  // one a seat; null where a person sits
  std::uint64_t seed = 0;
  int pause_ms = 0;          // between events, so that they can be followed
  std::size_t columns = 80;  // of the terminal
};

class TerminalTable {
 public:
  TerminalTable(Record& record, TableSetting setting, const Voice& voice, std::istream& in,
                std::ostream& out);

  // Plays until the match is over or the person leaves; true when it is over. What was played is
  // in the record either way.
  bool run();

 private:
  enum class Answer { made, left };
  enum class Confirmation { locked_in, taken_back, left };

  void commit(const AnyPly& ply);
  void commit_draft();
  void let_player_choose(Seat seat);
  Answer ask_person(Seat seat);
  bool take_back();

  void show_board(const AnyState& state, Seat seat);
  void show_moves(const AnyMoveList& moves);
  void show_odds(const AnyState& state, Seat seat);
  void show_log();
  void show_result();
  void show_events(const EventLog& events);
  void show_help(const AnyState& state, const AnyMoveList& moves);
  Confirmation confirm(const AnyState& state, Seat seat, AnyMove move);
  // Writes text in lines that fit.
  void write(const std::string& text);
  bool read_line(std::string& line);

  // The state the asked person sees: the true one with the plies it has not committed yet.
  const AnyState& drafted() const { return draft_.empty() ? state_ : draft_.back().after; }

  struct DraftPly {
    AnyPly ply;
    AnyState after;
  };

  Record& record_;
  TableSetting setting_;
  const Voice& voice_;
  std::istream& in_;
  std::ostream& out_;
  AnyState state_;
  std::vector<DraftPly> draft_;
  std::vector<std::string> log_;
  Rng rng_;
  Seat watcher_ = kSpectator;  // whose eyes the terminal shows events through
};

}  // namespace mohreh
