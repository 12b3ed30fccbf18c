#pragma once
// An address of a client or proxy, read from text. IPv4 and IPv6 have one form inside (IPv4 mapped
// into IPv6), so that the same client is the same however it came. No Boost: it is fuzzed.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mohreh::server {

struct Address {
  std::array<std::uint8_t, 16> bytes{};

  friend bool operator==(const Address&, const Address&) = default;
};

// "192.0.2.7", "2001:db8::1", "::ffff:192.0.2.7"; also in brackets. No port, no zone.
std::optional<Address> parse_address(std::string_view text);
std::string to_string(const Address& address);

bool is_ipv4(const Address& address);
bool is_loopback(const Address& address);
// 10/8, 172.16/12, 192.168/16: what a home network hands out.
bool is_private(const Address& address);

// The part of the address that stands for one household: all of IPv4, the first half of IPv6,
// because one IPv6 household has billions of addresses.
Address household(Address address);

// An address or a range such as 10.0.0.0/8.
struct AddressRange {
  Address base;
  int bits = 128;  // of the form inside

  bool contains(const Address& address) const;
};

std::optional<AddressRange> parse_range(std::string_view text);

// Who is asking. The header counts only if the connection comes from a trusted proxy; it is read
// from the right, past further trusted proxies, because the client may have written the left part.
Address client_address(const Address& remote, std::string_view forwarded_for,
                       const std::vector<AddressRange>& trusted);

}  // namespace mohreh::server
