#include "bots/selfplay/match.h"

#include "engine/core/hash.h"

namespace mohreh {

MatchResult play_match(const MatchSetting& setting,
                       const std::vector<std::unique_ptr<Player>>& players, std::uint64_t seed,
                       Record* record) {
  const AnyGame& game = *setting.game;
  // Chance and each seat draw from streams of their own, so that one player's appetite for random
  // numbers changes nobody else's luck.
  Rng chance(mix_hash(seed, 0));
  std::vector<Rng> own;
  own.reserve(players.size());
  for (std::size_t s = 0; s < players.size(); ++s) own.emplace_back(mix_hash(seed, s + 1));

  for (int s = 0; s < setting.seats; ++s) {
    players[static_cast<std::size_t>(s)]->begin_match(setting.options, setting.seats, seat_of(s));
  }
  AnyState state = game.setup(setting.options, setting.seats);
  AnyMoveList legal;
  AnyView view;
  MatchResult result;
  for (Awaited awaited = game.actors(state); !awaited.nobody(); awaited = game.actors(state)) {
    AnyPly ply{kChance, {}};
    if (awaited.chance) {
      ply.move = game.sample_chance(state, chance);
    } else {
      ply.by = awaited.seats.lowest();
      const std::size_t seat = ply.by.slot();
      game.legal_moves(state, ply.by, legal);
      if (players[seat]->looks()) view = game.view(state, {ply.by, Recall::perfect});
      ply.move = players[seat]->choose(view, ply.by, legal, own[seat]);
    }
    game.apply(state, ply, nullptr);
    ++result.plies;
    if (record != nullptr) record->plies.push_back(ply);
  }
  result.outcome = game.outcome(state);
  return result;
}

}  // namespace mohreh
