#include "bots/selfplay/standings.h"

namespace mohreh {
namespace {

// Calls visit(fixture, match, lineup, outcome) for each match in order.
template <class Visit>
void for_each_match(const FixtureList& list, std::span<const Outcome> outcomes, Visit visit) {
  const std::size_t matches = outcomes.size() / list.fixtures.size();
  for (std::size_t index = 0; index < outcomes.size(); ++index) {
    const std::size_t fixture = index / matches;
    const auto match = static_cast<long long>(index % matches);
    visit(fixture, match, seating(list.fixtures[fixture], match), outcomes[index]);
  }
}

// The block of that number; they come in order.
Block& block_in(Blocks& blocks, long long number) {
  const std::size_t needed = static_cast<std::size_t>(number) + 1;
  if (blocks.size() < needed) blocks.resize(needed);
  return blocks.back();
}

Contest contest_of(const Lineup& lineup, std::size_t players) {
  Contest contest{std::vector<int>(players), std::vector<double>(players), 0};
  for (const std::size_t player : lineup) ++contest.seats[player];
  return contest;
}

}  // namespace

std::array<double, kMaxSeats> win_shares(const Outcome& outcome) {
  std::array<double, kMaxSeats> shares{};
  const SeatSet winners = outcome.winners();
  for (int s = 0; s < outcome.seats; ++s) {
    if (winners.has(seat_of(s))) shares[static_cast<std::size_t>(s)] = 1.0 / winners.size();
  }
  return shares;
}

std::vector<Standing> standings(const FixtureList& list, std::span<const Outcome> outcomes) {
  const std::size_t players = list.names.size();
  std::vector<Standing> rows(players);
  // By player and fixture: opponents are the same within a fixture.
  std::vector<std::vector<Blocks>> groups(players, std::vector<Blocks>(list.fixtures.size()));
  for_each_match(
      list, outcomes,
      [&](std::size_t fixture, long long match, const Lineup& lineup, const Outcome& outcome) {
        const auto shares = win_shares(outcome);
        const long long number = block_of(match, outcome.seats);
        for (std::size_t seat = 0; seat < lineup.size(); ++seat) {
          const std::size_t player = lineup[seat];
          Block& block = block_in(groups[player][fixture], number);
          block.wins += shares[seat];
          block.trials += 1;
          rows[player].wins += shares[seat];
          rows[player].matches += 1;
          rows[player].mean_points += outcome.points[seat];
        }
      });
  for (std::size_t player = 0; player < players; ++player) {
    Standing& row = rows[player];
    const auto matches = static_cast<double>(row.matches);
    row.name = list.names[player];
    row.share = row.wins / matches;
    row.mean_points /= matches;
    row.interval = share_interval(groups[player]);
  }
  return rows;
}

std::vector<Rating> ratings(const FixtureList& list, std::span<const Outcome> outcomes) {
  const std::size_t players = list.names.size();
  // By fixture, two each: their blocks alternate between two line-ups.
  std::vector<Contest> contests;
  for (const Fixture& fixture : list.fixtures) {
    for (const Lineup& lineup : fixture.by_turns) contests.push_back(contest_of(lineup, players));
  }
  for_each_match(
      list, outcomes,
      [&](std::size_t fixture, long long match, const Lineup& lineup, const Outcome& outcome) {
        const auto shares = win_shares(outcome);
        const bool odd_block = block_of(match, outcome.seats) % 2 != 0;
        Contest& contest = contests[fixture * 2 + (odd_block ? 1 : 0)];
        contest.matches += 1;
        for (std::size_t seat = 0; seat < lineup.size(); ++seat) {
          contest.wins[lineup[seat]] += shares[seat];
        }
      });
  return rate(players, std::move(contests));
}

}  // namespace mohreh
