#include "server/http/session.h"

#include <spdlog/spdlog.h>

#include <array>
#include <optional>

#include "server/http/routes.h"
#include "server/ws/session.h"

namespace mohreh::server {
namespace {

using Stream = beast::basic_stream<Tcp, Executor>;
using Parser = http::request_parser<http::string_body>;

std::string_view text_of(beast::string_view text) {
  return {text.data(), text.size()};
}

// The status for a request that could not be read; 0 where nobody waits for an answer.
int status_of(const boost::system::error_code& error) {
  if (error == http::error::header_limit) return 431;
  if (error == http::error::body_limit) return 413;
  if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
  return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

// A stop waits for it.
class InProgress {
 public:
  explicit InProgress(OpenSessions& sessions) : sessions_(sessions) { sessions_.begin(); }
  InProgress(const InProgress&) = delete;
  InProgress& operator=(const InProgress&) = delete;
  ~InProgress() { sessions_.end(); }

 private:
  OpenSessions& sessions_;
};

// One connection. Lives in the frame of serve_http.
class Connection {
 public:
  Connection(Context& context, Socket socket, const Address& remote, Admission::Slot slot)
      : context_(context), stream_(std::move(socket)), remote_(remote), slot_(std::move(slot)) {
    context_.metrics.http_connections.add();
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() { context_.metrics.http_connections.subtract(); }

  Awaitable<void> serve() {
    // GCC 12 miscompiles a loop that awaits in its condition and has no body.
    bool goes_on = true;
    while (goes_on) goes_on = co_await serve_request();
  }

 private:
  // False when the connection has ended or is no longer ours.
  Awaitable<bool> serve_request() {
    if (!co_await request_begins()) co_return false;
    // Beast adds a request line and headers up to this size.
    auto parser = std::make_unique<Parser>();
    parser->header_limit(static_cast<std::uint32_t>(context_.config.limits.header_bytes));
    parser->body_limit(context_.config.limits.body_bytes);
    stream_.expires_after(context_.config.times.header);
    const auto [error, size] = co_await http::async_read_header(stream_, buffer_, *parser, kAwait);
    if (error) co_return co_await give_up(status_of(error));
    const InProgress in_progress(context_.sessions);
    const bool goes_on = co_await handle(*parser);
    co_return goes_on && !context_.stopping;
  }

  // Waits for the first byte; the time for the head starts then.
  Awaitable<bool> request_begins() {
    if (is_first_ || buffer_.size() > 0) {
      is_first_ = false;
      co_return true;
    }
    buffer_.shrink_to_fit();
    stream_.expires_after(context_.config.times.idle);
    const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(1024), kAwait);
    if (error) co_return false;
    buffer_.commit(size);
    co_return true;
  }

  Awaitable<bool> handle(Parser& parser) {
    const HttpRequest& request = parser.get();
    const auto target = parse_target(text_of(request.target()));
    host_ = text_of(request[http::field::host]);
    if (!target || (request.version() >= 11 && host_.empty()) ||
        (!host_.empty() && !is_host(host_)) || request.count(http::field::host) > 1) {
      co_return co_await give_up(400);
    }
    const Address client = client_of(request);
    if (websocket::is_upgrade(request)) co_return co_await upgrade(parser, *target, client);
    if (!co_await read_body(parser, *target)) co_return false;
    const bool keeps = request.keep_alive() && !context_.stopping;
    const Asked asked{request, *target, host_, client};
    Reply reply = co_await answer(context_, asked);
    reply.finish(keeps, request.method() == http::verb::head);
    const bool was_written = co_await write(reply);
    co_return was_written&& keeps;
  }

  Address client_of(const HttpRequest& request) const {
    // Several headers of the name are one list.
    std::string forwarded;
    const auto [begin, end] = request.equal_range("X-Forwarded-For");
    for (auto header = begin; header != end; ++header) {
      if (!forwarded.empty()) forwarded.append(",");
      forwarded.append(text_of(header->value()));
    }
    return client_address(remote_, forwarded, context_.config.trusted_proxies);
  }

  Awaitable<bool> read_body(Parser& parser, const Target& target) {
    if (parser.is_done()) co_return true;
    const bool may_have_body = is_api(target.path) && parser.get().method() == http::verb::post;
    const auto length = parser.content_length();
    if (!may_have_body || (length && *length > context_.config.limits.body_bytes)) {
      co_return co_await give_up(413);
    }
    stream_.expires_after(context_.config.times.body);
    if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
      constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
      const auto [error, size] =
          co_await asio::async_write(stream_, asio::buffer(kContinue), kAwait);
      if (error) co_return false;
    }
    const auto [error, size] = co_await http::async_read(stream_, buffer_, parser, kAwait);
    if (error) co_return co_await give_up(status_of(error));
    co_return true;
  }

  Awaitable<bool> write(const Reply& reply) {
    const auto status_class = static_cast<std::size_t>(reply.status() / 100 - 1);
    if (status_class < context_.metrics.http_requests.size()) {
      context_.metrics.http_requests[status_class].add();
    }
    stream_.expires_after(context_.config.times.sending);
    const std::array parts{asio::buffer(reply.head().data(), reply.head().size()),
                           asio::buffer(reply.payload().data(), reply.payload().size())};
    const auto [error, size] = co_await asio::async_write(stream_, parts, kAwait);
    co_return !error;
  }

  // Answers what could not be read and ends the connection. Always false.
  Awaitable<bool> give_up(int status) {
    if (status == 0) co_return false;
    Reply reply = error_reply(status, host_,
                              status == 413   ? "too_large"
                              : status == 431 ? "header_too_large"
                              : status == 429 ? "too_many_connections"
                              : status == 403 ? "origin_not_allowed"
                                              : "bad_request");
    reply.finish(false, false);
    if (!co_await write(reply)) co_return false;
    // Closing while the client still sends would make it lose the answer.
    boost::system::error_code ignored;
    stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    stream_.expires_after(std::chrono::seconds(1));
    for (int part = 0; part < 64; ++part) {
      buffer_.clear();
      const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(16384), kAwait);
      if (error) break;
    }
    co_return false;
  }

