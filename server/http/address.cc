#include "server/http/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

#include "engine/core/words.h"

namespace mohreh::server {
namespace {

constexpr std::array<std::uint8_t, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr int kMappedBits = 96;

}  // namespace

std::optional<Address> parse_address(std::string_view text) {
  if (text.size() >= 2 && text.front() == '[' && text.back() == ']') {
    text = text.substr(1, text.size() - 2);
  }
  char terminated[INET6_ADDRSTRLEN] = {};
  if (text.empty() || text.size() >= sizeof terminated) return std::nullopt;
  if (text.find('\0') != std::string_view::npos) return std::nullopt;
  std::copy(text.begin(), text.end(), terminated);
  Address address;
  if (inet_pton(AF_INET6, terminated, address.bytes.data()) == 1) return address;
  std::copy(kMapped.begin(), kMapped.end(), address.bytes.begin());
  if (inet_pton(AF_INET, terminated, address.bytes.data() + 12) == 1) return address;
  return std::nullopt;
}

std::string to_string(const Address& address) {
  char text[INET6_ADDRSTRLEN] = {};
  if (is_ipv4(address)) {
    inet_ntop(AF_INET, address.bytes.data() + 12, text, sizeof text);
  } else {
    inet_ntop(AF_INET6, address.bytes.data(), text, sizeof text);
  }
  return text;
}

bool is_ipv4(const Address& address) {
  return std::equal(kMapped.begin(), kMapped.end(), address.bytes.begin());
}

bool is_loopback(const Address& address) {
  if (is_ipv4(address)) return address.bytes[12] == 127;
  Address one;
  one.bytes[15] = 1;
  return address == one;
}

bool is_private(const Address& address) {
  if (!is_ipv4(address)) return false;
  const std::uint8_t first = address.bytes[12];
  const std::uint8_t second = address.bytes[13];
  return first == 10 || (first == 172 && second >= 16 && second < 32) ||
         (first == 192 && second == 168);
}

Address household(Address address) {
  if (!is_ipv4(address)) std::fill(address.bytes.begin() + 8, address.bytes.end(), 0);
  return address;
}

bool AddressRange::contains(const Address& address) const {
  for (int bit = 0; bit < bits; bit += 8) {
    const auto index = static_cast<std::size_t>(bit / 8);
    const int counted = std::min(8, bits - bit);
    const int mask = 0xff & (0xff << (8 - counted));
    if ((address.bytes[index] & mask) != (base.bytes[index] & mask)) return false;
  }
  return true;
}

std::optional<AddressRange> parse_range(std::string_view text) {
  text = trimmed(text);
  const std::size_t slash = text.find('/');
  const auto base = parse_address(text.substr(0, slash));
  if (!base) return std::nullopt;
  AddressRange range{*base, 128};
  if (slash == std::string_view::npos) return range;
  const std::string_view digits = text.substr(slash + 1);
  const int most = is_ipv4(*base) ? 32 : 128;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), range.bits);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  if (range.bits < 0 || range.bits > most) return std::nullopt;
  if (is_ipv4(*base)) range.bits += kMappedBits;
  return range;
}

Address client_address(const Address& remote, std::string_view forwarded_for,
                       const std::vector<AddressRange>& trusted) {
  const auto is_trusted = [&](const Address& address) {
    return std::any_of(trusted.begin(), trusted.end(),
                       [&](const AddressRange& range) { return range.contains(address); });
  };
  Address client = remote;
  while (is_trusted(client) && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const std::string_view last =
        comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    const auto named = parse_address(trimmed(last));
    // What a trusted proxy could not read it would not have written; do not look further left.
    if (!named) return client;
    client = *named;
    forwarded_for = comma == std::string_view::npos ? "" : forwarded_for.substr(0, comma);
  }
  return client;
}

}  // namespace mohreh::server
