#include "tests/match/defence_script.h"

#include <gtest/gtest.h>

namespace mohreh::match {
namespace {

constexpr int kTries = 20'000;

// Two matches side by side that differ in one kept tile at the most.
class Twins {
 public:
  Twins(const AnyState& start, Seat holder, std::uint64_t seed)
      : game_(*start.game), with_(start), without_(start), holder_(holder), rng_(seed) {}

  std::optional<DefenceScript> run() {
    for (int ply = 0; ply < game_.info->max_plies; ++ply) {
      const Awaited now = game_.actors(with_);
      if (now.nobody() || !(now == game_.actors(without_))) return std::nullopt;
      if (now.chance) {
        if (!draw()) return std::nullopt;
        continue;
      }
      const Seat seat = now.seats.lowest();
      if (now.seats.size() == 1) mover_ = seat;
      AnyMoveList moves;
      game_.legal_moves(with_, seat, moves);
      if (differ_ && seat != holder_ && now.seats.size() == 1) {
        for (const AnyMove move : moves) {
          if (auto found = attack(seat, move)) return found;
        }
      }
      if (!play(seat, moves[rng_.below(static_cast<std::uint32_t>(moves.size()))])) {
        return std::nullopt;
      }
    }
    return std::nullopt;
  }

 private:
  bool play(Seat seat, AnyMove move) { return play(seat, move, move); }
  bool play(Seat seat, AnyMove move, AnyMove twin) {
    if (!try_apply(without_, {seat, twin}, nullptr).none()) return false;
    game_.apply(with_, {seat, move}, nullptr);
    script_.with_tile.push_back({move.code, seat, EntryKind::given});
    script_.without.push_back({twin.code, seat, EntryKind::given});
    return true;
  }

  // What a draw by chance would make everybody but the holder see.
  std::uint64_t open_after(AnyMove move, Seat viewer) const {
    AnyState after = with_;
    game_.apply(after, {kChance, move}, nullptr);
    return game_.info_key(game_.view(after, {viewer, Recall::table}));
  }

  // They differ in the first tile that the holder draws and nobody else sees. The last of such
  // tiles are those that defend.
  bool draw() {
    const AnyMove move = game_.sample_chance(with_, rng_);
    if (differ_ || mover_ != holder_) return play(kChance, move);
    AnyChanceList chances;
    game_.chance_moves(with_, chances);
    const AnyMove last = chances[chances.size() - 1].move;
    for (const auto& chance : chances) {
      if (chance.move == last ||
          open_after(chance.move, kSpectator) != open_after(last, kSpectator))
        continue;
      if (open_after(chance.move, holder_) == open_after(last, holder_)) continue;
      differ_ = true;
      return play(kChance, last, chance.move);
    }
    return play(kChance, move);
  }

  // Whether the move asks the holder and one more, and everybody but the holder sees the same.
  std::optional<DefenceScript> attack(Seat seat, AnyMove move) {
    AnyState after = with_;
    game_.apply(after, {seat, move}, nullptr);
    const Awaited asked = game_.actors(after);
    if (asked.seats.size() != 2 || !asked.has(holder_)) return std::nullopt;
    AnyState twin = without_;
    if (!try_apply(twin, {seat, move}, nullptr).none()) return std::nullopt;
    const Seat other = asked.seats.without(holder_).lowest();
    if (answers(after, holder_) < 2 || answers(twin, holder_) != 1 || answers(after, other) != 1) {
      return std::nullopt;
    }
    for (const Seat viewer : {seat, other, kSpectator}) {
      const Viewer eyes{viewer, Recall::table};
      if (game_.info_key(game_.view(after, eyes)) != game_.info_key(game_.view(twin, eyes))) {
        return std::nullopt;
      }
    }
    script_.attacker = seat;
    script_.attack = move;
    script_.holder = holder_;
    script_.other = other;
    return script_;
  }

  std::size_t answers(const AnyState& state, Seat seat) const {
    AnyMoveList moves;
    game_.legal_moves(state, seat, moves);
    return moves.size();
  }

  const AnyGame& game_;
  AnyState with_;
  AnyState without_;
  Seat holder_;
  Rng rng_;
  bool differ_ = false;
  Seat mover_ = kSpectator;  // whose turn it is
  DefenceScript script_;
};

}  // namespace

std::optional<DefenceScript> find_defence(const TableDriver& driver, Seat holder) {
  const auto play = driver.stored_play();
  if (!play) return std::nullopt;
  for (std::uint64_t seed = 1; seed <= kTries; ++seed) {
    if (auto found = Twins(play->state(), holder, seed).run()) return found;
  }
  return std::nullopt;
}

void play_script(TableDriver& driver, const std::vector<Entry>& plies) {
  const auto stored = driver.store.load();
  ASSERT_TRUE(stored && stored->match);
  const auto first = static_cast<std::uint32_t>(stored->match->entries.size());
  driver.store.disk.push_back({NewEntries{stored->row.match, first, plies, driver.clock.now}});
  driver.crash();
}

}  // namespace mohreh::match
