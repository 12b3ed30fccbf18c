#include "engine/games/farar/best_haul.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/games/farar/farar.h"
#include "engine/games/farar/haul_growth.h"

namespace mohreh::farar {
namespace {

constexpr int kTried = 100'000;

// A round by the rules themselves, in which all draw while it is expected to pay.
int best_of_one_round(State state, Rng& rng) {
  int best = 0;
  const int round = state.round;
  while (state.round == round && state.phase != Phase::over) {
    const Seat seat = state.drawer();
    if (state.phase == Phase::coal) {
      const Move coal = Farar::sample_chance(state, rng);
      const int worth = value_of(coal_of(coal.a));
      // Whoever takes the last coal is not asked. Rules §4.5.
      if (count_of(state.furnace) == 1 && worth > 0) {
        best = std::max(best, value_of(State::at(state.haul, seat)) + worth);
      }
      Farar::apply(state, {kChance, coal}, nullptr);
      continue;
    }
    const bool grows = haul_grows(state, seat);
    if (!grows) best = std::max(best, value_of(State::at(state.haul, seat)));
    Farar::apply(state, {seat, grows ? Move::draw() : Move::stop()}, nullptr);
  }
  return best;
}

void expect_as_tried(const Furnace& furnace, int seats) {
  Options options;
  options.first_seat = seat_of(0);
  State state = Farar::setup(options, seats);
  state.furnace = furnace;
  for (int s = 0; s < seats; ++s) Farar::apply(state, {seat_of(s), Move::stake(10)}, nullptr);
  Rng rng(100);
  std::vector<int> bests(kTried);
  for (int& best : bests) best = best_of_one_round(state, rng);
  const BestHaul told(furnace, seats);
  for (int sum = 10; sum <= value_of(furnace) + 10; sum += 10) {
    const auto reached = std::ranges::count_if(bests, [sum](int best) { return best >= sum; });
    EXPECT_NEAR(static_cast<double>(told.rounds_reaching(sum)) / BestHaul::kRounds,
                static_cast<double>(reached) / kTried, 0.01)
        << sum << " with " << seats << " seats";
  }
}

TEST(BestHaul, IsAsOftenReachedAsInRoundsThatAreTried) {
  for (const int seats : {2, 4, 6}) {
    expect_as_tried(kAllCoals, seats);
    expect_as_tried({9, 5, 4, 3, 1, 0, 4}, seats);  // many small ones are left
    expect_as_tried({2, 2, 3, 6, 3, 2, 9}, seats);  // every devil, and much to win
  }
}

TEST(BestHaul, IsCertainOrImpossibleAtTheEnds) {
  const BestHaul usual(kAllCoals, 4);
  EXPECT_EQ(usual.rounds_reaching(0), BestHaul::kRounds);
  EXPECT_EQ(usual.rounds_reaching(1280), 0U);
  const BestHaul no_devils({0, 3, 0, 1, 0, 0, 0}, 2);
  EXPECT_EQ(no_devils.rounds_reaching(110), BestHaul::kRounds);
  const BestHaul only_devils({0, 0, 0, 0, 0, 0, 5}, 3);
  EXPECT_EQ(only_devils.rounds_reaching(10), 0U);
}

}  // namespace
}  // namespace mohreh::farar
