// Players of Draftosaurus.

#include "bots/players/search_player.h"
#include "engine/games/draftosaurus/draftosaurus.h"

namespace mohreh {
namespace {

using draftosaurus::Draftosaurus;

using Searches = SearchPlayers<Draftosaurus, search::PlainGuide<Draftosaurus>>;

}  // namespace

GamePlayers draftosaurus_players();
GamePlayers draftosaurus_players() {
  return {Draftosaurus::kInfo.key, {},
          {8, 64, 512, 4096},      Searches::make_level,
          Searches::make_adviser,  Searches::search_at_random};
}

}  // namespace mohreh
