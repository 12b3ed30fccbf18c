// Players of Survive.

#include "bots/players/search_player.h"
#include "engine/games/survive/survive.h"

namespace mohreh {
namespace {

using survive::Survive;

using Searches = SearchPlayers<Survive, search::PlainGuide<Survive>>;

}  // namespace

GamePlayers survive_players();
GamePlayers survive_players() {
  return {Survive::kInfo.key,     {},
          {8, 64, 512, 4096},     Searches::make_level,
          Searches::make_adviser, Searches::search_at_random};
}

}  // namespace mohreh
