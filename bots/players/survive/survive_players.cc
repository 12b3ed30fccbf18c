// Players of Survive.

#include "bots/players/search_player.h"
#include "bots/players/survive/greedy.h"
#include "bots/players/survive/survive_guide.h"

namespace mohreh {
namespace {

using survive::Survive;

using Searches = SearchPlayers<Survive, survive::SurviveGuide>;

constexpr std::array<PlayerEntry, 1> kPlayers = {{{"greedy", make_plain<survive::GreedyPlayer>}}};

}  // namespace

GamePlayers survive_players();
GamePlayers survive_players() {
  return {Survive::kInfo.key,        kPlayers,
          {12, 130, 800, 10000},     110,
          Searches::make_level,      Searches::make_adviser,
          Searches::search_at_random};
}

}  // namespace mohreh
