#pragma once
// One WebSocket connection to the server, on the generator's only thread. The owner outlives it and
// hears of everything: opened once, texts as they come, and in the end why it closed.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace mohreh::load {

struct Destination {
  boost::asio::ip::tcp::endpoint server;
  std::string host;  // as the Host header says it
  std::string path;
};

class Connection {
 public:
  class Owner {
   public:
    virtual void opened() = 0;
    virtual void heard(std::string_view text) = 0;
    virtual void closed(std::string_view why) = 0;

   protected:
    ~Owner() = default;
  };

  virtual ~Connection() = default;
  virtual void send(std::string text) = 0;
  // Hangs up; the owner hears nothing any more.
  virtual void drop() = 0;

  // `number` counts the connections of a run: one loopback address has no ports for all of them.
  static std::shared_ptr<Connection> open(boost::asio::io_context& io,
                                          const Destination& destination, int number, Owner& owner);
};

}  // namespace mohreh::load
