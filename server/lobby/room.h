#pragma once
// A table in memory: the state machine of match/ with its ports, on a strand of its own. Messages,
// what the store and the bots answer, and the alarm clock all come in through the strand, so the
// table is called from one place at a time.

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "match/table.h"
#include "server/application.h"
#include "server/asio.h"
#include "server/bots/thinkers.h"
#include "server/metrics/metrics.h"
#include "server/store/writer.h"

namespace mohreh::server {

class Deliveries;
class Directory;

// What all rooms share. Outlives them.
struct House {
  asio::io_context& io;
  Writer& writer;
  Thinkers& thinkers;
  Metrics& metrics;
  Deliveries& deliveries;
  Directory* directory = nullptr;  // that the rooms are in
};

class Room final : public std::enable_shared_from_this<Room>,
                   public match::Store,
                   public match::Bus,
                   public match::Clock,
                   public match::Entropy,
                   public match::Bots {
 public:
  using MakeTable = std::function<std::unique_ptr<match::Table>(match::Ports)>;

  Room(House house, protocol::TableCode code)
      : house_(house), code_(code), strand_(asio::make_strand(house.io)), alarm_(strand_) {}

  protocol::TableCode code() const { return code_; }

  // Runs `input` on the strand, after all earlier ones; those that come before the table is there
  // wait for it. At its end everybody gets what it had to tell them, in one piece.
  template <class Function>
  void post(Function input) {
    asio::dispatch(strand_, [self = shared_from_this(), input = std::move(input)]() mutable {
      if (self->furnished_) return self->run(input);
      const auto kept = std::make_shared<Function>(std::move(input));
      self->early_.push_back([kept](Room& there) { (*kept)(there); });
    });
  }

  // On the strand, once: the table is there, or (with nothing) there is none.
  void furnish(const MakeTable& make);

  // ── On the strand ──────────────────────────────────────────────────────────────────────────
  // Null when there is no such table after all.
  match::Table* table() { return table_.get(); }
  void handle(const std::shared_ptr<Peer>& peer, const match::Guest& guest,
              const protocol::ClientMessage& message);
  void gone(std::uint64_t peer);
  // True when nobody listens and nothing is under way that the disk does not know.
  bool may_be_put_away() const;
  // What was given to write() is on disk, or could not be brought there.
  void written(std::uint64_t sequence, bool stored);

  // ── The ports of the table ─────────────────────────────────────────────────────────────────
  void write(std::uint64_t sequence, std::vector<match::Write> writes) override;
  void send(std::span<const match::Connection> to, const protocol::ServerMessage& message) override;
  std::int64_t now_ms() override;
  void wake_at(std::int64_t ms) override;
  void fill(std::span<std::uint8_t> bytes) override;
  void think(match::Thought thought, std::string_view level, const AnyView& view, Seat seat,
             const AnyMoveList& legal) override;
  void advise(match::Thought thought, const AnyView& view, Seat seat,
              const AnyMoveList& legal) override;

 private:
  struct Awaiting {
    std::uint64_t peer;
    std::int64_t id;
    std::chrono::steady_clock::time_point since;
  };

  struct Reader {
    std::shared_ptr<Peer> peer;
    std::string unsent;  // of the input that runs, one object a line
  };

  template <class Function>
  void run(Function& input) {
    input(*this);
    send_unsent();
  }
  void send_unsent();
  Reader* find_reader(std::uint64_t number);
  void count_answer(match::Connection to, const protocol::ServerMessage& message);

  House house_;
  const protocol::TableCode code_;
  Executor strand_;
  Timer alarm_;
  std::unique_ptr<match::Table> table_;
  bool furnished_ = false;
  std::vector<std::function<void(Room&)>> early_;
  std::vector<Reader> readers_;
  std::vector<Awaiting> awaiting_;  // moves that were not answered yet
};

}  // namespace mohreh::server
