#include "server/lobby/housekeeping.h"

#include "server/wall_clock.h"

namespace mohreh::server {
namespace {

constexpr std::chrono::seconds kFirst{1};
constexpr std::chrono::seconds kRound{600};
constexpr int kAtMost = 200;
constexpr std::int64_t kDayMs = std::int64_t{24} * 3'600'000;

}  // namespace

Housekeeping::Housekeeping(asio::io_context& io, const Config& config, Writer& writer)
    : keep_guests_days_(config.keep_guests_days),
      keep_records_days_(config.keep_records_days),
      writer_(writer),
      strand_(asio::make_strand(io)),
      alarm_(strand_) {}

void Housekeeping::begin() {
  asio::post(strand_, [this] { wait(kFirst); });
}

void Housekeeping::end() {
  asio::post(strand_, [this] { alarm_.cancel(); });
}

void Housekeeping::wait(std::chrono::seconds time) {
  alarm_.expires_after(time);
  alarm_.async_wait([this](const boost::system::error_code& error) {
    if (!error) round();
  });
}

void Housekeeping::round() {
  // Each by itself: neither needs the other.
  if (keep_records_days_ > 0) {
    const OldRecords old{now_ms() - keep_records_days_ * kDayMs, kAtMost};
    writer_.submit(std::vector<StoreWrite>{old}, {});
  }
  if (keep_guests_days_ > 0) {
    const OldGuests old{now_ms() - keep_guests_days_ * kDayMs, kAtMost};
    writer_.submit(std::vector<StoreWrite>{old}, {});
  }
  wait(kRound);
}

}  // namespace mohreh::server
