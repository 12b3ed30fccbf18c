#pragma once
// The application behind the network side: greets visitors, takes their messages to the rooms they
// are for, and answers what is for no room.

#include <functional>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

#include "protocol/client_to_server.h"
#include "protocol/server_to_client.h"
#include "server/accounts/guests.h"
#include "server/api/api.h"
#include "server/application.h"
#include "server/asio.h"
#include "server/config/config.h"
#include "server/lobby/attempts.h"
#include "server/lobby/deliveries.h"
#include "server/lobby/directory.h"
#include "server/lobby/housekeeping.h"
#include "server/lobby/visitor.h"

namespace mohreh::server {

class Hall final : public Application {
 public:
  // Opens the data folder; throws StoreError with what to do about it.
  Hall(const Config& config, Metrics& metrics);

  void attach(boost::asio::io_context& io, std::uint16_t port) override;
  void detach() override;
  void opened(const std::shared_ptr<Peer>& peer) override;
  void received(const std::shared_ptr<Peer>& peer, std::string_view text) override;
  void too_fast(const std::shared_ptr<Peer>& peer, std::string_view text) override;
  void closed(const std::shared_ptr<Peer>& peer) override;
  ApiResponse api(const ApiRequest& request) override;
  bool healthy() override { return writer_.healthy(); }
  void going_away() override;

 private:
  using VisitorPtr = std::shared_ptr<Visitor>;

  VisitorPtr visitor(std::uint64_t number);
  void answer(const Visitor& visitor, std::int64_t id, protocol::ServerContent content);
  void refuse(const Visitor& visitor, std::int64_t id, protocol::Refusal code, int n = 0,
              std::string text = {});

  void greet(const VisitorPtr& visitor, std::int64_t id, const protocol::Hello& hello);
  void on(const VisitorPtr& visitor, std::int64_t id, const protocol::Rename& rename);
  void on(const VisitorPtr& visitor, std::int64_t id, const protocol::MoveDevice& move);
  void on(const VisitorPtr& visitor, std::int64_t id, const protocol::Ping& ping);
  void on(const VisitorPtr& visitor, std::int64_t id, const protocol::ListTables& list);
  void on(const VisitorPtr& visitor, std::int64_t id, const protocol::MakeTable& make);
  void on(const VisitorPtr& visitor, std::int64_t id, const protocol::PlayOn& play_on);
  void take_to_room(const VisitorPtr& visitor, protocol::TableCode code,
                    protocol::ClientMessage message);
  void tell_room(const VisitorPtr& visitor, const std::shared_ptr<Room>& room,
                 protocol::ClientMessage message, bool is_new);
  void enter_new(const VisitorPtr& visitor, std::int64_t id, const std::shared_ptr<Room>& room);
  // Runs it where the disk may be read. What cannot be read is refused; it costs nobody else.
  void look_up(const VisitorPtr& visitor, std::int64_t id, std::function<void()> what);
  bool may_make_table(const VisitorPtr& visitor, std::int64_t id);
  void forget(const protocol::UserId& user);

  Metrics& metrics_;
  Database database_;
  Reader reader_;
  Writer writer_;
  Thinkers thinkers_;
  asio::thread_pool reading_{1};
  Guests guests_;
  std::unique_ptr<Deliveries> deliveries_;
  std::unique_ptr<Directory> directory_;
  OperatorStatus status_;
  std::unique_ptr<Api> api_;
  std::unique_ptr<Housekeeping> housekeeping_;
  const Config config_;
  Attempts wrong_codes_{20};
  Attempts new_guests_{30};
  Attempts new_tables_{30};
  std::shared_mutex mutex_;
  std::unordered_map<std::uint64_t, VisitorPtr> visitors_;
};

}  // namespace mohreh::server
