// Step 2: how much nearer to an isle a move brings whom.

#include "bots/players/survive/boarding.h"
#include "bots/players/survive/ratings.h"

namespace mohreh::survive {
namespace {

constexpr float kPassenger = 0.85F;  // of the safety, in a boat that others steer
constexpr float kSuicide = 10;
constexpr float kLanding = 0.1F;  // of the value: safe is safe

class Movements {
 public:
  explicit Movements(const Stance& stance)
      : stance_(stance), state_(stance.state()), boarding_(stance) {
    for (std::size_t i = 0; i < stance.explorers(); ++i) {
      if (state_.aboard[i]) crews_[index_of(state_.place[i])] += stance_.stake(i);
    }
  }

  float rate(const Move& move) const {
    const std::size_t who = move.a;
    switch (move.kind) {
      case MoveKind::walk:
        return gain(who, stance_.outlook().ashore(move.hex()));
      case MoveKind::board:
      case MoveKind::hop:
        return gain_aboard(who, move.hex());
      case MoveKind::climb:
        return gain_aboard(who, state_.place[who]);
      case MoveKind::enter_water:
      case MoveKind::swim:
        return gain(who, stance_.outlook().afloat(move.hex()));
      case MoveKind::jump:
        return gain(who, stance_.outlook().swimming(state_.place[who]));
      case MoveKind::land:
        return stance_.stake(who) * (1 + kLanding - stance_.now(who));
      case MoveKind::sail:
        return rate_sailing(move.from(), move.hex());
      default:
        return 0;
    }
  }

 private:
  float gain(std::size_t who, const Way& way) const {
    return stance_.stake(who) * (stance_.chance(way) - stance_.now(who));
  }

  // Who boards where others are more goes where they go.
  float gain_aboard(std::size_t who, Hex hex) const {
    Way way = stance_.outlook().aboard(hex);
    const Fleet& fleet = stance_.outlook().fleet();
    const bool steers =
        fleet.is_empty(hex) || fleet.controls(hex, stance_.seat()) || fleet.passengers(hex) == 1;
    if (!steers) way.safety *= kPassenger;
    return gain(who, way);
  }

  float rate_sailing(Hex from, Hex to) const {
    const Outlook& outlook = stance_.outlook();
    const Fleet& fleet = outlook.fleet();
    // Nobody steers a crew to death, whomever else it hurts.
    if (!fleet.is_empty(from) && outlook.aboard(to).safety <= 0) return -kSuicide;
    const float nearer = stance_.chance(outlook.aboard(to)) - stance_.chance(outlook.aboard(from));
    const float carried = fleet.is_empty(from) ? 0 : crews_[index_of(from)] * nearer;
    if (!fleet.has_room(from)) return carried;
    const float use = boarding_.pull(to) - boarding_.hold(from);
    return carried + use * (fleet.is_empty(from) ? 0.7F : 0.5F);
  }

  const Stance& stance_;
  const State& state_;
  Boarding boarding_;
  std::array<float, kPlaces> crews_{};
};

}  // namespace

void rate_movements(const Stance& stance, const MoveList<Move>& moves, std::span<float> ratings) {
  const Movements movements(stance);
  for (std::size_t m = 0; m < moves.size(); ++m) ratings[m] = movements.rate(moves[m]);
}

}  // namespace mohreh::survive
