#include "server/lobby/room.h"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "protocol/codec.h"
#include "server/wall_clock.h"

namespace mohreh::server {
namespace {

bool is_move(const protocol::ClientContent& content) {
  return std::holds_alternative<protocol::MakeMove>(content) ||
         std::holds_alternative<protocol::Commit>(content);
}

}  // namespace

void Room::post(Input input) {
  asio::dispatch(strand_, [self = shared_from_this(), input = std::move(input)]() mutable {
    if (self->furnished_) {
      self->run(input);
    } else {
      self->early_.push_back(std::move(input));
    }
  });
}

void Room::run(const Input& input) {
  input(*this);
}

void Room::furnish(const MakeTable& make) {
  asio::dispatch(strand_, [self = shared_from_this(), make] {
    if (make) {
      self->table_ = make({self.get(), self.get(), self.get(), self.get(), self.get()});
    }
    self->furnished_ = true;
    for (const Input& input : std::exchange(self->early_, {})) self->run(input);
  });
}

void Room::handle(const std::shared_ptr<Peer>& peer, const match::Guest& guest,
                  const protocol::ClientMessage& message) {
  const auto known = std::find_if(peers_.begin(), peers_.end(),
                                  [&](const auto& entry) { return entry.first == peer->number; });
  if (known == peers_.end()) peers_.emplace_back(peer->number, peer);
  if (is_move(message.content)) {
    awaiting_.push_back({peer->number, message.id, std::chrono::steady_clock::now()});
  }
  table_->handle({peer->number}, guest, message);
}

void Room::gone(std::uint64_t peer) {
  if (table_ != nullptr) table_->gone({peer});
  std::erase_if(peers_, [&](const auto& entry) { return entry.first == peer; });
  std::erase_if(awaiting_, [&](const Awaiting& awaiting) { return awaiting.peer == peer; });
  if (peers_.empty()) peers_.shrink_to_fit();
}

bool Room::may_be_put_away() const {
  return table_ == nullptr || (!table_->has_listeners() && table_->rests());
}

void Room::write(std::uint64_t sequence, std::vector<match::Write> writes) {
  house_.writer.submit(std::move(writes), [self = shared_from_this(), sequence](bool stored) {
    asio::post(self->strand_, [self, sequence, stored] {
      if (stored) {
        self->table_->stored(sequence);
      } else {
        spdlog::error("a table could not be written down: {}", self->house_.writer.last_error());
        self->table_->storage_failed(sequence);
      }
    });
  });
}

void Room::send(std::span<const match::Connection> to, const protocol::ServerMessage& message) {
  const auto text = std::make_shared<const std::string>(protocol::write_server_message(message));
  for (const match::Connection connection : to) {
    const auto found = std::find_if(peers_.begin(), peers_.end(), [&](const auto& entry) {
      return entry.first == connection.number;
    });
    if (found == peers_.end()) continue;
    if (message.id) count_answer(connection, message);
    found->second->send(text);
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
    if (!error && self && self->table_ != nullptr) self->table_->tick();
  });
}

void Room::fill(std::span<std::uint8_t> bytes) {
  randombytes_buf(bytes.data(), bytes.size());
}

void Room::think(match::Thought thought, std::string_view level, const AnyView& view, Seat seat,
                 const AnyMoveList& legal) {
  house_.thinkers.think(
      std::string(level), view, seat, legal, [self = shared_from_this(), thought](AnyMove move) {
        asio::post(self->strand_,
                   [self, thought, move] { self->table_->bot_chose(thought, move); });
      });
}

void Room::advise(match::Thought thought, const AnyView& view, Seat seat,
                  const AnyMoveList& legal) {
  house_.thinkers.advise(view, seat, legal,
                         [self = shared_from_this(), thought](std::string answer) {
                           asio::post(self->strand_, [self, thought, answer = std::move(answer)] {
                             self->table_->advised(thought, answer);
                           });
                         });
}

}  // namespace mohreh::server
