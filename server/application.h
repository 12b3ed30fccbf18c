#pragma once
// What the network side asks of the program behind it. The network side (http/, ws/) moves bytes
// and knows limits, headers and queues; the application knows guests, tables and matches. Calls
// come from any network thread; calls about one peer never overlap.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace boost::asio {
class io_context;
}

namespace mohreh::server {

// A client over WebSocket. Both calls may come from any thread and return at once.
class Peer {
 public:
  virtual ~Peer() = default;
  // Queues a text message. A peer whose queue is full is dropped: it gets a fresh view on return.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // Sends what is queued, then closes with that WebSocket code.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;

  std::uint64_t number = 0;  // never used twice while the server runs
  std::string address;       // of the client, for limits; never stored
};

struct ApiRequest {
  std::string_view method;  // GET, POST, DELETE
  std::string_view path;    // without the query, decoded
  std::string_view query;
  std::string_view bearer;  // the token of the Authorization header, or empty
  std::string_view body;
  std::string_view address;
};

struct ApiResponse {
  int status = 200;
  std::string body;
  std::string content_type = "application/json";
  std::string file_name;  // to be saved under, or empty
};

class Application {
 public:
  virtual ~Application() = default;
  // Before the first peer comes: the loop on which the network side runs, for whoever has to wait
  // for something as well, and the port on which it listens.
  virtual void attach(boost::asio::io_context& /*loop*/, std::uint16_t /*port*/) {}
  // The loop stands still and goes away: lets go of everything that hangs on it.
  virtual void detach() {}
  virtual void opened(const std::shared_ptr<Peer>& peer) = 0;
  virtual void received(const std::shared_ptr<Peer>& peer, std::string_view text) = 0;
  // A message over the rate limit. It is not to be acted on; the answer should say so, cheaply. A
  // peer that goes on like this is closed by the network side.
  virtual void too_fast(const std::shared_ptr<Peer>& peer, std::string_view text) = 0;
  virtual void closed(const std::shared_ptr<Peer>& peer) = 0;
  // A request below /api/. Called on a worker thread, so it may read the store.
  virtual ApiResponse api(const ApiRequest& request) = 0;
  // True while the store works; /health tells.
  virtual bool healthy() = 0;
  // The server stops: no more peers come. Says goodbye to those that are there; the network side
  // then sends what is queued and closes them.
  virtual void going_away() {}
};

}  // namespace mohreh::server
