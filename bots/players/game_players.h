#pragma once
// What a game's file in this folder offers; the list of them is made from the file names.

#include <span>

#include "bots/players/advice.h"
#include "bots/players/levels.h"
#include "bots/players/player.h"

namespace mohreh {

struct PlayerEntry {
  std::string_view name;
  std::unique_ptr<Player> (*make)(const Effort&);
};

template <class P>
std::unique_ptr<Player> make_plain(const Effort&) {
  return std::make_unique<P>();
}

struct GamePlayers {
  std::string_view game;
  std::span<const PlayerEntry> players;  // without a search, weakest first
  LevelBudgets budgets;
  int review_plies;  // how many plies of a match a review looks at: some ten seconds' worth
  std::unique_ptr<Player> (*make_level)(const Level&, int iterations, const Effort&);
  std::unique_ptr<Adviser> (*make_adviser)(int iterations, const Effort&);
  int (*search_at_random)(const AnyView&, Seat, const AnyMoveList&, int iterations, Rng&);
};

std::vector<GamePlayers> all_game_players();

}  // namespace mohreh
