// Players of Farar.

#include <algorithm>

#include "bots/players/farar/farar_guide.h"
#include "bots/players/farar/greedy_player.h"
#include "bots/players/farar/solving_player.h"
#include "bots/players/search_player.h"
#include "engine/games/farar/farar.h"
#include "engine/games/farar/money.h"

namespace mohreh {
namespace {

using farar::Farar;

// Stakes a fixed share of its wealth and draws while one more coal is expected to gain:
// with a sum of S, D devils and a value V left, S * D < V. Rule-of-thumb play, quick and sound.
class ThresholdPlayer : public GamePlayer<Farar> {
 public:
  farar::Move choose_move(const farar::View& view, Seat seat, const MoveList<farar::Move>& legal,
                          Rng&) override {
    return view.phase == farar::Phase::betting ? stake(view, seat, legal)
                                               : draw_or_stop(view, seat);
  }

 private:
  static constexpr int kShare = 4;  // a quarter

  static farar::Move stake(const farar::View& view, Seat seat, const MoveList<farar::Move>& legal) {
    const int wealth = farar::State::at(view.wealth, seat);
    const int sum = std::max(farar::kTen, wealth / kShare / farar::kTen * farar::kTen);
    const farar::Move wanted = farar::Move::stake(sum);
    return std::find(legal.begin(), legal.end(), wanted) == legal.end() ? legal[0] : wanted;
  }

  static farar::Move draw_or_stop(const farar::View& view, Seat seat) {
    const int sum = farar::value_of(farar::State::at(view.haul, seat));
    const bool gains = sum * farar::devils_in(view.furnace) < farar::value_of(view.furnace);
    return gains ? farar::Move::draw() : farar::Move::stop();
  }
};

constexpr PlayerEntry kPlayers[] = {{"threshold", make_plain<ThresholdPlayer>},
                                    {"greedy", make_plain<FararGreedy>}};

using Searches = SearchPlayers<Farar, FararGuide, search::RandomRollouts<Farar, FararGuide>>;

// The strongest level works out what can be worked out.
std::unique_ptr<Player> make_level(const Level& level, int iterations, const Effort& effort) {
  if (level.name != levels().back().name) return Searches::make_level(level, iterations, effort);
  search::Parameters parameters = Searches::with(iterations, effort);
  parameters.seconds = level.think_seconds;
  return std::make_unique<FararSolving>(parameters, level.strictness);
}

}  // namespace

GamePlayers farar_players();
GamePlayers farar_players() {
  return {Farar::kInfo.key,
          kPlayers,
          {6, 20, 120, 100000},
          600,
          make_level,
          Searches::make_adviser,
          Searches::search_at_random};
}

}  // namespace mohreh
