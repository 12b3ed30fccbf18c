// Any bytes may claim to be a message, from a client or from a server. What is read is written and
// read again alike; what is refused has a place inside the text.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/codec.h"
#include "protocol/field_kinds.h"

namespace {

using namespace mohreh::protocol;

template <class Message>
bool same_message(const Message& a, const Message& b) {
  if (a.id != b.id || a.content.index() != b.content.index()) return false;
  return std::visit(
      [&]<class Content>(const Content& content) {
        return same_value(content, std::get<Content>(b.content));
      },
      a.content);
}

template <class Read, class Write>
void check(std::string_view bytes, Read read, Write write) {
  const auto message = read(bytes);
  if (!message) {
    if (message.error().line < 1 || message.error().reason.empty()) std::abort();
    return;
  }
  const std::string text = write(*message);
  const auto again = read(text);
  if (!again || !same_message(*again, *message) || write(*again) != text) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  check(bytes, read_client_message, write_client_message);
  check(bytes, read_server_message, write_server_message);
  message_id(bytes);
  return 0;
}
