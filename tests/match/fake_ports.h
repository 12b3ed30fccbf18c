#pragma once
// Ports of a table that a test holds in its hand: a disk that acknowledges when told to, a bus that
// keeps what was sent, a clock set by hand, randomness from a seed, bots that answer when asked to.

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/core/rng.h"
#include "match/ports.h"

namespace mohreh::match {

class FakeStore : public Store {
 public:
  struct Batch {
    std::uint64_t sequence = 0;
    std::vector<Write> writes;
  };

  void write(std::uint64_t sequence, std::vector<Write> writes) override;
  // The oldest write is on disk now; its sequence.
  std::uint64_t acknowledge();
  // It never will be, nor the later ones.
  std::uint64_t refuse();
  bool waits() const { return !waiting.empty(); }
  // What a server that starts now finds on disk, or found after the first `writes` of them.
  std::optional<StoredTable> load() const { return load(disk.size()); }
  std::optional<StoredTable> load(std::size_t writes) const;
  // A match that was begun, whether or not it is over.
  std::optional<StoredMatch> find(const MatchId& id) const;

  std::deque<Batch> waiting;
  std::vector<std::vector<Write>> disk;
};

class FakeBus : public Bus {
 public:
  struct Sent {
    Connection to;
    protocol::ServerMessage message;
  };

  void send(std::span<const Connection> to, const protocol::ServerMessage& message) override;

  std::deque<Sent> sent;
};

class FakeClock : public Clock {
 public:
  std::int64_t now_ms() override { return now; }
  void wake_at(std::int64_t ms) override { wake = ms; }

  std::int64_t now = 1'700'000'000'000;
  std::int64_t wake = 0;
};

class FakeEntropy : public Entropy {
 public:
  explicit FakeEntropy(std::uint64_t seed) : rng_(seed) {}
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng_.next());
  }

 private:
  Rng rng_;
};

class FakeBots : public Bots {
 public:
  struct Question {
    Thought thought;
    std::string level;
    Seat seat;
    std::vector<AnyMove> legal;
    bool advice = false;
  };

  void think(Thought thought, std::string_view level, const AnyView& view, Seat seat,
             const AnyMoveList& legal) override;
  void advise(Thought thought, const AnyView& view, Seat seat, const AnyMoveList& legal) override;

  std::deque<Question> asked;
};

}  // namespace mohreh::match
