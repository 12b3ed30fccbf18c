#pragma once
// A small client for the tests of the network side: raw HTTP over a blocking socket with a time
// limit, so that tests can send what no decent client would, and just enough WebSocket.

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace mohreh::server {

class TestClient {
 public:
  // `from` is the loopback address to come from, so that tests can be several machines.
  explicit TestClient(std::uint16_t port, const std::string& from = "127.0.0.1");
  ~TestClient();
  TestClient(const TestClient&) = delete;
  TestClient& operator=(const TestClient&) = delete;

  bool send(std::string_view bytes);
  // Reads until the other side closes, or the time is over.
  std::string read_all();
  // One response with a length; empty if none came.
  std::string response(bool head_only = false);
  bool is_closed();  // waits for it

  // GET with further header lines, each ending in \r\n.
  std::string get(std::string_view target, std::string_view headers = "");

  // The answer to an upgrade.
  std::string upgrade(std::string_view path = "/ws", std::string_view headers = "");
  void send_frame(std::uint8_t opcode, std::string_view payload);
  void send_text(std::string_view text) { send_frame(1, text); }
  struct Frame {
    std::uint8_t opcode = 0;
    std::string payload;
    std::uint16_t close_code() const;
  };
  // The next frame; of a text with several lines one line at a time, for the server sends what has
  // come together as one.
  std::optional<Frame> frame();

 private:
  bool fill(std::size_t size);
  std::optional<Frame> whole_frame();
  int socket_ = -1;
  std::string received_;
  std::deque<std::string> lines_;
};

// The value of a header in a response; empty if it has none.
std::string header_of(const std::string& response, std::string_view name);
std::string body_of(const std::string& response);
int status_of(const std::string& response);

}  // namespace mohreh::server
