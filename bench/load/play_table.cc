#include "bench/load/play_table.h"

#include <algorithm>
#include <utility>

namespace mohreh::load {

PlayTable::PlayTable(Run& run, std::string game, WhenSetUp when_set_up)
    : Party(run, std::move(when_set_up)),
      game_(std::move(game)),
      has_seen_match_(static_cast<std::size_t>(run.plan.seats)) {
  TableTalk& talk = *this;
  for (int s = 0; s < run.plan.seats; ++s) {
    clients_.push_back(std::make_unique<SeatClient>(run, talk, s));
  }
}

void PlayTable::set_up() {
  protocol::MakeTable wish;
  wish.settings.game = game_;
  wish.seats.resize(clients_.size());
  clients_.front()->make_table(std::move(wish));
}

void PlayTable::go_on() {
  for (const auto& client : clients_) client->go_on();
}

void PlayTable::drop() {
  for (const auto& client : clients_) client->drop();
}

void PlayTable::made(SeatClient&, protocol::TableCode code) {
  for (std::size_t s = 1; s < clients_.size(); ++s) clients_[s]->come_to(code);
}

void PlayTable::has_sat_down(SeatClient&) {
  if (++seated_ < static_cast<int>(clients_.size())) return;
  seated_ = 0;
  for (const auto& client : clients_) client->show_entropy();
}

// A rematch starts by itself.
void PlayTable::is_ready(SeatClient&) {
  if (has_started_ || ++ready_ < static_cast<int>(clients_.size())) return;
  has_started_ = true;
  clients_.front()->start_match();
}

void PlayTable::has_position(SeatClient& client) {
  if (!has_started_) return;
  has_seen_match_[static_cast<std::size_t>(client.seat())] = true;
  if (std::find(has_seen_match_.begin(), has_seen_match_.end(), false) == has_seen_match_.end()) {
    tell_set_up();
  }
}

void PlayTable::match_ended(SeatClient& client) {
  if (client.seat() == 0 && run_.measuring) ++run_.tally.matches;
}

void PlayTable::failed(SeatClient&) {
  tell_set_up();
}

}  // namespace mohreh::load
