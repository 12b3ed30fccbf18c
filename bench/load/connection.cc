#include "bench/load/connection.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

namespace mohreh::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using Error = boost::system::error_code;
using Tcp = asio::ip::tcp;
using Socket = asio::basic_stream_socket<Tcp, asio::io_context::executor_type>;

// Well below the usual 28,000 ephemeral ports.
constexpr int kPortsOfAddress = 20'000;

// 127.0.0.1, 127.0.0.2, … are all this machine.
asio::ip::address_v4 loopback(int number) {
  return asio::ip::address_v4(
      static_cast<asio::ip::address_v4::uint_type>(0x7F000001 + number / kPortsOfAddress));
}

class WebSocketConnection final : public Connection,
                                  public std::enable_shared_from_this<WebSocketConnection> {
 public:
  WebSocketConnection(asio::io_context& io, Owner& owner) : owner_(&owner), stream_(io) {}

  void begin(const Destination& destination, int number) {
    Error error;
    Socket& socket = stream_.next_layer();
    socket.open(destination.server.protocol(), error);
    const asio::ip::address address = destination.server.address();
    if (!error && number >= kPortsOfAddress && address.is_v4() && address.is_loopback()) {
      socket.bind({loopback(number), 0}, error);
    }
    if (!error) socket.set_option(Tcp::no_delay(true), error);
    if (error) {
      asio::post(stream_.get_executor(), [self = shared_from_this(), error] { self->fail(error); });
      return;
    }
    socket.async_connect(destination.server, [self = shared_from_this(), host = destination.host,
                                              path = destination.path](Error failed) {
      if (failed) return self->fail(failed);
      self->shake_hands(host, path);
    });
  }

  void send(std::string text) override {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }

  void drop() override {
    owner_ = nullptr;
    Error ignored;
    stream_.next_layer().close(ignored);
  }

 private:
  void shake_hands(const std::string& host, const std::string& path) {
    stream_.text(true);
    stream_.auto_fragment(false);
    // The mask keeps proxies from being fooled; here is none, and cheap numbers will do.
    stream_.secure_prng(false);
    stream_.async_handshake(host, path, [self = shared_from_this()](Error error) {
      if (error) return self->fail(error);
      if (self->owner_ == nullptr) return;
      self->owner_->opened();
      self->read();
    });
  }

  void read() {
    stream_.async_read(incoming_, [self = shared_from_this()](Error error, std::size_t size) {
      if (error) return self->fail(error);
      if (self->owner_ == nullptr) return;
      self->hear_lines({static_cast<const char*>(self->incoming_.cdata().data()), size});
      self->incoming_.consume(size);
      self->read();
    });
  }

  // A message may hold several objects, one a line.
  void hear_lines(std::string_view text) {
    while (!text.empty() && owner_ != nullptr) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(text.size(), line.size() + 1));
      owner_->heard(line);
    }
  }

  void write() {
    stream_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](Error error, std::size_t) {
                          if (error) return self->fail(error);
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  void fail(Error error) {
    if (owner_ == nullptr) return;
    Owner* owner = owner_;
    std::string why = error.message();
    if (error == websocket::error::closed && !stream_.reason().reason.empty()) {
      why = std::string(stream_.reason().reason.data(), stream_.reason().reason.size());
    }
    drop();
    owner->closed(why);
  }

  Owner* owner_;
  websocket::stream<Socket, false> stream_;
  beast::flat_buffer incoming_;
  std::deque<std::string> queue_;
};

}  // namespace

std::shared_ptr<Connection> Connection::open(asio::io_context& io, const Destination& destination,
                                             int number, Owner& owner) {
  auto connection = std::make_shared<WebSocketConnection>(io, owner);
  connection->begin(destination, number);
  return connection;
}

}  // namespace mohreh::load
