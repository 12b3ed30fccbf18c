#include "server/welcome.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <qrencode.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>

#include "i18n/words.h"

namespace mohreh::server {
namespace {

constexpr int kQuietZone = 2;  // modules; the white paper round the code

// Bridges of containers and virtual machines: phones cannot reach them.
bool is_inside_this_machine(std::string_view interface) {
  for (const std::string_view prefix : {"docker", "br-", "veth", "virbr", "lxc", "cni"}) {
    if (interface.starts_with(prefix)) return true;
  }
  return false;
}

int rank(const Address& address) {
  if (is_private(address)) return address.bytes[12] == 192 ? 0 : 1;
  return is_ipv4(address) ? 2 : 3;
}

bool is_everywhere(const Config& config) {
  const auto bound = parse_address(config.bind);
  return !bound || *bound == *parse_address("0.0.0.0") || *bound == *parse_address("::");
}

std::string address(std::string_view host, std::uint16_t port) {
  std::string text = "http://";
  const bool needs_brackets = host.find(':') != std::string_view::npos;
  text.append(needs_brackets ? "[" : "").append(host).append(needs_brackets ? "]" : "");
  if (port != 80) text.append(":").append(std::to_string(port));
  return text;
}

std::string link(std::string_view host, std::uint16_t port) {
  return address(host, port) + "/";
}

void print_both(std::string_view key, std::string_view name = "") {
  for (const Language language : {Language::en, Language::fa}) {
    const std::pair<std::string_view, std::string> values[] = {{"name", std::string(name)}};
    const std::string id = "site." + std::string(key);
    std::puts(fill(phrase(language, id), values).c_str());
  }
}

}  // namespace

std::vector<Address> own_addresses() {
  std::vector<Address> found;
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return found;
  for (const ifaddrs* entry = first; entry != nullptr; entry = entry->ifa_next) {
    if (entry->ifa_addr == nullptr || (entry->ifa_flags & IFF_UP) == 0) continue;
    // IPv6 addresses are long and change; whoever wants one knows it.
    if (entry->ifa_addr->sa_family != AF_INET || is_inside_this_machine(entry->ifa_name)) continue;
    sockaddr_in socket_address{};
    std::memcpy(&socket_address, entry->ifa_addr, sizeof socket_address);
    Address address = *parse_address("0.0.0.0");
    std::memcpy(address.bytes.data() + 12, &socket_address.sin_addr, 4);
    if (!is_loopback(address)) found.push_back(address);
  }
  freeifaddrs(first);
  std::stable_sort(found.begin(), found.end(),
                   [](const Address& a, const Address& b) { return rank(a) < rank(b); });
  return found;
}

std::vector<std::string> links(const Config& config, std::uint16_t port,
                               const std::vector<Address>& own) {
  std::vector<std::string> all;
  if (!config.public_url.empty()) all.push_back(config.public_url + "/");
  if (!is_everywhere(config)) {
    all.push_back(link(to_string(*parse_address(config.bind)), port));
    return all;
  }
  for (const Address& address : own) all.push_back(link(to_string(address), port));
  all.push_back(link("localhost", port));
  return all;
}

bool is_only_here(const Config& config) {
  const auto bound = parse_address(config.bind);
  return bound && is_loopback(*bound) && config.public_url.empty();
}

std::vector<std::string> shared_addresses(const Config& config, std::uint16_t port,
                                          const std::vector<Address>& own) {
  if (!config.public_url.empty()) return {config.public_url};
  std::vector<std::string> all;
  for (const Address& each :
       is_everywhere(config) ? own : std::vector{*parse_address(config.bind)}) {
    if (!is_loopback(each)) all.push_back(address(to_string(each), port));
  }
  return all;
}

std::string qr_code(const std::string& text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L), &QRcode_free);
  if (!code) return {};
  const auto is_dark = [&](int x, int y) {
    if (x < 0 || y < 0 || x >= code->width || y >= code->width) return false;
    return (code->data[y * code->width + x] & 1) != 0;
  };
  // Black on white whatever the terminal's colours are, two modules a character.
  std::string out;
  for (int y = -kQuietZone; y < code->width + kQuietZone; y += 2) {
    out += "\x1b[30;107m";
    for (int x = -kQuietZone; x < code->width + kQuietZone; ++x) {
      const bool upper = is_dark(x, y);
      const bool lower = is_dark(x, y + 1);
      out += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    out += "\x1b[0m\n";
  }
  return out;
}

void print_welcome(const Config& config, std::uint16_t port, WelcomeNotes notes) {
  const auto all = links(config, port, own_addresses());
  print_both(notes.without_page ? "serve_without_page" : "serve_running");
  for (const std::string& each : all) std::printf("  %s\n", each.c_str());
  if (is_only_here(config)) {
    print_both("serve_only_here");
  } else if (config.qr || isatty(STDOUT_FILENO) != 0) {
    print_both("serve_phones");
    std::fputs(qr_code(all.front()).c_str(), stdout);
  }
  print_both("serve_data", config.data);
  if (notes.shows_token) print_both("serve_operator", config.operator_token);
  print_both("serve_stop");
  std::fflush(stdout);
}

}  // namespace mohreh::server
