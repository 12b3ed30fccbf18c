#include "bots/players/player.h"

#include <cstdlib>

#include "bots/players/game_players.h"
#ifndef __wasm__
#include "bots/players/external.h"
#endif

namespace mohreh {
namespace {

class RandomPlayer : public Player {
 public:
  AnyMove choose(const AnyView&, Seat, const AnyMoveList& legal, Rng& rng) override {
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
  bool looks() const override { return false; }
};

constexpr std::string_view kRandom = "random";

// The game's own players. Precondition: the game has a file in this folder, as every game does.
GamePlayers players_of(const AnyGame& game) {
  for (const GamePlayers& players : all_game_players()) {
    if (players.game == game.info->key) return players;
  }
  return {};
}

// Takes "@0.1" off the end of a name and scales the budget by it. False when it is no number that a
// budget can be scaled by.
bool scale_by_suffix(std::string_view& name, Effort& effort) {
  const std::size_t at = name.find('@');
  if (at == std::string_view::npos) return true;
  const std::string text(name.substr(at + 1));
  char* end = nullptr;
  const double scale = std::strtod(text.c_str(), &end);
  name = name.substr(0, at);
  effort.budget *= scale;
  return !text.empty() && *end == '\0' && scale >= 0.0001 && scale <= 100;
}

}  // namespace

std::unique_ptr<Player> make_player(const AnyGame& game, std::string_view name,
                                    const Effort& effort) {
  if (name == kRandom) return std::make_unique<RandomPlayer>();
#ifndef __wasm__
  if (is_external(name)) return make_external(game, name);
#endif
  const GamePlayers own = players_of(game);
  for (const PlayerEntry& entry : own.players) {
    if (entry.name == name) return entry.make(effort);
  }
  Effort scaled = effort;
  if (!scale_by_suffix(name, scaled)) return nullptr;
  for (std::size_t i = 0; i < kLevels; ++i) {
    const Level& level = levels()[i];
    if (level.name == name) return own.make_level(level, own.budgets[i], scaled);
  }
  return nullptr;
}

std::vector<std::string> player_names(const AnyGame& game) {
  std::vector<std::string> names{std::string(kRandom)};
  for (const PlayerEntry& entry : players_of(game).players) names.emplace_back(entry.name);
  for (const Level& level : levels()) names.emplace_back(level.name);
  return names;
}

std::unique_ptr<Adviser> make_adviser(const AnyGame& game, int iterations, const Effort& effort) {
  return players_of(game).make_adviser(iterations, effort);
}

int usual_advice_iterations(const AnyGame& game) {
  return players_of(game).budgets.back() / 10;
}

int usual_review_plies(const AnyGame& game) {
  return players_of(game).review_plies;
}

int search_at_random(const AnyView& view, Seat seat, const AnyMoveList& legal, int iterations,
                     Rng& rng) {
  return players_of(*view.game).search_at_random(view, seat, legal, iterations, rng);
}

}  // namespace mohreh
