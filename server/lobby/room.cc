#include "server/lobby/room.h"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "protocol/codec.h"
#include "server/lobby/deliveries.h"
#include "server/lobby/directory.h"
#include "server/wall_clock.h"

namespace mohreh::server {
namespace {

bool is_move(const protocol::ClientContent& content) {
  return std::holds_alternative<protocol::MakeMove>(content) ||
         std::holds_alternative<protocol::Commit>(content);
}

}  // namespace

void Room::furnish(const MakeTable& make) {
  asio::dispatch(strand_, [self = shared_from_this(), make] {
    if (make) {
      self->table_ = make({self.get(), self.get(), self.get(), self.get(), self.get()});
    }
    self->furnished_ = true;
    self->send_unsent();
    for (auto& input : std::exchange(self->early_, {})) self->run(input);
  });
}

Room::Reader* Room::find_reader(std::uint64_t number) {
  const auto found = std::find_if(readers_.begin(), readers_.end(), [&](const Reader& reader) {
    return reader.peer->number == number;
  });
  return found == readers_.end() ? nullptr : &*found;
}

// One send costs more than anything in it.
void Room::send_unsent() {
  for (Reader& reader : readers_) {
    if (reader.unsent.empty()) continue;
    reader.peer->send(std::make_shared<const std::string>(std::exchange(reader.unsent, {})));
  }
}

void Room::handle(const std::shared_ptr<Peer>& peer, const match::Guest& guest,
                  const protocol::ClientMessage& message) {
  if (find_reader(peer->number) == nullptr) readers_.push_back({peer, {}});
  if (is_move(message.content)) {
    awaiting_.push_back({peer->number, message.id, std::chrono::steady_clock::now()});
  }
  table_->handle({peer->number}, guest, message);
}

void Room::gone(std::uint64_t peer) {
  if (table_ != nullptr) table_->gone({peer});
  std::erase_if(readers_, [&](const Reader& reader) { return reader.peer->number == peer; });
  std::erase_if(awaiting_, [&](const Awaiting& awaiting) { return awaiting.peer == peer; });
  if (readers_.empty()) readers_.shrink_to_fit();
}

bool Room::may_be_put_away() const {
  return table_ == nullptr || (!table_->has_listeners() && table_->rests());
}

void Room::write(std::uint64_t sequence, std::vector<match::Write> writes) {
  house_.writer.submit(std::move(writes),
                       [self = shared_from_this(), sequence](bool stored) mutable {
                         Deliveries& deliveries = self->house_.deliveries;
                         deliveries.bring(std::move(self), sequence, stored);
                       });
}

void Room::written(std::uint64_t sequence, bool stored) {
  if (stored) return table_->stored(sequence);
  spdlog::error("a table could not be written down: {}", house_.writer.last_error());
  table_->storage_failed(sequence);
  house_.directory->look_after(*this);
}

void Room::send(std::span<const match::Connection> to, const protocol::ServerMessage& message) {
  thread_local std::string text;
  text.clear();
  protocol::append_server_message(text, message);
  for (const match::Connection connection : to) {
    Reader* const reader = find_reader(connection.number);
    if (reader == nullptr) continue;
    if (message.id) count_answer(connection, message);
    if (!reader->unsent.empty()) reader->unsent += '\n';
    reader->unsent += text;
  }
}

void Room::count_answer(match::Connection to, const protocol::ServerMessage& message) {
  if (std::holds_alternative<protocol::Refused>(message.content)) house_.metrics.refused.add();
  const auto found =
      std::find_if(awaiting_.begin(), awaiting_.end(), [&](const Awaiting& awaiting) {
        return awaiting.peer == to.number && awaiting.id == *message.id;
      });
  if (found == awaiting_.end()) return;
  const auto* accepted = std::get_if<protocol::Accepted>(&message.content);
  // A sealed choice is on disk too, and becomes a ply of its own when the last seat has chosen.
  if (accepted != nullptr || std::holds_alternative<protocol::Sealed>(message.content)) {
    const int made = accepted != nullptr ? accepted->made : 1;
    house_.metrics.plies.add(static_cast<std::uint64_t>(made));
    house_.metrics.ply_seconds.observe(std::chrono::steady_clock::now() - found->since);
  }
  awaiting_.erase(found);
}

std::int64_t Room::now_ms() {
  return server::now_ms();
}

void Room::wake_at(std::int64_t ms) {
  if (ms == 0) {
    alarm_.cancel();
    return;
  }
  const auto wait = std::max<std::int64_t>(0, ms - now_ms());
  alarm_.expires_after(std::chrono::milliseconds(wait));
  // The room may be put away while it sleeps; whoever is due then is woken by the directory.
  alarm_.async_wait([room = weak_from_this()](const boost::system::error_code& error) {
    const auto self = room.lock();
    if (error || !self || self->table_ == nullptr) return;
    self->table_->tick();
    self->send_unsent();
  });
}

void Room::fill(std::span<std::uint8_t> bytes) {
  randombytes_buf(bytes.data(), bytes.size());
}

void Room::think(match::Thought thought, std::string_view level, const AnyView& view, Seat seat,
                 const AnyMoveList& legal) {
  house_.thinkers.think(
      std::string(level), view, seat, legal, [self = shared_from_this(), thought](AnyMove move) {
        self->post([thought, move](Room& there) { there.table_->bot_chose(thought, move); });
      });
}

void Room::advise(match::Thought thought, const AnyView& view, Seat seat,
                  const AnyMoveList& legal) {
  house_.thinkers.advise(view, seat, legal,
                         [self = shared_from_this(), thought](std::string answer) {
                           self->post([thought, answer = std::move(answer)](Room& there) {
                             there.table_->advised(thought, answer);
                           });
                         });
}

}  // namespace mohreh::server
