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

constexpr PlayerEntry kPlayers[] = {
    {"greedy", make_plain<draftosaurus::GreedyPlayer>},
};

}  // namespace

GamePlayers draftosaurus_players();
GamePlayers draftosaurus_players() {
  return {Draftosaurus::kInfo.key, kPlayers,
          {6, 40, 500, 8000},      Searches::make_level,
          Searches::make_adviser,  Searches::search_at_random};
}

}  // namespace mohreh
