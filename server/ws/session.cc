#include "server/ws/session.h"

#include <spdlog/spdlog.h>

#include <exception>

namespace mohreh::server {
namespace {

// Buffers up to this size are kept between messages.
constexpr std::size_t kKeptBuffer = 2048;
constexpr std::size_t kKeptMessages = 4;

}  // namespace

WsSession::WsSession(std::shared_ptr<Context> context, Socket socket, Slots slots,
                     const Address& client, Purpose purpose)
    : context_(std::move(context)),
      stream_(std::move(socket)),
      slots_(std::move(slots)),
      purpose_(purpose),
      is_limited_(!context_->admission.is_unlimited(client)),
      bucket_(context_->config.limits.message_burst, context_->config.limits.messages_per_second,
              std::chrono::steady_clock::now()) {
  number = ++context_->last_number;
  // Limits are for households: one of IPv6 has billions of addresses.
  address = to_string(is_limited_ ? household(client) : client);
  context_->metrics.connections.add();
  context_->sessions.begin();
}

WsSession::~WsSession() = default;

void WsSession::start(std::shared_ptr<WsSession> session, std::unique_ptr<HttpRequest> request) {
  auto executor = session->stream_.get_executor();
  asio::co_spawn(
      executor,
      [session = std::move(session), request = std::move(request)]() mutable -> Awaitable<void> {
        return session->serve(std::move(request));
      },
      asio::detached);
}

void WsSession::set_options() {
  const Times& times = context_->config.times;
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = times.closing;
  timeout.idle_timeout = times.silence;
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
  stream_.read_message_max(context_->config.limits.message_bytes);
  stream_.auto_fragment(false);
  stream_.text(true);
  if (is_limited_) {
    stream_.control_callback(
        [this](websocket::frame_type kind, beast::string_view) { count_ping(kind); });
  }
}

Awaitable<bool> WsSession::accept(std::unique_ptr<HttpRequest> request) {
  set_options();
  const auto [error] = co_await stream_.async_accept(*request, kAwait);
  co_return !error;
}

Awaitable<void> WsSession::serve(std::unique_ptr<HttpRequest> request) {
  const auto self = shared_from_this();
  if (co_await accept(std::move(request))) {
    context_->sessions.add(self);
    tell([&](Application& application) { application.opened(self); });
    if (context_->stopping) close(websocket::close_code::going_away, "");
    while (true) {
      const auto [error, size] = co_await stream_.async_read(incoming_, kAwait);
      if (error) break;
      if (!stream_.got_text()) {
        is_deaf_ = true;
        close(websocket::close_code::unknown_data, "text only");
      }
      if (!is_deaf_) take({static_cast<const char*>(incoming_.cdata().data()), size});
      incoming_.consume(incoming_.size());
      if (incoming_.capacity() > kKeptBuffer) incoming_.shrink_to_fit();
    }
    {
      const std::lock_guard lock(mutex_);
      is_done_ = true;
    }
    // The application may hold on to the peer; the connection must not live as long.
    boost::system::error_code ignored;
    stream_.next_layer().close(ignored);
    context_->sessions.remove(*this);
    tell([&](Application& application) { application.closed(self); });
  }
  slots_ = {};
  context_->metrics.connections.subtract();
  context_->sessions.end();
}

void WsSession::take(std::string_view text) {
  context_->metrics.messages_in.add();
  context_->metrics.bytes_in.add(text.size());
  if (is_limited_ && !bucket_.take(std::chrono::steady_clock::now())) return refuse(text);
  if (refusals_ > 0 && bucket_.is_half_full()) refusals_ = 0;
  if (purpose_ == Purpose::echo) return send(std::make_shared<const std::string>(text));
  tell([&](Application& application) { application.received(shared_from_this(), text); });
}

// A fault of the application costs this connection, not the server.
template <class Call>
void WsSession::tell(Call call) {
  if (purpose_ == Purpose::echo) return;
  try {
    call(context_->application);
  } catch (const std::exception& error) {
    spdlog::error("a message could not be handled: {}", error.what());
    is_deaf_ = true;
    close(websocket::close_code::internal_error, "");
  }
}

void WsSession::refuse(std::string_view text) {
  context_->metrics.too_fast.add();
  if (++refusals_ > context_->config.limits.refusals_before_close) {
    is_deaf_ = true;
    close(websocket::close_code::policy_error, "too many messages");
  } else {
    tell([&](Application& application) { application.too_fast(shared_from_this(), text); });
  }
}

// Beast answers pings by itself; a flood of them must cost tokens too.
void WsSession::count_ping(websocket::frame_type kind) {
  if (kind != websocket::frame_type::ping) return;
  if (bucket_.take(std::chrono::steady_clock::now())) return;
  context_->metrics.too_fast.add();
  if (++refusals_ > context_->config.limits.refusals_before_close) {
    is_deaf_ = true;
    close(websocket::close_code::policy_error, "too many messages");
  }
}

bool WsSession::is_over_limit(const Message& text) const {
  const Limits& limits = context_->config.limits;
  return queued_ >= limits.queue_messages ||
         (queued_ > 0 && queued_bytes_ + text->size() > limits.queue_bytes);
}

void WsSession::send(std::shared_ptr<const std::string> text) {
  bool is_full = false;
  {
    const std::lock_guard lock(mutex_);
    if (is_done_) return;
    is_full = is_over_limit(text);
    if (is_full) {
      is_done_ = true;
    } else {
      ++queued_;
      queued_bytes_ += text->size();
      waiting_.push_back(std::move(text));
      if (is_writing_) return;
      is_writing_ = true;
    }
  }
  if (!is_full) return start_writing();
  context_->metrics.dropped_slow_readers.add();
  // A peer that does not read would not read a close either.
  cut();
}

void WsSession::close(std::uint16_t code, std::string_view reason) {
  {
    const std::lock_guard lock(mutex_);
    if (is_done_) return;
    is_done_ = true;
    closing_ = std::make_unique<websocket::close_reason>(
        static_cast<websocket::close_code>(code),
        beast::string_view(reason.data(), std::min<std::size_t>(reason.size(), 120)));
    if (is_writing_) return;
    is_writing_ = true;
  }
  start_writing();
}

void WsSession::cut() {
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    boost::system::error_code ignored;
    self->stream_.next_layer().close(ignored);
  });
}

