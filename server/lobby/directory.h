#pragma once
// All tables there are, by code. Those somebody uses are rooms in memory; the rest lie on disk and
// are fetched when somebody comes or when a clock runs out. Calls come from any thread.

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "server/lobby/room.h"
#include "server/store/reader.h"

namespace mohreh::server {

class Directory {
 public:
  // `reading` runs what reads the store. All outlive it.
  Directory(House house, Reader& reader, asio::thread_pool& reading);

  // Learns which tables the disk has and wakes those whose clocks ran out. Reads the store.
  void open();
  void close();  // no alarm any more

  // The room of a table, fetched from disk if need be; null when no table has this code.
  std::shared_ptr<Room> find(protocol::TableCode code);

  // A new room under a code that nobody has; null when the house is full. The caller furnishes it.
  std::shared_ptr<Room> make();

  // On the room's strand, after an input: notes what the table is now, and lets go of a room
  // nobody needs.
  void look_after(Room& room);

  // Rooms that are in memory.
  std::vector<std::shared_ptr<Room>> rooms();
  std::vector<protocol::TableRow> open_tables();
  std::size_t tables();  // on disk and in memory

 private:
  struct Known {
    std::weak_ptr<Room> room;
    std::shared_ptr<Room> kept;  // while somebody uses it
    std::int64_t deadline_ms = 0;
    std::int64_t used_ms = 0;
    protocol::Phase phase = protocol::Phase::gathering;
    bool on_disk = false;  // so that it can be fetched again
    bool listed = false;
    protocol::TableRow shown;  // of a listed one
  };

  void fetch(const std::shared_ptr<Room>& room);
  void put_away(protocol::TableCode code);
  void wait_for_next();
  void on_alarm();
  std::vector<protocol::TableCode> due(std::int64_t now);

  House house_;
  Reader& reader_;
  asio::thread_pool& reading_;
  Executor strand_;
  Timer alarm_;
  std::mutex mutex_;
  std::unordered_map<std::uint32_t, Known> known_;
};

}  // namespace mohreh::server
