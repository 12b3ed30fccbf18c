#include "tests/match/fake_ports.h"

#include <gtest/gtest.h>

#include <string>

namespace mohreh::match {
namespace {

// What a real store keeps in its tables.
struct Disk {
  std::optional<TableRow> table;
  std::vector<StoredMatch> matches;

  StoredMatch* find(const MatchId& id) {
    for (StoredMatch& match : matches) {
      if (match.row.id == id) return &match;
    }
    return nullptr;
  }
  void put(const TableRow& row) { table = row; }
  void put(const MatchRow& row) {
    EXPECT_EQ(find(row.id), nullptr) << "a match began twice";
    matches.push_back({row, {}, {}});
  }
  void put(const NewEntries& added) {
    StoredMatch* match = find(added.match);
    ASSERT_NE(match, nullptr) << "entries of a match that was not written down";
    ASSERT_FALSE(match->end) << "entries after the end";
    ASSERT_EQ(match->entries.size(), added.first) << "a gap in the journal";
    match->entries.insert(match->entries.end(), added.entries.begin(), added.entries.end());
  }
  void put(const MatchEnd& end) {
    StoredMatch* match = find(end.id);
    ASSERT_NE(match, nullptr);
    match->end = end;
  }
  void put(const TableClosed&) { table.reset(); }
};

Disk read(const std::vector<std::vector<Write>>& written, std::size_t count) {
  Disk disk;
  for (std::size_t i = 0; i < count; ++i) {
    for (const Write& write : written[i]) {
      std::visit([&disk](const auto& each) { disk.put(each); }, write);
    }
  }
  return disk;
}

}  // namespace

void FakeStore::write(std::uint64_t sequence, std::vector<Write> writes) {
  EXPECT_TRUE(waiting.empty() || sequence > waiting.back().sequence);
  waiting.push_back({sequence, std::move(writes)});
}

std::uint64_t FakeStore::acknowledge() {
  const std::uint64_t sequence = waiting.front().sequence;
  disk.push_back(std::move(waiting.front().writes));
  waiting.pop_front();
  return sequence;
}

std::uint64_t FakeStore::refuse() {
  const std::uint64_t sequence = waiting.front().sequence;
  waiting.clear();
  return sequence;
}

std::optional<StoredTable> FakeStore::load(std::size_t writes) const {
  Disk found = read(disk, writes);
  if (!found.table) return std::nullopt;
  StoredTable stored{*found.table, {}};
  if (const StoredMatch* match = found.find(stored.row.match)) stored.match = *match;
  return stored;
}

std::optional<StoredMatch> FakeStore::find(const MatchId& id) const {
  Disk found = read(disk, disk.size());
  const StoredMatch* match = found.find(id);
  return match == nullptr ? std::nullopt : std::optional(*match);
}

void FakeBus::send(std::span<const Connection> to, const protocol::ServerMessage& message) {
  for (const Connection connection : to) sent.push_back({connection, message});
}

void FakeBots::think(Thought thought, std::string_view level, const AnyView&, Seat seat,
                     const AnyMoveList& legal) {
  EXPECT_FALSE(legal.empty()) << "a bot is asked for a move and has none";
  asked.push_back({thought, std::string(level), seat, {legal.begin(), legal.end()}, false});
}

void FakeBots::advise(Thought thought, const AnyView&, Seat seat, const AnyMoveList& legal) {
  asked.push_back({thought, {}, seat, {legal.begin(), legal.end()}, true});
}

}  // namespace mohreh::match
