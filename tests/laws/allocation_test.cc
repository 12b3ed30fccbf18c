// The hot functions of every game touch no heap: every allocation in this program is counted.

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "engine/facade/registry.h"
#include "tests/laws/walk.h"

namespace {

long long allocations = 0;

void* counted_new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}

}  // namespace

void* operator new(std::size_t size) {
  return counted_new(size);
}
void* operator new[](std::size_t size) {
  return counted_new(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace mohreh::laws {
namespace {

class Allocation : public testing::TestWithParam<const AnyGame*> {};

TEST_P(Allocation, SetupLegalApplyViewDeterminizeUseNoHeap) {
  const AnyGame& game = *GetParam();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Walk match = walk_of(game, seed);
    SCOPED_TRACE(match.describe());
    Rng rng(seed);
    AnyMoveList moves;
    AnyChanceList chances;
    EventLog events;
    const long long before = allocations;
    AnyState state = game.setup(match.options, match.seats);
    for (int plies = 0; plies < 500 && !game.actors(state).nobody(); ++plies) {
      for (int s = 0; s < match.seats; ++s) {
        for (const Recall recall : {Recall::table, Recall::perfect}) {
          const AnyView view = game.view(state, {seat_of(s), recall});
          AnyState world = game.determinize(view, rng);
          game.legal_moves(world, seat_of(s), moves);
          game.info_key(view);
        }
      }
      game.chance_moves(state, chances);
      events.clear();
      game.apply(state, random_ply(state, rng), &events);
    }
    game.play_random(state, rng, game.info->max_plies);
    game.outcome(state);
    ASSERT_EQ(allocations, before);
  }
}

TEST(AllocationCounter, Counts) {
  const long long before = allocations;
  delete new int(1);
  // The compiler may drop a pair of new and delete; a vector's it keeps.
  std::vector<std::string> kept(10, std::string(100, 'x'));
  ASSERT_EQ(kept.size(), 10U);
  EXPECT_GE(allocations, before + 11);
}

INSTANTIATE_TEST_SUITE_P(Games, Allocation,
                         testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh::laws
