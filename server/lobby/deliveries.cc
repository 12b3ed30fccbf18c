#include "server/lobby/deliveries.h"

#include <spdlog/spdlog.h>

#include <exception>
#include <utility>

#include "server/lobby/room.h"

namespace mohreh::server {

void Deliveries::bring(std::shared_ptr<Room> room, std::uint64_t sequence, bool stored) {
  bool is_first = false;
  {
    const std::lock_guard lock(mutex_);
    is_first = waiting_.empty();
    waiting_.push_back({std::move(room), sequence, stored});
  }
  if (is_first) asio::post(strand_, [this] { deliver(); });
}

void Deliveries::deliver() {
  std::vector<News> news;
  {
    const std::lock_guard lock(mutex_);
    news.swap(waiting_);
  }
  for (News& each : news) {
    // A fault at one table must not keep the news from the others.
    try {
      each.room->post([sequence = each.sequence, stored = each.stored](Room& there) {
        there.written(sequence, stored);
      });
    } catch (const std::exception& error) {
      spdlog::error("a table failed on hearing from the disk: {}", error.what());
    }
    each.room.reset();
  }
}

}  // namespace mohreh::server
