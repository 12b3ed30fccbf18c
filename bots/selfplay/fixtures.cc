#include "bots/selfplay/fixtures.h"

#include <algorithm>

namespace mohreh {
namespace {

std::size_t index_of(const std::string& name, std::vector<std::string>& names) {
  const auto known = std::find(names.begin(), names.end(), name);
  const auto index = static_cast<std::size_t>(known - names.begin());
  if (known == names.end()) names.push_back(name);
  return index;
}

Lineup alternating(std::size_t first, std::size_t second, int seats) {
  Lineup lineup;
  for (int s = 0; s < seats; ++s) lineup.push_back(s % 2 == 0 ? first : second);
  return lineup;
}

}  // namespace

FixtureList one_table(const std::vector<std::string>& names, int seats) {
  FixtureList list;
  Lineup lineup;
  for (const std::string& name : names) lineup.push_back(index_of(name, list.names));
  lineup.resize(static_cast<std::size_t>(seats), lineup.back());
  list.fixtures.push_back({{lineup, lineup}});
  return list;
}

FixtureList every_pair(const std::vector<std::string>& names, int seats) {
  FixtureList list{names, {}};
  for (std::size_t one = 0; one < names.size(); ++one) {
    for (std::size_t other = one + 1; other < names.size(); ++other) {
      const Lineup lineup = alternating(one, other, seats);
      const bool is_even = seats % 2 == 0;
      list.fixtures.push_back({{lineup, is_even ? lineup : alternating(other, one, seats)}});
    }
  }
  return list;
}

long long block_of(long long match, int seats) {
  return match / seats;
}

Lineup seating(const Fixture& fixture, long long match) {
  const auto seats = static_cast<int>(fixture.by_turns[0].size());
  const auto turn = static_cast<std::size_t>(block_of(match, seats) % 2);
  Lineup lineup = fixture.by_turns[turn];
  std::rotate(lineup.begin(), lineup.begin() + match % seats, lineup.end());
  return lineup;
}

}  // namespace mohreh
