#pragma once
// A table where dice play real matches, one after the other: the first client makes it and starts
// the first match, the others come by its code.

#include <memory>
#include <string>
#include <vector>

#include "bench/load/party.h"
#include "bench/load/seat_client.h"

namespace mohreh::load {

class PlayTable final : public Party, private TableTalk {
 public:
  PlayTable(Run& run, std::string game, WhenSetUp when_set_up);

  void set_up() override;
  void go_on() override;
  void drop() override;

 private:
  void made(SeatClient& host, protocol::TableCode code) override;
  void has_sat_down(SeatClient& client) override;
  void is_ready(SeatClient& client) override;
  void has_position(SeatClient& client) override;
  void match_ended(SeatClient& client) override;
  void failed(SeatClient& client) override;
  bool may_move() override { return may_take_turn(); }
  Time take_move() override { return take_turn(); }

  const std::string game_;
  std::vector<std::unique_ptr<SeatClient>> clients_;
  int seated_ = 0;  // for the next match
  int ready_ = 0;
  bool has_started_ = false;
  std::vector<bool> has_seen_match_;  // by seat
};

}  // namespace mohreh::load