  Awaitable<bool> upgrade(Parser& parser, const Target& target, const Address& client) {
    const bool is_echo = target.path == "/echo" && context_.config.echo;
    if (target.path != "/ws" && !is_echo) co_return co_await give_up(400);
    const std::string_view origin = text_of(parser.get()[http::field::origin]);
    if (!origin_may_connect(origin, host_, context_.allowed_origins)) {
      context_.metrics.refused_connections.add();
      co_return co_await give_up(403);
    }
    std::optional<Admission::Slot> behind_proxy;
    if (client != remote_) {
      behind_proxy = context_.admission.client_behind_proxy(client);
      if (!behind_proxy) {
        context_.metrics.refused_connections.add();
        co_return co_await give_up(429);
      }
    }
    const auto purpose = is_echo ? WsSession::Purpose::echo : WsSession::Purpose::application;
    stream_.expires_never();
    auto session = std::make_shared<WsSession>(
        context_.shared_from_this(), stream_.release_socket(),
        WsSession::Slots{std::move(slot_), std::move(behind_proxy)}, client, purpose);
    WsSession::start(std::move(session), std::make_unique<HttpRequest>(parser.release()));
    co_return false;
  }

  Context& context_;
  Stream stream_;
  const Address remote_;
  Admission::Slot slot_;
  beast::flat_buffer buffer_;
  std::string host_;
  bool is_first_ = true;
};

}  // namespace

Awaitable<void> serve_http(Context& context, Socket socket, Address remote, Admission::Slot slot) {
  auto connection =
      std::make_unique<Connection>(context, std::move(socket), remote, std::move(slot));
  try {
    co_await connection->serve();
  } catch (const std::exception& error) {
    spdlog::error("a connection failed: {}", error.what());
  }
}

}  // namespace mohreh::server
