#pragma once
// What a table needs from outside. It calls these and never waits: what takes time is answered
// later by a call of Table (stored, bot_chose, advised, tick). Whoever implements them calls the
// table from one place at a time.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/facade/any_game.h"
#include "match/stored.h"
#include "protocol/server_to_client.h"

namespace mohreh::match {

// A client that listens; never used again once it is gone.
struct Connection {
  std::uint64_t number = 0;

  friend bool operator==(Connection, Connection) = default;
  friend auto operator<=>(Connection, Connection) = default;
};

class Store {
 public:
  virtual ~Store() = default;
  // Writes these down together, after all earlier ones of this table; then calls
  // Table::stored(sequence), or Table::storage_failed(sequence) when it could not and nothing of
  // it is on disk. Sequences of a table rise.
  virtual void write(std::uint64_t sequence, std::vector<Write> writes) = 0;
};

class Bus {
 public:
  virtual ~Bus() = default;
  virtual void send(std::span<const Connection> to, const protocol::ServerMessage& message) = 0;
};

class Clock {
 public:
  virtual ~Clock() = default;
  virtual std::int64_t now_ms() = 0;  // since 1970
  // Calls Table::tick() at that time; a later call replaces an earlier one; 0: not at all.
  virtual void wake_at(std::int64_t ms) = 0;
};

class Entropy {
 public:
  virtual ~Entropy() = default;
  virtual void fill(std::span<std::uint8_t> bytes) = 0;  // with cryptographic randomness
};

// A question to a player; the answer names it again.
struct Thought {
  std::uint64_t number = 0;

  friend bool operator==(Thought, Thought) = default;
};

class Bots {
 public:
  virtual ~Bots() = default;
  // Calls Table::bot_chose(thought, move) with one of the legal moves, whatever happens.
  virtual void think(Thought thought, std::string_view level, const AnyView& view, Seat seat,
                     const AnyMoveList& legal) = 0;
  // Calls Table::advised(thought, answer) with the JSON of an answer to `advice`.
  virtual void advise(Thought thought, const AnyView& view, Seat seat,
                      const AnyMoveList& legal) = 0;
};

struct Ports {
  Store* store;
  Bus* bus;
  Clock* clock;
  Entropy* entropy;
  Bots* bots;
};

}  // namespace mohreh::match
