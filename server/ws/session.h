#pragma once
// One WebSocket connection: reads text messages for the application and sends what is queued. It
// knows limits (size, rate, queue, silence) and nothing of what the messages say.
// Ten thousand of them wait at once, so an idle one holds next to nothing.

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/application.h"
#include "server/asio.h"
#include "server/context.h"
#include "server/ws/token_bucket.h"

namespace mohreh::server {

class WsSession final : public Peer, public std::enable_shared_from_this<WsSession> {
 public:
  enum class Purpose : std::uint8_t { application, echo };

  // Its own place, and that of the client if a proxy stands between.
  struct Slots {
    Admission::Slot connection;
    std::optional<Admission::Slot> behind_proxy;
  };

  WsSession(std::shared_ptr<Context> context, Socket socket, Slots slots, const Address& client,
            Purpose purpose);
  ~WsSession() override;

  // Answers the upgrade and serves until the connection ends.
  static void start(std::shared_ptr<WsSession> session, std::unique_ptr<HttpRequest> request);

  void send(std::shared_ptr<const std::string> text) override;
  void close(std::uint16_t code, std::string_view reason) override;
  // Ends the connection without a word. Any thread.
  void cut();

 private:
  // No compression: it would cost memory for every connection.
  using Stream = websocket::stream<Socket, false>;
  using Message = std::shared_ptr<const std::string>;

  Awaitable<void> serve(std::unique_ptr<HttpRequest> request);
  Awaitable<bool> accept(std::unique_ptr<HttpRequest> request);
  void set_options();
  void take(std::string_view text);
  template <class Call>
  void tell(Call call);
  void refuse(std::string_view text);
  void count_ping(websocket::frame_type kind);
  void start_writing();
  void write_next();
  void take_waiting();
  void count_sent();
  void start_closing();
  bool is_over_limit(const Message& text) const;

  const std::shared_ptr<Context> context_;
  Stream stream_;
  Slots slots_;
  const Purpose purpose_;
  const bool is_limited_;
  bool is_deaf_ = false;  // a close was asked for: what still comes is not read
  TokenBucket bucket_;
  int refusals_ = 0;
  beast::flat_buffer incoming_;

  // Only what runs in the strand touches these.
  std::vector<Message> sending_;
  std::string joined_;  // the same as one text, if they are several

  std::mutex mutex_;  // guards what follows
  std::vector<Message> waiting_;
  std::size_t queued_ = 0;
  std::size_t queued_bytes_ = 0;
  bool is_writing_ = false;
  bool is_done_ = false;  // takes nothing more
  std::unique_ptr<websocket::close_reason> closing_;
};

}  // namespace mohreh::server
