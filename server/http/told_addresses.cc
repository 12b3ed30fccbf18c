#include "server/http/told_addresses.h"

#include "server/welcome.h"

namespace mohreh::server {

Addresses told_addresses(const Config& config, std::uint16_t port, std::vector<Address> own,
                         const std::optional<Address>& client) {
  const bool is_near = client && (is_loopback(*client) || is_private(*client));
  if (!is_near) std::erase_if(own, is_private);
  return {shared_addresses(config, port, own), is_only_here(config)};
}

}  // namespace mohreh::server
