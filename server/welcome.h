#pragma once
// What the server says on standard output when it has started: where to find it, in both
// languages, and a QR code for phones in the same network.

#include <cstdint>
#include <string>
#include <vector>

#include "server/config/config.h"
#include "server/http/address.h"

namespace mohreh::server {

// The addresses of this machine that others may reach, those of home networks first.
std::vector<Address> own_addresses();

// Links to the server, the best to hand on first: the public one, then the home network's.
std::vector<std::string> links(const Config& config, std::uint16_t port,
                               const std::vector<Address>& own);

// Whether nobody but this machine can reach the server: it listens to loopback alone, and nobody
// has named an address under which a proxy is found.
bool is_only_here(const Config& config);

// What may stand in an invitation, the best first and without a last slash: never loopback, which
// leads each device to itself. Where a public address is set, that one alone.
std::vector<std::string> shared_addresses(const Config& config, std::uint16_t port,
                                          const std::vector<Address>& own);

// The code in half blocks, light on dark terminals and dark on light ones alike: it brings its own
// quiet zone. Empty if the text is too long for one.
std::string qr_code(const std::string& text);

// What else is said: that there is no page to play on, and the operator's token when nobody has
// chosen it.
struct WelcomeNotes {
  bool without_page = false;
  bool shows_token = false;
};
void print_welcome(const Config& config, std::uint16_t port, WelcomeNotes notes);

}  // namespace mohreh::server
