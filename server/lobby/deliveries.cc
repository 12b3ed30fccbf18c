#include "server/lobby/deliveries.h"

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
    Room& room = *each.room;
    room.post([sequence = each.sequence, stored = each.stored](Room& there) {
      there.written(sequence, stored);
    });
    each.room.reset();
  }
}

}  // namespace mohreh::server
