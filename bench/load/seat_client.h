#pragma once
// One person's client, played by dice: comes to a table, sits down, is ready, and whenever it is
// asked chooses one of the moves it was sent. It waits for the answer to each message before it
// sends the next, and for the position after its own move before it moves again.

#include <cstdint>
#include <string>
#include <vector>

#include "bench/load/line.h"
#include "bench/load/server_note.h"
#include "protocol/client_to_server.h"

namespace mohreh::load {

class SeatClient;

// The table as its clients see it: where they agree on what none can know alone.
class TableTalk {
 public:
  virtual void made(SeatClient& host, protocol::TableCode code) = 0;
  virtual void has_sat_down(SeatClient& client) = 0;
  virtual void is_ready(SeatClient& client) = 0;
  virtual void has_position(SeatClient& client) = 0;
  virtual void match_ended(SeatClient& client) = 0;
  virtual void failed(SeatClient& client) = 0;
  // Whether somebody may move, and from when its answer is waited for.
  virtual bool may_move() = 0;
  virtual Time take_move() = 0;

 protected:
  ~TableTalk() = default;
};

class SeatClient final : public Line {
 public:
  SeatClient(Run& run, TableTalk& table, int seat) : Line(run), table_(table), seat_(seat) {}

  int seat() const { return seat_; }

  // What to do once it is welcome.
  void make_table(protocol::MakeTable wish);
  void come_to(protocol::TableCode code);

  // When all have promised what they put into the shuffle: a promise voids what was shown before.
  void show_entropy();
  void start_match();
  void go_on();

 private:
  enum class Request : std::uint8_t {
    none,
    hello,
    make,
    enter,
    again,  // enter, for the position
    sit,
    ready,
    start,
    move,
    commit,
  };

  void on_open() override;
  void on_text(std::string_view text) override;
  void on_lost() override;

  void ask(Request request, protocol::ClientContent content);
  void on_answer(const ServerNote& note);
  void on_update(const ServerNote& note);
  void on_move_answer(const ServerNote& note);
  void sit_down();
  void move();
  bool is_asked() const { return awaited_ && !has_chosen_ && !moves_.empty(); }

  TableTalk& table_;
  const int seat_;
  protocol::TableCode code_;
  protocol::ClientContent after_hello_;
  protocol::Secret entropy_;

  std::int64_t last_id_ = 0;
  Request waiting_for_ = Request::none;
  Time waiting_since_;
  bool knows_position_ = false;
  bool wants_seat_ = false;  // for the next match
  bool wants_ready_ = false;
  bool wants_start_ = false;

  // The last update.
  int ply_ = 0;
  int staged_ = 0;
  bool awaited_ = false;
  bool has_chosen_ = false;
  std::vector<std::uint32_t> moves_;
};

}  // namespace mohreh::load
