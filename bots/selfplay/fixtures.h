#pragma once
// Who meets whom in an arena, and who sits where in each match.
//
// Everybody takes every seat in turn: a match is one of a block of as many as there are seats, and
// each match of a block turns the same line-up by one seat more.

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace mohreh {

// By seat: whose place it is, counted in FixtureList::names.
using Lineup = std::vector<std::size_t>;

struct Fixture {
  // The blocks alternate between these two, which are the same unless an odd number of seats has
  // to be shared by two players.
  std::array<Lineup, 2> by_turns;
};

struct FixtureList {
  std::vector<std::string> names;  // none twice: players of one name are one player
  std::vector<Fixture> fixtures;
};

// Everybody at one table; the last name takes the seats that are left. Precondition: at least one
// name and no more than seats.
FixtureList one_table(const std::vector<std::string>& names, int seats);

// Every two meet, on alternate seats; with an odd number of seats one has a seat more in every
// other block. Precondition: at least two names and none twice.
FixtureList every_pair(const std::vector<std::string>& names, int seats);

// The block that a match of a fixture belongs to.
long long block_of(long long match, int seats);

// Who sits where in a match of the fixture.
Lineup seating(const Fixture& fixture, long long match);

}  // namespace mohreh
