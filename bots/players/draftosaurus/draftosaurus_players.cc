// Players of Draftosaurus.

#include "bots/players/draftosaurus/draftosaurus_guide.h"
#include "bots/players/draftosaurus/greedy.h"
#include "bots/players/search_player.h"
#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh {
namespace {

using draftosaurus::Draftosaurus;
using draftosaurus::DraftosaurusGuide;

using Searches = SearchPlayers<Draftosaurus, DraftosaurusGuide>;
using CarelessSearches = SearchPlayers<Draftosaurus, draftosaurus::CarelessGuide>;

std::unique_ptr<Player> make_level(const Level& level, int iterations, const Effort& effort) {
  const bool is_lowest = level.name == levels().front().name;
  return is_lowest ? CarelessSearches::make_level(level, iterations, effort)
                   : Searches::make_level(level, iterations, effort);
}

constexpr PlayerEntry kPlayers[] = {
    {"greedy", make_plain<draftosaurus::GreedyPlayer>},
};

}  // namespace

GamePlayers draftosaurus_players();
GamePlayers draftosaurus_players() {
  return {Draftosaurus::kInfo.key,
          kPlayers,
          {8, 12, 200, 8000},
          160,
          make_level,
          Searches::make_adviser,
          Searches::search_at_random};
}

}  // namespace mohreh
