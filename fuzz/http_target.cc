// Any bytes may come as the target of a request or as one of the headers that we read ourselves.
// What is taken keeps its promises: no way out of the site, no text that could break a header.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/http/address.h"
#include "server/http/target.h"

namespace {

void expect(bool holds) {
  if (!holds) std::abort();
}

void check_target(std::string_view text) {
  const auto target = mohreh::server::parse_target(text);
  if (!target) return;
  const std::string& path = target->path;
  expect(path.starts_with('/') && path.find("//") == std::string::npos);
  expect((path + "/").find("/../") == std::string::npos);
  expect((path + "/").find("/./") == std::string::npos);
  for (const char c : path) expect(static_cast<unsigned char>(c) >= 0x20 && c != '\\');
  mohreh::server::names_a_file(path);
  mohreh::server::query_value(target->query, "view");
}

void check_headers(std::string_view text) {
  using namespace mohreh::server;
  if (is_host(text)) {
    // It goes into a policy, where these would begin something new.
    expect(text.find_first_of(" ;,'\"\r\n") == std::string_view::npos);
  }
  if (const auto origin = parse_origin(text)) {
    expect(parse_origin(*origin) == origin);
    expect(origin_may_connect(text, "other.invalid", {*origin}));
  }
  accepts_coding(text, "br");
  matches_tag(text, "\"tag\"");
  bearer_token(text);
  if (const auto address = parse_address(text)) {
    expect(parse_address(to_string(*address)) == address);
    expect(household(household(*address)) == household(*address));
  }
  if (const auto range = parse_range(text)) expect(range->contains(range->base));
  const Address proxy = *parse_address("10.0.0.1");
  const Address stranger = *parse_address("192.0.2.1");
  const std::vector<AddressRange> trusted{*parse_range("10.0.0.0/8")};
  client_address(proxy, text, trusted);
  expect(client_address(stranger, text, trusted) == stranger);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check_target(text);
  check_headers(text);
  return 0;
}
