// Step 1: whether a kept tile is worth playing now, and where it takes what.

#include <algorithm>

#include "bots/players/survive/prey.h"
#include "bots/players/survive/ratings.h"
#include "engine/games/survive/events.h"
#include "engine/games/survive/kept_tiles.h"

namespace mohreh::survive {
namespace {

constexpr float kKeep = 0.1F;  // what a tile is worth in hand while there is time

float rate_ride(const Stance& stance, Explorer swimmer, const Move& move) {
  const std::size_t who = index_of(swimmer);
  const Hex to = move.hex();
  if (is_isle(to)) return stance.stake(who) * (1 - stance.now(who));
  const Outlook& outlook = stance.outlook();
  const Way way = move.a == 1 ? outlook.aboard(to) : outlook.afloat(to);
  return stance.stake(who) * (stance.chance(way) - stance.now(who));
}

float rate_wind(const Stance& stance, Hex from, Hex to) {
  const State& state = stance.state();
  float crew = 0;
  for (std::size_t i = 0; i < stance.explorers(); ++i) {
    if (state.aboard[i] && state.place[i] == from) crew += stance.stake(i);
  }
  const Outlook& outlook = stance.outlook();
  return crew * (stance.chance(outlook.aboard(to)) - stance.chance(outlook.aboard(from)));
}

// `played` is the position once the tile is on the table; the pieces stand as the stance sees them.
void rate_set_downs(const Stance& stance, const State& played, const MoveList<Move>& moves,
                    std::span<float> ratings) {
  if (played.creature == Creature::none) {
    for (std::size_t m = 0; m < moves.size(); ++m) {
      ratings[m] = played.tool == Back::wind ? rate_wind(stance, played.spot, moves[m].hex())
                                             : rate_ride(stance, played.who, moves[m]);
    }
    return;
  }
  const Prey prey(stance, played.creature);
  for (std::size_t m = 0; m < moves.size(); ++m) {
    const Hex to = moves[m].hex();
    ratings[m] = prey.strike(to) + prey.threat(to) - prey.threat(played.spot);
  }
}

float rate_best_set_down(const Stance& stance, const Move& play) {
  State after = stance.state();
  Reporter nobody(nullptr);
  play_tile(after, play, nobody);
  MoveList<Move> moves;
  list_set_downs(after, moves);
  std::array<float, kLongestMoveList> ratings;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const std::span<float> all(ratings.data(), moves.size());
  rate_set_downs(stance, after, moves, all);
  return *std::max_element(all.begin(), all.end());
}

}  // namespace

void rate_kept_tiles(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  const float keep = kKeep * stance.time().chance(2);
  for (std::size_t m = 0; m < moves.size(); ++m) {
    ratings[m] =
        moves[m].kind == MoveKind::play_tile ? rate_best_set_down(stance, moves[m]) - keep : 0;
  }
}

void rate_set_downs(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  rate_set_downs(stance, stance.state(), moves, ratings);
}

}  // namespace mohreh::survive
