#include "bots/players/player.h"

namespace mohreh {
namespace {

class RandomPlayer : public Player {
 public:
  AnyMove choose(const AnyView&, Seat, const AnyMoveList& legal, Rng& rng) override {
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
  bool looks() const override { return false; }
};

// Players that play every game.
constexpr PlayerEntry kEveryGame[] = {
    {"random", []() -> std::unique_ptr<Player> { return std::make_unique<RandomPlayer>(); }},
};

std::vector<PlayerEntry> entries_of(const AnyGame& game) {
  std::vector<PlayerEntry> entries(std::begin(kEveryGame), std::end(kEveryGame));
  for (const GamePlayers& own : all_game_players()) {
    if (own.game != game.info->key) continue;
    entries.insert(entries.end(), own.players.begin(), own.players.end());
  }
  return entries;
}

}  // namespace

std::unique_ptr<Player> make_player(const AnyGame& game, std::string_view name) {
  for (const PlayerEntry& entry : entries_of(game)) {
    if (entry.name == name) return entry.make();
  }
  return nullptr;
}

std::vector<std::string> player_names(const AnyGame& game) {
  std::vector<std::string> names;
  for (const PlayerEntry& entry : entries_of(game)) names.emplace_back(entry.name);
  return names;
}

}  // namespace mohreh
