#pragma once
// A player that is a program in any language: `exec:COMMAND`. It is told of a match and asked for
// moves in JSON lines; docs/external-players.md is its side of the contract. Not in the
// WebAssembly build.
//
// Whatever the program does, choose() answers with a legal move in bounded time. A move that the
// program owes is made at random, and is a fault: when the answer is late, not an answer or not
// legal, and for the rest of the match when the program has ended. It is ended for us when it is
// late several times in a row or floods us. A program that has ended is started again for the next
// match, a few times.

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "bots/players/player.h"
#include "bots/players/program.h"

namespace mohreh {

struct ExternalLimits {
  std::chrono::milliseconds first_move{10'000};  // after a start: interpreters wake up slowly
  std::chrono::milliseconds move{5'000};
  std::chrono::milliseconds farewell{200};  // to leave in, once its input has ended
  std::size_t longest_line = 1U << 20U;
  int late_in_a_row = 3;  // then it is ended
  int restarts = 3;
};

class ExternalPlayer : public Player {
 public:
  // The command is started by the first match, or the first question.
  ExternalPlayer(const AnyGame& game, std::string command, const ExternalLimits& limits = {});

  void begin_match(const AnyOptions& options, int seats, Seat seat) override;
  AnyMove choose(const AnyView& view, Seat seat, const AnyMoveList& legal, Rng& rng) override;
  int faults() const override { return faults_; }
  std::string_view fault() const override { return fault_; }

 private:
  void start();
  void dismiss(std::string reason);
  std::optional<AnyMove> await_answer(const AnyMoveList& legal);

  const AnyGame& game_;
  std::string command_;
  ExternalLimits limits_;
  std::unique_ptr<Program> program_;  // null before the first start and after an end
  int starts_ = 0;
  bool fresh_ = true;  // it was not asked anything since it was started
  int late_ = 0;       // how often in a row
  std::int64_t asked_ = 0;
  int faults_ = 0;
  std::string fault_;
};

// Whether a player's name is a command: `exec:` and something after it.
bool is_external(std::string_view name);

// Null when the name is no command.
std::unique_ptr<Player> make_external(const AnyGame& game, std::string_view name);

}  // namespace mohreh
