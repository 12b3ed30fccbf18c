#include "server/lobby/directory.h"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/wall_clock.h"

namespace mohreh::server {
namespace {

constexpr std::size_t kMostTables = 100'000;
constexpr std::size_t kMostListed = 100;
constexpr std::chrono::seconds kRound{20};  // how often clocks and unused rooms are looked after
constexpr std::int64_t kHourMs = std::int64_t{3'600'000};
constexpr std::int64_t kUnplayedKeptMs = 24 * kHourMs;     // tables where nothing is played
constexpr std::int64_t kPlayedKeptMs = 60 * 24 * kHourMs;  // matches that nobody goes on with

bool is_stale(protocol::Phase phase, std::int64_t used_ms, std::int64_t now) {
  return used_ms + (phase == protocol::Phase::playing ? kPlayedKeptMs : kUnplayedKeptMs) < now;
}

}  // namespace

Directory::Directory(House house, Reader& reader, asio::thread_pool& reading)
    : house_(house),
      reader_(reader),
      reading_(reading),
      strand_(asio::make_strand(house.io)),
      alarm_(strand_) {
  house_.directory = this;
}

void Directory::open() {
  const auto index = reader_.table_index();
  {
    const std::scoped_lock lock(mutex_);
    for (const TableSummary& table : index) {
      Known& known = known_[table.code.number];
      known.deadline_ms = table.deadline_ms;
      known.used_ms = table.used_ms;
      known.on_disk = true;
      known.phase = table.phase;
    }
    house_.metrics.tables.set(static_cast<std::int64_t>(known_.size()));
  }
  asio::post(strand_, [this] { on_alarm(); });
}

void Directory::close() {
  asio::post(strand_, [this] { alarm_.cancel(); });
}

void Directory::on_alarm() {
  for (const protocol::TableCode code : due(now_ms())) {
    const auto room = find(code);
    if (!room) continue;
    room->post([this](Room& there) {
      match::Table* table = there.table();
      if (table == nullptr) return;
      const bool stale =
          !table->has_listeners() && is_stale(table->row().phase, table->row().used_ms, now_ms());
      if (stale) {
        table->close();
      } else {
        table->tick();
      }
      look_after(there);
    });
  }
  for (const auto& room : rooms()) {
    room->post([this](Room& there) { look_after(there); });
  }
  wait_for_next();
}

void Directory::wait_for_next() {
  alarm_.expires_after(kRound);
  alarm_.async_wait([this](const boost::system::error_code& error) {
    if (!error) on_alarm();
  });
}

// Tables on disk whose time has come.
std::vector<protocol::TableCode> Directory::due(std::int64_t now) {
  std::vector<protocol::TableCode> codes;
  const std::scoped_lock lock(mutex_);
  for (const auto& [number, known] : known_) {
    if (known.kept) continue;
    const bool late = known.deadline_ms != 0 && known.deadline_ms <= now;
    if (late || is_stale(known.phase, known.used_ms, now)) codes.push_back({number});
  }
  return codes;
}

std::shared_ptr<Room> Directory::find(protocol::TableCode code) {
  std::shared_ptr<Room> room;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = known_.find(code.number);
    if (found == known_.end()) return nullptr;
    Known& known = found->second;
    if (!known.kept) known.kept = known.room.lock();
    if (known.kept) return known.kept;
    room = std::make_shared<Room>(house_, code);
    known.room = room;
    known.kept = room;
  }
  fetch(room);
  return room;
}

void Directory::fetch(const std::shared_ptr<Room>& room) {
  asio::post(reading_, [this, room] {
    std::optional<match::StoredTable> stored;
    try {
      stored = reader_.load_table(room->code());
    } catch (const std::exception& error) {
      spdlog::error("a table could not be read: {}", error.what());
    }
    if (!stored) {
      room->furnish({});
      return;
    }
    room->furnish(
        [stored = std::make_shared<match::StoredTable>(std::move(*stored))](match::Ports ports) {
          return std::make_unique<match::Table>(std::move(*stored), ports);
        });
  });
}

std::shared_ptr<Room> Directory::make() {
  const std::scoped_lock lock(mutex_);
  if (known_.size() >= kMostTables) return nullptr;
  std::uint32_t number = 0;
  do {
    number =
        protocol::kFirstCode + randombytes_uniform(protocol::kLastCode - protocol::kFirstCode + 1);
  } while (known_.contains(number));
  auto room = std::make_shared<Room>(house_, protocol::TableCode{number});
  Known& known = known_[number];
  known.room = room;
  known.kept = room;
  known.used_ms = now_ms();
  house_.metrics.tables.set(static_cast<std::int64_t>(known_.size()));
  return room;
}

void Directory::look_after(Room& room) {
  match::Table* table = room.table();
  const bool gone = table != nullptr && table->closed();
  const std::scoped_lock lock(mutex_);
  const auto found = known_.find(room.code().number);
  if (found == known_.end()) return;
  Known& known = found->second;
  // What failed must be read anew by whoever comes next.
  const bool failed = table == nullptr || table->failed();
  known.on_disk = known.on_disk || (table != nullptr && table->was_stored());
  // A table that never got to the disk is no table: its code is free again.
  if ((gone && room.may_be_put_away()) || (failed && !known.on_disk)) {
    known_.erase(found);
    house_.metrics.tables.set(static_cast<std::int64_t>(known_.size()));
    return;
  }
  if (table != nullptr) {
    const match::TableRow& row = table->row();
    known.deadline_ms = row.deadline_ms;
    known.used_ms = row.used_ms;
    known.phase = row.phase;
    known.listed = row.settings.open && !gone && table->has_listeners();
    if (known.listed) known.shown = table->summary({});
  }
  if (failed) known.room.reset();
  if (failed || room.may_be_put_away()) known.kept.reset();
}

std::vector<std::shared_ptr<Room>> Directory::rooms() {
  std::vector<std::shared_ptr<Room>> rooms;
  const std::scoped_lock lock(mutex_);
  for (const auto& [number, known] : known_) {
    if (known.kept) rooms.push_back(known.kept);
  }
  return rooms;
}

std::vector<protocol::TableRow> Directory::open_tables() {
  std::vector<protocol::TableRow> tables;
  const std::scoped_lock lock(mutex_);
  for (const auto& [number, known] : known_) {
    if (known.listed && tables.size() < kMostListed) tables.push_back(known.shown);
  }
  return tables;
}

std::size_t Directory::tables() {
  const std::scoped_lock lock(mutex_);
  return known_.size();
}

}  // namespace mohreh::server
