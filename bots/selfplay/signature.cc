#include "bots/selfplay/signature.h"

#include <algorithm>
#include <string>

#include "engine/core/hash.h"

namespace mohreh {
namespace {

constexpr int kMatchesPerSeatCount = 4;
constexpr int kPliesPerMatch = 4000;

class Signature {
 public:
  explicit Signature(const AnyGame& game) : game_(game) {}

  void add_match(int seats, std::uint64_t seed) {
    Rng rng(mix_hash(seed, static_cast<std::uint64_t>(seats)));
    AnyState state = game_.setup(game_.default_options(), seats);
    for (int plies = 0; plies < kPliesPerMatch; ++plies) {
      if (game_.actors(state).nobody()) break;
      play(state, rng);
      look(state, seat_of(plies % seats), rng);
    }
    add(hash_bytes(state.bytes.data(), game_.state_bytes));
  }

  std::uint64_t value() const { return value_; }

 private:
  void add(std::uint64_t word) { value_ = mix_hash(value_, word); }

  void play(AnyState& state, Rng& rng) {
    const AnyPly ply = random_ply(state, rng, moves_);
    if (ply.by != kChance) add(moves_.size());
    events_.clear();
    game_.apply(state, ply, &events_);
    add(ply.move.code);
    for (const Event& event : events_) add(hash_bytes(&event, sizeof event));
  }

  // What one viewer knows, and a world it thinks possible.
  void look(const AnyState& state, Seat viewer, Rng& rng) {
    const AnyView view = game_.view(state, {viewer, Recall::table});
    add(game_.info_key(view));
    const AnyState world = game_.determinize(view, rng);
    add(hash_bytes(world.bytes.data(), game_.state_bytes));
    for (const OddsRow& row : game_.odds(view, viewer)) add(row.numerator);
  }

  const AnyGame& game_;
  std::uint64_t value_ = 0;
  AnyMoveList moves_;
  EventLog events_;
};

}  // namespace

std::uint64_t signature_of(const AnyGame& game) {
  Signature signature(game);
  for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
    for (int match = 0; match < kMatchesPerSeatCount; ++match) {
      signature.add_match(seats, static_cast<std::uint64_t>(match));
    }
  }
  return signature.value();
}

}  // namespace mohreh
