// Players of Zirkhaki.

#include "bots/players/search_player.h"
#include "bots/players/zirkhaki/greedy_player.h"
#include "bots/players/zirkhaki/three_player.h"
#include "bots/players/zirkhaki/zirkhaki_guide.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh {
namespace {

using zirkhaki::Zirkhaki;

constexpr PlayerEntry kPlayers[] = {{"three", make_plain<zirkhaki::ThreePlayer>},
                                    {"greedy", make_plain<zirkhaki::GreedyPlayer>}};

using Searches = SearchPlayers<Zirkhaki, zirkhaki::ZirkhakiGuide>;

}  // namespace

GamePlayers zirkhaki_players();
GamePlayers zirkhaki_players() {
  return {Zirkhaki::kInfo.key,       kPlayers,
          {6, 40, 500, 40000},       320,
          Searches::make_level,      Searches::make_adviser,
          Searches::search_at_random};
}

}  // namespace mohreh
