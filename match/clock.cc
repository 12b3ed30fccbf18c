#include "match/clock.h"

#include <algorithm>

namespace mohreh::match {

void SeatClocks::keep(SeatSet running, SeatSet held, std::int64_t now_ms, std::int64_t length_ms) {
  held_ = held.minus(running);
  for (int s = 0; s < kMaxSeats; ++s) {
    std::int64_t& due = due_[static_cast<std::size_t>(s)];
    if (held_.has(seat_of(s))) continue;
    if (!running.has(seat_of(s))) {
      due = 0;
    } else if (due == 0) {
      due = (paused() ? paused_at_ : now_ms) + length_ms;
    }
  }
}

void SeatClocks::restore(SeatSet seats, std::int64_t due_ms) {
  for (int s = 0; s < kMaxSeats; ++s) {
    if (seats.has(seat_of(s))) due_[static_cast<std::size_t>(s)] = due_ms;
  }
}

std::int64_t SeatClocks::left_ms(Seat seat, std::int64_t now_ms) const {
  if (!runs(seat)) return 0;
  return std::max<std::int64_t>(0, due_[seat.slot()] - (paused() ? paused_at_ : now_ms));
}

SeatSet SeatClocks::late(std::int64_t now_ms) const {
  SeatSet late;
  for (int s = 0; s < kMaxSeats && !paused(); ++s) {
    if (runs(seat_of(s)) && due_[static_cast<std::size_t>(s)] <= now_ms) {
      late = late.with(seat_of(s));
    }
  }
  return late;
}

std::int64_t SeatClocks::next_due() const {
  std::int64_t next = 0;
  for (int s = 0; s < kMaxSeats && !paused(); ++s) {
    const std::int64_t due = due_ms(seat_of(s));
    if (due != 0 && (next == 0 || due < next)) next = due;
  }
  return next;
}

void SeatClocks::pause(std::int64_t now_ms) {
  if (!paused()) paused_at_ = now_ms;
}

void SeatClocks::resume(std::int64_t now_ms) {
  if (!paused()) return;
  for (std::int64_t& due : due_) {
    if (due != 0) due += now_ms - paused_at_;
  }
  paused_at_ = 0;
}

}  // namespace mohreh::match
