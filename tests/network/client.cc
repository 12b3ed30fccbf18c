#include "tests/network/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>
#include <sstream>

#include <cstdlib>
#include <cstring>

namespace mohreh::server {
namespace {

constexpr int kPatienceMs = 5000;

sockaddr_in loopback(const std::string& address, std::uint16_t port) {
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(port);
  inet_pton(AF_INET, address.c_str(), &to.sin_addr);
  return to;
}

}  // namespace

TestClient::TestClient(std::uint16_t port, const std::string& from)
    : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  const sockaddr_in own = loopback(from, 0);
  const sockaddr_in to = loopback("127.0.0.1", port);
  if (bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0) std::abort();
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) std::abort();
}

TestClient::~TestClient() {
  ::close(socket_);
}

bool TestClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    pollfd ready{socket_, POLLOUT, 0};
    if (poll(&ready, 1, kPatienceMs) <= 0) return false;
    const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

// False when the other side closed or nothing came in time.
bool TestClient::fill(std::size_t size) {
  while (received_.size() < size) {
    pollfd ready{socket_, POLLIN, 0};
    if (poll(&ready, 1, kPatienceMs) <= 0) return false;
    char bytes[16384];
    const auto got = recv(socket_, bytes, sizeof bytes, 0);
    if (got <= 0) return false;
    received_.append(bytes, static_cast<std::size_t>(got));
  }
  return true;
}

std::string TestClient::read_all() {
  while (fill(received_.size() + 1)) {
  }
  return std::move(received_);
}

bool TestClient::is_closed() {
  pollfd ready{socket_, POLLIN, 0};
  char byte[4096];
  while (poll(&ready, 1, kPatienceMs) > 0) {
    if (recv(socket_, byte, sizeof byte, 0) <= 0) return true;
  }
  return false;
}

std::string TestClient::response(bool head_only) {
  std::size_t end = 0;
  while ((end = received_.find("\r\n\r\n")) == std::string::npos) {
    if (!fill(received_.size() + 1)) return {};
  }
  std::size_t size = end + 4;
  const std::string length = header_of(received_.substr(0, size), "Content-Length");
  if (!head_only && !length.empty()) size += std::strtoul(length.c_str(), nullptr, 10);
  if (!fill(size)) return {};
  std::string one = received_.substr(0, size);
  received_.erase(0, size);
  return one;
}

std::string TestClient::get(std::string_view target, std::string_view headers) {
  std::string request = "GET ";
  request.append(target).append(" HTTP/1.1\r\nHost: localhost\r\n").append(headers);
  send(request + "\r\n");
  return response();
}

std::string TestClient::upgrade(std::string_view path, std::string_view headers) {
  std::string request = "GET ";
  request.append(path).append(
      " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
  request.append(headers);
  send(request + "\r\n");
  return response();
}

void TestClient::send_frame(std::uint8_t opcode, std::string_view payload) {
  std::string bytes{static_cast<char>(0x80 | opcode)};
  if (payload.size() < 126) {
    bytes.push_back(static_cast<char>(0x80 | payload.size()));
  } else if (payload.size() < 65536) {
    bytes.push_back(static_cast<char>(0x80 | 126));
    bytes.push_back(static_cast<char>(payload.size() >> 8));
    bytes.push_back(static_cast<char>(payload.size() & 0xff));
  } else {
    bytes.push_back(static_cast<char>(0x80 | 127));
    for (int shift = 56; shift >= 0; shift -= 8) {
      bytes.push_back(static_cast<char>(payload.size() >> shift & 0xff));
    }
  }
  bytes.append(4, '\0');  // a mask of zeros leaves the payload as it is
  bytes.append(payload);
  send(bytes);
}

std::optional<TestClient::Frame> TestClient::frame() {
  if (lines_.empty()) {
    auto whole = whole_frame();
    if (!whole || whole->opcode != 1) return whole;
    std::istringstream text(whole->payload + "\n");
    for (std::string line; std::getline(text, line);) lines_.push_back(line);
  }
  Frame one{1, lines_.front()};
  lines_.pop_front();
  return one;
}

std::optional<TestClient::Frame> TestClient::whole_frame() {
  if (!fill(2)) return std::nullopt;
  std::size_t size = static_cast<unsigned char>(received_[1]) & 0x7fu;
  std::size_t start = 2;
  if (size >= 126) {
    const std::size_t wide = size == 126 ? 2 : 8;
    start += wide;
    if (!fill(start)) return std::nullopt;
    size = 0;
    for (std::size_t i = 0; i < wide; ++i) {
      size = size << 8 | static_cast<unsigned char>(received_[2 + i]);
    }
  }
  if (!fill(start + size)) return std::nullopt;
  Frame one;
  one.opcode = static_cast<std::uint8_t>(static_cast<unsigned char>(received_[0]) & 0x0fu);
  one.payload = received_.substr(start, size);
  received_.erase(0, start + size);
  return one;
}

std::uint16_t TestClient::Frame::close_code() const {
  if (opcode != 8 || payload.size() < 2) return 0;
  return static_cast<std::uint16_t>(static_cast<unsigned char>(payload[0]) << 8 |
                                    static_cast<unsigned char>(payload[1]));
}

std::string header_of(const std::string& response, std::string_view name) {
  std::size_t line = response.find("\r\n");
  while (line != std::string::npos && response.compare(line, 4, "\r\n\r\n") != 0) {
    line += 2;
    const std::size_t end = response.find("\r\n", line);
    const std::size_t colon = response.find(':', line);
    if (colon - line == name.size() &&
        strncasecmp(response.data() + line, name.data(), name.size()) == 0) {
      return response.substr(colon + 2, end - colon - 2);
    }
    line = end;
  }
  return {};
}

std::string body_of(const std::string& response) {
  const std::size_t end = response.find("\r\n\r\n");
  return end == std::string::npos ? "" : response.substr(end + 4);
}

int status_of(const std::string& response) {
  return response.starts_with("HTTP/1.1 ") ? std::atoi(response.c_str() + 9) : 0;
}

}  // namespace mohreh::server
