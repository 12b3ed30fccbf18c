#pragma once
// The addresses that an invitation to a table may carry, as the page is told them at
// /api/addresses.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/config/config.h"
#include "server/http/address.h"

namespace mohreh::server {

struct Addresses {
  std::vector<std::string> addresses;  // origins, the best first; never one of loopback
  bool only_here = false;              // nobody but this machine can come

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("addresses", self.addresses);
    visit("only_here", self.only_here);
  }
};

// Whoever asks from elsewhere is told nothing of the home network, which it could not reach anyway.
Addresses told_addresses(const Config& config, std::uint16_t port, std::vector<Address> own,
                         const std::optional<Address>& client);

}  // namespace mohreh::server
