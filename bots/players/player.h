#pragma once
// A player is a program that chooses moves. It is given a view and the legal moves and nothing
// else: handing it a State does not compile.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/facade/any_game.h"

namespace mohreh {

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  // One of `legal`, which is not empty. `view` is what `seat` knows with perfect recall.
  virtual AnyMove choose(const AnyView& view, Seat seat, const AnyMoveList& legal, Rng& rng) = 0;

  // A match begins in which it sits at `seat`. Not everybody who asks for moves tells of a match.
  virtual void begin_match(const AnyOptions& /*options*/, int /*seats*/, Seat /*seat*/) {}

  // False when choose() does not look at the view, so that nobody has to make one.
  virtual bool looks() const { return true; }

  // How many moves it owed and did not make, so that they were made at random; and why the last
  // time, in words. Programs from outside have such faults, our own players have none.
  virtual int faults() const { return 0; }
  virtual std::string_view fault() const { return {}; }
};

template <Game G>
MoveList<typename G::Move> moves_as(const AnyMoveList& list) {
  MoveList<typename G::Move> moves;
  for (const AnyMove move : list) moves.push_back(move_from_code<typename G::Move>(move.code));
  return moves;
}

// A player of one game, on that game's own types.
template <Game G>
class GamePlayer : public Player {
 public:
  AnyMove choose(const AnyView& view, Seat seat, const AnyMoveList& legal, Rng& rng) final {
    return {move_code(choose_move(view.as<typename G::View>(), seat, moves_as<G>(legal), rng))};
  }

  virtual typename G::Move choose_move(const typename G::View& view, Seat seat,
                                       const MoveList<typename G::Move>& legal, Rng& rng) = 0;
};

// How much a player may think.
struct Effort {
  double budget = 1;            // scales the iterations of a level
  int threads = 1;              // of one search
  double (*clock)() = nullptr;  // with one, a level also keeps to its think time
};

// Null when the game has no player of that name. `exec:COMMAND` is a program that is run and asked
// (external.h), but not in WebAssembly.
std::unique_ptr<Player> make_player(const AnyGame& game, std::string_view name,
                                    const Effort& effort = {});

// The names that make_player() knows for the game, weakest first.
std::vector<std::string> player_names(const AnyGame& game);

}  // namespace mohreh