// At once where that is possible: whoever has more to say has put it into one text.
void WsSession::start_writing() {
  asio::dispatch(stream_.get_executor(), [self = shared_from_this()] { self->write_next(); });
}

void WsSession::write_next() {
  {
    std::unique_lock lock(mutex_);
    if (waiting_.empty()) {
      if (closing_) {
        lock.unlock();
        return start_closing();
      }
      is_writing_ = false;
      // Most connections are quiet most of the time.
      if (joined_.capacity() > kKeptBuffer) joined_.shrink_to_fit();
      if (sending_.capacity() > kKeptMessages) sending_.shrink_to_fit();
      if (waiting_.capacity() > kKeptMessages) waiting_.shrink_to_fit();
      return;
    }
    take_waiting();
  }
  stream_.async_write(asio::buffer(sending_.size() == 1 ? *sending_[0] : joined_),
                      [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                        // Reading fails as well then, and ends the session.
                        if (error) return;
                        self->count_sent();
                        self->write_next();
                      });
}

// One send costs more than anything in it: objects that wait go out together, one a line.
void WsSession::take_waiting() {
  if (purpose_ == Purpose::echo) {
    sending_.push_back(std::move(waiting_.front()));
    waiting_.erase(waiting_.begin());
    return;
  }
  sending_.swap(waiting_);
  if (sending_.size() == 1) return;
  for (const Message& text : sending_) {
    if (!joined_.empty()) joined_ += '\n';
    joined_ += *text;
  }
}

void WsSession::count_sent() {
  std::size_t bytes = 0;
  for (const Message& text : sending_) bytes += text->size();
  context_->metrics.messages_out.add(sending_.size());
  context_->metrics.bytes_out.add(bytes);
  {
    const std::lock_guard lock(mutex_);
    queued_ -= sending_.size();
    queued_bytes_ -= bytes;
  }
  sending_.clear();
  joined_.clear();
}

// Once only, so nobody changes closing_ any more.
void WsSession::start_closing() {
  is_deaf_ = true;
  stream_.async_close(*closing_, [self = shared_from_this()](boost::system::error_code) {});
}

}  // namespace mohreh::server
