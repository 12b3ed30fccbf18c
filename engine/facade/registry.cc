#include "engine/facade/registry.h"

#include <array>

#include "engine/facade/erase.h"
#include "engine/games/draftosaurus/draftosaurus.h"
#include "engine/games/farar/farar.h"
#include "engine/games/survive/survive.h"
#include "engine/games/zirkhaki/zirkhaki.h"

namespace mohreh {
namespace {

constexpr std::array kGames = {
    &Erased<farar::Farar>::table,
    &Erased<zirkhaki::Zirkhaki>::table,
    &Erased<draftosaurus::Draftosaurus>::table,
    &Erased<survive::Survive>::table,
};

}  // namespace

std::span<const AnyGame* const> all_games() {
  return kGames;
}

const AnyGame* find_game(std::string_view key) {
  for (const AnyGame* game : kGames) {
    if (game->info->key == key) return game;
  }
  return nullptr;
}

}  // namespace mohreh
