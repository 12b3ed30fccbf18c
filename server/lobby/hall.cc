#include "server/lobby/hall.h"

#include <spdlog/spdlog.h>

#include <utility>

#include "match/cleaning.h"
#include "protocol/codec.h"
#include "server/version.h"
#include "server/wall_clock.h"

namespace mohreh::server {
namespace {

using protocol::Refusal;

constexpr std::size_t kMostTablesOfGuest = 40;
constexpr int kFinishedShown = 50;
constexpr std::uint16_t kPolicyViolation = 1008;

// Messages that change nothing the directory shows.
bool leaves_table_as_it_is(const protocol::ClientContent& content) {
  return std::holds_alternative<protocol::MakeMove>(content) ||
         std::holds_alternative<protocol::Commit>(content) ||
         std::holds_alternative<protocol::TakeBack>(content) ||
         std::holds_alternative<protocol::Ask>(content) ||
         std::holds_alternative<protocol::Say>(content) ||
         std::holds_alternative<protocol::History>(content);
}

void send(const Visitor& visitor, protocol::ServerMessage message) {
  visitor.peer->send(std::make_shared<const std::string>(protocol::write_server_message(message)));
}

}  // namespace

Hall::Hall(const Config& config, Metrics& metrics)
    : metrics_(metrics),
      database_(config.data),
      reader_(database_),
      writer_(database_, {.flushed =
                              [&metrics](std::chrono::nanoseconds time) {
                                metrics.flushes.add();
                                metrics.flush_seconds.observe(time);
                              }}),
      thinkers_(config.bot_threads, metrics),
      guests_(reader_, writer_),
      status_(config, database_.file(), writer_),
      config_(config) {}

// What is queued for the disk gets there; then everything that hangs on the network's loop goes.
void Hall::detach() {
  reading_.join();
  thinkers_.stop();
  writer_.stop();
  visitors_.clear();
  housekeeping_.reset();
  api_.reset();
  directory_.reset();
  deliveries_.reset();
}

void Hall::attach(boost::asio::io_context& io, std::uint16_t port) {
  deliveries_ = std::make_unique<Deliveries>(io);
  directory_ = std::make_unique<Directory>(House{io, writer_, thinkers_, metrics_, *deliveries_},
                                           reader_, reading_);
  api_ = std::make_unique<Api>(reader_, *directory_, metrics_, status_, Api::Place{config_, port});
  housekeeping_ = std::make_unique<Housekeeping>(io, config_, writer_);
  directory_->open();
  housekeeping_->begin();
}

void Hall::opened(const std::shared_ptr<Peer>& peer) {
  const std::unique_lock lock(mutex_);
  visitors_[peer->number] = std::make_shared<Visitor>(peer);
}

void Hall::closed(const std::shared_ptr<Peer>& peer) {
  VisitorPtr leaving;
  {
    const std::unique_lock lock(mutex_);
    const auto found = visitors_.find(peer->number);
    if (found == visitors_.end()) return;
    leaving = std::move(found->second);
    visitors_.erase(found);
  }
  leaving->goes();
  for (const protocol::TableCode code : leaving->rooms()) {
    const auto room = directory_->find(code);
    if (!room) continue;
    room->post([this, number = peer->number](Room& there) {
      there.gone(number);
      directory_->look_after(there);
    });
  }
}

Hall::VisitorPtr Hall::visitor(std::uint64_t number) {
  const std::shared_lock lock(mutex_);
  const auto found = visitors_.find(number);
  return found == visitors_.end() ? nullptr : found->second;
}

void Hall::answer(const Visitor& visitor, std::int64_t id, protocol::ServerContent content) {
  send(visitor, {id, std::move(content)});
}

void Hall::refuse(const Visitor& visitor, std::int64_t id, Refusal code, int n, std::string text) {
  metrics_.refused.add();
  answer(visitor, id, protocol::Refused{code, {}, n, std::move(text)});
}

void Hall::received(const std::shared_ptr<Peer>& peer, std::string_view text) {
  const VisitorPtr from = visitor(peer->number);
  if (!from) return;
  auto message = protocol::read_client_message(text);
  if (!message) {
    return refuse(*from, protocol::message_id(text).value_or(0), Refusal::malformed, 0,
                  message.error().message());
  }
  const std::int64_t id = message->id;
  if (const auto* hello = std::get_if<protocol::Hello>(&message->content)) {
    return greet(from, id, *hello);
  }
  if (!from->guest()) return refuse(*from, id, Refusal::hello_first);
  std::visit(
      [&](auto& content) {
        using Content = std::decay_t<decltype(content)>;
        if constexpr (requires { content.table; }) {
          const protocol::TableCode code = content.table;
          take_to_room(from, code, std::move(*message));
        } else if constexpr (!std::is_same_v<Content, protocol::Hello>) {
          on(from, id, content);
        }
      },
      message->content);
}

void Hall::look_up(const VisitorPtr& visitor, std::int64_t id, std::function<void()> what) {
  asio::post(reading_, [this, visitor, id, what = std::move(what)] {
    try {
      what();
    } catch (const std::exception& error) {
      spdlog::error("something could not be read: {}", error.what());
      refuse(*visitor, id, Refusal::storage);
    }
  });
}

void Hall::too_fast(const std::shared_ptr<Peer>& peer, std::string_view text) {
  if (const VisitorPtr from = visitor(peer->number)) {
    refuse(*from, protocol::message_id(text).value_or(0), Refusal::too_fast);
  }
}

void Hall::greet(const VisitorPtr& visitor, std::int64_t id, const protocol::Hello& hello) {
  if (hello.version != protocol::kVersion) {
    refuse(*visitor, id, Refusal::version, protocol::kVersion);
    visitor->peer->close(kPolicyViolation, "version");
    return;
  }
  const bool is_new = !hello.token && !hello.ticket;
  if (is_new && !new_guests_.allow(visitor->peer->address)) {
    return refuse(*visitor, id, Refusal::too_fast);
  }
  if (!visitor->begin_hello()) return refuse(*visitor, id, Refusal::malformed, 0, "said already");
  asio::post(reading_, [this, visitor, id, hello] {
    const auto tell = [this, visitor, id](std::optional<Guests::Admitted> admitted, Refusal code) {
      if (!admitted) {
        visitor->hello_failed();
        return refuse(*visitor, id, code);
      }
      visitor->is(admitted->guest);
      answer(*visitor, id,
             protocol::Welcome{protocol::kVersion, std::string(kBuildVersion), admitted->guest.id,
                               admitted->guest.name, admitted->token});
    };
    try {
      guests_.admit(hello, tell);
    } catch (const std::exception& error) {
      spdlog::error("a guest could not be looked up: {}", error.what());
      tell(std::nullopt, Refusal::storage);
    }
  });
}

void Hall::on(const VisitorPtr& visitor, std::int64_t id, const protocol::Rename& rename) {
  match::Guest guest = *visitor->guest();
  guest.name = match::cleaned(rename.name, match::kLongestName);
  if (guest.name.empty()) return refuse(*visitor, id, Refusal::name);
  look_up(visitor, id, [this, visitor, id, guest] {
    guests_.rename(guest, [this, visitor, id, guest](bool stored) {
      if (!stored) return refuse(*visitor, id, Refusal::storage);
      visitor->is(guest);
      answer(*visitor, id, protocol::Done{});
      for (const protocol::TableCode code : visitor->rooms()) {
        const auto room = directory_->find(code);
        if (!room) continue;
        room->post([guest](Room& there) {
          if (there.table() != nullptr) there.table()->renamed(guest);
        });
      }
    });
  });
}

void Hall::on(const VisitorPtr& visitor, std::int64_t id, const protocol::MoveDevice&) {
  answer(*visitor, id,
         protocol::TicketMade{guests_.make_ticket(visitor->guest()->id), kTicketSeconds});
}

// Answered here, not in a room: nothing waits for the disk, and nobody counts as present by it.
void Hall::on(const VisitorPtr& visitor, std::int64_t id, const protocol::Ping&) {
  answer(*visitor, id, protocol::Done{});
}

// Own tables are asked one by one, each in its room; the last answer sends the list.
void Hall::on(const VisitorPtr& visitor, std::int64_t id, const protocol::ListTables&) {
  look_up(visitor, id, [this, visitor, id] {
    struct Gathered {
      std::mutex mutex;
      protocol::Lobby lobby;
      std::size_t missing = 0;
    };
    const auto gathered = std::make_shared<Gathered>();
    const protocol::UserId user = visitor->guest()->id;
    std::vector<std::shared_ptr<Room>> rooms;
    gathered->lobby.finished = reader_.finished_matches(user, kFinishedShown);
    for (const protocol::TableCode code : reader_.tables_of(user)) {
      if (auto room = directory_->find(code)) rooms.push_back(std::move(room));
    }
    gathered->lobby.open = directory_->open_tables();
    gathered->missing = rooms.size();
    if (rooms.empty()) return answer(*visitor, id, gathered->lobby);
    for (const auto& room : rooms) {
      room->post([this, visitor, id, gathered, user](Room& there) {
        {
          const std::scoped_lock lock(gathered->mutex);
          const match::Table* table = there.table();
          if (table != nullptr && !table->closed() && table->concerns(user)) {
            gathered->lobby.mine.push_back(table->summary(user));
          }
          if (--gathered->missing > 0) return;
        }
        answer(*visitor, id, gathered->lobby);
      });
    }
  });
}

bool Hall::may_make_table(const VisitorPtr& visitor, std::int64_t id) {
  if (!new_tables_.allow(visitor->peer->address)) {
    refuse(*visitor, id, Refusal::too_fast);
  } else if (!visitor->may_enter_one_more() ||
             reader_.tables_of(visitor->guest()->id).size() >= kMostTablesOfGuest) {
    refuse(*visitor, id, Refusal::table_full);
  } else {
    return true;
  }
  return false;
}

void Hall::on(const VisitorPtr& visitor, std::int64_t id, const protocol::MakeTable& make) {
  if (auto wrong = match::Table::problem(make.settings, make.seats)) {
    return refuse(*visitor, id, Refusal::game, 0, *wrong);
  }
  look_up(visitor, id, [this, visitor, id, make] {
    if (!may_make_table(visitor, id)) return;
    const auto room = directory_->make();
    if (!room) return refuse(*visitor, id, Refusal::table_full);
    room->furnish([make, code = room->code(), host = *visitor->guest()](match::Ports ports) {
      return std::make_unique<match::Table>(code, make.settings, make.seats, host, ports);
    });
    enter_new(visitor, id, room);
  });
}

void Hall::on(const VisitorPtr& visitor, std::int64_t id, const protocol::PlayOn& play_on) {
  look_up(visitor, id, [this, visitor, id, play_on] {
    if (!may_make_table(visitor, id)) return;
    auto source = reader_.load_match(play_on.record);
    if (!source || !source->end) return refuse(*visitor, id, Refusal::no_record);
    auto played = match::Play::replay(source->row, source->entries);
    if (!played) return refuse(*visitor, id, Refusal::no_record);
    const bool possible = play_on.ply >= 0 && play_on.ply < played->plies() && play_on.seat >= 0 &&
                          play_on.seat < source->row.seats;
    protocol::TableSettings settings;
    settings.game = source->row.game;
    const std::vector<std::string> seats(static_cast<std::size_t>(source->row.seats), play_on.bot);
    const auto wrong = match::Table::problem(settings, seats);
    if (!possible || wrong || play_on.bot.empty()) {
      return refuse(*visitor, id, Refusal::game, 0, wrong.value_or("no such ply, seat or bot"));
    }
    const auto room = directory_->make();
    if (!room) return refuse(*visitor, id, Refusal::table_full);
    room->furnish([code = room->code(), source = std::move(*source), play_on,
                   by = *visitor->guest()](match::Ports ports) {
      return std::make_unique<match::Table>(code, source, play_on.ply, seat_of(play_on.seat),
                                            play_on.bot, by, ports);
    });
    enter_new(visitor, id, room);
  });
}

void Hall::enter_new(const VisitorPtr& visitor, std::int64_t id,
                     const std::shared_ptr<Room>& room) {
  tell_room(visitor, room, {id, protocol::Enter{room->code(), std::nullopt}}, true);
}

void Hall::take_to_room(const VisitorPtr& visitor, protocol::TableCode code,
                        protocol::ClientMessage message) {
  const auto room = directory_->find(code);
  if (!room) {
    const bool more = wrong_codes_.allow(visitor->peer->address);
    return refuse(*visitor, message.id, more ? Refusal::no_table : Refusal::too_fast);
  }
  tell_room(visitor, room, std::move(message), false);
}

void Hall::tell_room(const VisitorPtr& visitor, const std::shared_ptr<Room>& room,
                     protocol::ClientMessage message, bool is_new) {
  const protocol::TableCode code = room->code();
  const bool enters = std::holds_alternative<protocol::Enter>(message.content);
  if (enters && !visitor->entered(code)) return refuse(*visitor, message.id, Refusal::table_full);
  if (std::holds_alternative<protocol::Leave>(message.content)) visitor->left(code);
  const bool comes_back = enters && !is_new;
  room->post([this, visitor, code, comes_back, message = std::move(message)](Room& there) {
    const match::Table* table = there.table();
    // Whoever comes to a table that could not be written down gets it as the disk has it.
    if (comes_back && table != nullptr && table->failed()) {
      directory_->look_after(there);
      return take_to_room(visitor, code, message);
    }
    if (table == nullptr || table->closed()) {
      refuse(*visitor, message.id, Refusal::no_table);
    } else {
      there.handle(visitor->peer, *visitor->guest(), message);
      // The peer may have gone while this was on its way, and nobody will say so again.
      if (visitor->is_gone()) there.gone(visitor->peer->number);
    }
    if (!leaves_table_as_it_is(message.content)) directory_->look_after(there);
  });
}

ApiResponse Hall::api(const ApiRequest& request) {
  if (request.path != "/api/me") return api_->answer(request);
  const auto guest = guests_.find(request.bearer);
  if (!guest) return Api::problem(401, "token");
  if (request.method == "GET") {
    const auto text = reader_.export_user(guest->id);
    return text ? ApiResponse{200, *text, "application/json", "mohreh-my-data.json"}
                : Api::problem(404, "not_found");
  }
  if (request.method != "DELETE") return Api::problem(405, "method");
  forget(guest->id);
  return {200, "{}", "application/json", {}};
}

// Tables forget first, or they would write the person down again.
void Hall::forget(const protocol::UserId& user) {
  for (const protocol::TableCode code : reader_.tables_of(user)) {
    const auto room = directory_->find(code);
    if (!room) continue;
    room->post([user](Room& there) {
      if (there.table() != nullptr) there.table()->forget(user);
    });
  }
  guests_.forget(user, [](bool) {});
  const std::shared_lock lock(mutex_);
  for (const auto& [number, visitor] : visitors_) {
    const auto guest = visitor->guest();
    if (guest && guest->id == user) visitor->peer->close(kPolicyViolation, "deleted");
  }
}

void Hall::going_away() {
  if (housekeeping_) housekeeping_->end();
  if (directory_) directory_->close();
  const std::shared_lock lock(mutex_);
  for (const auto& [number, visitor] : visitors_) {
    send(*visitor, {std::nullopt, protocol::Goodbye{{}, protocol::Farewell::server_stops}});
  }
}

}  // namespace mohreh::server
