#include "bots/selfplay/signature.h"

#include <algorithm>
#include <bit>
#include <string>

#include "bots/players/advice.h"
#include "engine/core/hash.h"

namespace mohreh {
namespace {

constexpr int kMatchesPerSeatCount = 4;
constexpr int kPliesPerMatch = 4000;
constexpr int kPliesPerSearch = 61;  // at least, between searches
constexpr int kSearches = 12;        // a number of seats
constexpr int kIterations = 40;

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

  // What small searches think of some positions of a random match.
  void add_searches(int seats) {
    const auto adviser = make_adviser(game_, kIterations);
    Rng rng(static_cast<std::uint64_t>(seats));
    AnyState state = game_.setup(game_.default_options(), seats);
    int searches = 0;
    int since = kPliesPerSearch;
    while (searches < kSearches && !game_.actors(state).nobody()) {
      const Awaited awaited = game_.actors(state);
      if (++since > kPliesPerSearch && !awaited.chance) {
        search(*adviser, state, awaited.seats.lowest(), rng);
        since = 0;
        ++searches;
      }
      game_.apply(state, random_ply(state, rng, moves_), nullptr);
    }
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

  void search(Adviser& adviser, const AnyState& state, Seat seat, Rng& rng) {
    game_.legal_moves(state, seat, moves_);
    const AnyView view = game_.view(state, {seat, Recall::perfect});
    for (const MoveAdvice& advice : adviser.advise(view, seat, moves_, rng).moves) {
      add(advice.move.code);
      add(static_cast<std::uint64_t>(advice.visits));
      add(std::bit_cast<std::uint64_t>(advice.worth));
    }
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
    signature.add_searches(seats);
  }
  return signature.value();
}

}  // namespace mohreh
