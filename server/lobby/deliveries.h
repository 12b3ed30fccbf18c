#pragma once
// Brings the news that something is on disk from the writer's thread to the rooms that wait for it.
// One flush concerns a hundred tables: their news travel together, as one handler of the loop
// instead of one each.

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "server/asio.h"

namespace mohreh::server {

class Room;

class Deliveries {
 public:
  explicit Deliveries(asio::io_context& io) : strand_(asio::make_strand(io)) {}

  // From any thread; in the same order for each room.
  void bring(std::shared_ptr<Room> room, std::uint64_t sequence, bool stored);

 private:
  struct News {
    std::shared_ptr<Room> room;
    std::uint64_t sequence;
    bool stored;
  };

  void deliver();

  // One delivery at a time, or a later one could overtake.
  Executor strand_;
  std::mutex mutex_;
  std::vector<News> waiting_;
};

}  // namespace mohreh::server
