#include "bench/load/echo_table.h"

#include <utility>

#include "bench/load/server_note.h"
#include "protocol/codec.h"
#include "protocol/version.h"

namespace mohreh::load {

class EchoTable::Client final : public Line {
 public:
  Client(Run& run, EchoTable& table) : Line(run), table_(table) {}

  void say(std::string text) { send(std::move(text)); }

 private:
  void on_open() override { table_.opened(); }
  void on_text(std::string_view text) override { table_.came_back(text); }
  void on_lost() override { table_.lost(); }

  EchoTable& table_;
};

EchoTable::EchoTable(Run& run, WhenSetUp when_set_up) : Party(run, std::move(when_set_up)) {
  for (int s = 0; s < run.plan.seats; ++s) clients_.push_back(std::make_unique<Client>(run, *this));
}

EchoTable::~EchoTable() = default;

void EchoTable::set_up() {
  for (const auto& client : clients_) client->open();
}

void EchoTable::drop() {
  for (const auto& client : clients_) client->drop();
}

void EchoTable::opened() {
  if (++open_ == clients_.size()) tell_set_up();
}

void EchoTable::lost() {
  if (std::exchange(waits_, false)) --run_.unanswered;
  tell_set_up();
}

void EchoTable::go_on() {
  if (waits_ || !may_take_turn()) return;
  Client& client = *clients_[next_];
  if (!client.stands()) return;
  since_ = take_turn();
  waits_ = true;
  ++run_.unanswered;
  const auto seat = static_cast<int>(next_);
  next_ = (next_ + 1) % clients_.size();
  ++sent_;
  text_ = protocol::write_client_message(
      {sent_, protocol::MakeMove{{protocol::kFirstCode}, seat, sent_, 1U << 24U, std::nullopt}});
  client.say(text_);
}

void EchoTable::came_back(std::string_view text) {
  if (!std::exchange(waits_, false)) return run_.count_error("an echo of nothing");
  --run_.unanswered;
  if (text != text_) return run_.count_error("an echo came back changed");
  run_.count_plies(1);
  run_.tally.latencies.add(now() - since_);
  go_on();
}

void IdleGuest::on_open() {
  send(protocol::write_client_message({1, protocol::Hello{protocol::kVersion, {}, {}, "idle"}}));
}

void IdleGuest::on_text(std::string_view text) {
  if (scan(text).type != Heard::welcome) {
    Line::run_.count_error("no welcome: " + std::string(text));
  }
  tell_set_up();
}

}  // namespace mohreh::load
