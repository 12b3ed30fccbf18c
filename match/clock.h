#pragma once
// The time each awaited seat has left. Knows nothing of people; the table asks it who is late.

#include <array>
#include <cstdint>

#include "engine/core/seat.h"

namespace mohreh::match {

class SeatClocks {
 public:
  // Seats in `running` go on or begin with `length_ms`; those in `held` have chosen and may choose
  // again in the time they have left; the others stop. Nothing moves while paused.
  void keep(SeatSet running, SeatSet held, std::int64_t now_ms, std::int64_t length_ms);
  // A time that was begun before a restart ends when it would have.
  void restore(SeatSet seats, std::int64_t due_ms);
  // The seat's time begins anew with the next keep().
  void restart(Seat seat) { due_[seat.slot()] = 0; }
  // Precondition: the seat's clock runs.
  void add(Seat seat, std::int64_t ms) { due_[seat.slot()] += ms; }

  bool runs(Seat seat) const { return due_[seat.slot()] != 0 && !held_.has(seat); }
  std::int64_t due_ms(Seat seat) const { return runs(seat) ? due_[seat.slot()] : 0; }
  std::int64_t left_ms(Seat seat, std::int64_t now_ms) const;
  SeatSet late(std::int64_t now_ms) const;
  // When the next seat is late; 0: none runs.
  std::int64_t next_due() const;

  void pause(std::int64_t now_ms);
  void resume(std::int64_t now_ms);
  bool paused() const { return paused_at_ != 0; }

 private:
  std::array<std::int64_t, kMaxSeats> due_{};  // 0: stands still
  SeatSet held_;
  std::int64_t paused_at_ = 0;
};

}  // namespace mohreh::match
